import type { Static } from 'typebox';
import type { PushSubscriptionSchema } from './push-subscription.schema.ts';

/** A browser that is to be told of news, and of which. */
export type PushSubscriptionBody = Static<typeof PushSubscriptionSchema>;
