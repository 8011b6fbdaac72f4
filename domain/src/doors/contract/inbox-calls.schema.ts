import { Type } from 'typebox';
import {
  InboxActionSchema,
  InboxAnswerSchema,
  InboxChangeSchema,
  InboxMessageSchema,
  MessageIdSchema,
} from '../../words/messages/message.schema.ts';
import {
  HiddenCommentSchema,
  NotificationsAnswerSchema,
  SeenSchema,
} from '../../words/messages/notification.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { INBOX_CALLS } from './inbox-calls.ts';

export const INBOX_CALL_SCHEMAS = {
  readInbox: {
    summary: 'The book’s messages to the customer, page by page, newest first',
    caller: 'customer',
    query: strict({ before: Type.Optional(MessageIdSchema) }),
    answers: { 200: InboxAnswerSchema },
    refusals: [],
  },
  readPriorityMessages: {
    summary: 'Unread messages that cover the page until they are read, oldest first',
    caller: 'customer',
    answers: { 200: list(InboxMessageSchema, { maxItems: 5 }) },
    refusals: [],
  },
  flagMessage: {
    summary: 'Mark a message read, or delete it',
    description: 'Again is no fault; `notFound` when the customer has no such message, or no longer.',
    caller: 'customer',
    params: strict({ messageId: MessageIdSchema }),
    body: InboxActionSchema,
    bodyLimitBytes: 1_024,
    answers: { 200: InboxChangeSchema },
    refusals: ['notFound', 'forbidden'],
  },
  hideComments: {
    summary: 'Not to be shown the comment on the account again',
    description: 'One that was written since is shown all the same.',
    caller: 'customer',
    body: HiddenCommentSchema,
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['forbidden'],
  },
  readNotifications: {
    summary: 'What came of live tickets that waited, and up to where news were seen',
    caller: 'customer',
    answers: { 200: NotificationsAnswerSchema },
    refusals: [],
  },
  markNotificationsSeen: {
    summary: 'The customer has seen the news up to an entry of the ledger',
    caller: 'customer',
    body: SeenSchema,
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof INBOX_CALLS>;
