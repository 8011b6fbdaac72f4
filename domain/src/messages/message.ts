import type { Static } from 'typebox';
import type { InboxActionSchema, InboxAnswerSchema, InboxMessageSchema } from './message.schema.ts';

/** A message of the book as its customer has it. */
export type InboxMessage = Static<typeof InboxMessageSchema>;

/** A page of the customer's messages. */
export type InboxAnswer = Static<typeof InboxAnswerSchema>;

/** What the customer does with a message. */
export type InboxAction = Static<typeof InboxActionSchema>['action'];
