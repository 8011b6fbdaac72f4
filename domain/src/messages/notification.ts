import type { Static } from 'typebox';
import type { NotificationsAnswerSchema } from './notification.schema.ts';

/** What came of live tickets that waited, and up to where the customer has seen such news. */
export type NotificationsAnswer = Static<typeof NotificationsAnswerSchema>;
