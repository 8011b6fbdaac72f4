import {
  PushAnswerSchema,
  PushEndSchema,
  PushSubscriptionSchema,
} from '../../account/notifications/push-subscription.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { PUSH_CALLS } from './push-calls.ts';

export const PUSH_CALL_SCHEMAS = {
  readPush: {
    summary: 'Whether this book tells customers of news while the page is closed, and by which key',
    caller: 'customer',
    answers: { 200: PushAnswerSchema },
    refusals: [],
  },
  savePushSubscription: {
    summary: 'Tell this browser of news from now on, or of others than before',
    description:
      'Again is no fault. The subscription ends with the session when that is ended, not when it runs out. `pushUnavailable` for a push service that the operator doesn’t allow, a key that is none, and an address of another browser; `forbidden` for demo customers.',
    caller: 'customer',
    body: PushSubscriptionSchema,
    bodyLimitBytes: 4_096,
    answers: { 204: null },
    refusals: ['forbidden', 'pushUnavailable'],
  },
  endPushSubscription: {
    summary: 'Tell this browser nothing more',
    description: 'One that the customer doesn’t have is no fault.',
    caller: 'customer',
    body: PushEndSchema,
    bodyLimitBytes: 4_096,
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof PUSH_CALLS>;
