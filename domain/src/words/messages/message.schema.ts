import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** The most characters of a message's Markdown. */
export const MOST_MESSAGE_CHARACTERS = 4_000;

/** The most messages that are kept for one customer: the oldest are deleted first. */
export const MOST_KEPT_MESSAGES = 500;

/** The most messages in one answer. */
export const MESSAGES_PAGE = 20;

/** A message's number. */
export const MessageIdSchema = bookNumber('The message’s number', { minimum: 1 });

export const MessagePrioritySchema = Type.Enum(['M', 'H'], {
  description: 'M is marked read when it is listed; H covers the page until it is read',
});

export const InboxMessageSchema = strict(
  {
    messageId: bookNumber(),
    subject: words(200),
    html: words(100_000, 'Its text, rendered and sanitized.'),
    msgPriority: orNull(MessagePrioritySchema),
    msgStatus: orNull(Type.Literal('R'), {
      description: 'R is read, null unread. One that is D, deleted, isn’t listed.',
    }),
    msgSentAtMs: count('Wall clock.'),
  },
  { title: 'InboxMessage' },
);

/** A message of the book as its customer sees it. */
export type InboxMessage = Static<typeof InboxMessageSchema>;

const newMessagesCount = () => count('How many are unread.');

export const InboxAnswerSchema = strict(
  {
    messages: list(InboxMessageSchema, { maxItems: MESSAGES_PAGE, description: 'The newest first.' }),
    next: orNull(bookNumber(), { description: '`before` of the next page; null: there are no older ones.' }),
    newMessagesCount: newMessagesCount(),
  },
  { title: 'InboxAnswer' },
);

/** A page of the customer's messages. */
export type InboxAnswer = Static<typeof InboxAnswerSchema>;

/** What the customer does with a message. */
export type InboxAction = Static<typeof InboxActionSchema>['action'];

/** `InboxChange`. */
export const InboxChangeSchema = strict({ newMessagesCount: newMessagesCount() }, { title: 'InboxChange' });

/** What the customer does with a message. */
export const InboxActionSchema = strict(
  { action: Type.Enum(['Read', 'Delete']) },
  { examples: [{ action: 'Read' }] },
);
