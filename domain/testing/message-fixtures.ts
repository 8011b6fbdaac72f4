import type { InboxAnswer, InboxMessage } from '../src/words/messages/message.schema.ts';

/** An unread message of no priority. */
export const createMessage = (changed: Partial<InboxMessage> = {}): InboxMessage => ({
  messageId: 1,
  subject: 'Welcome',
  html: '<p>Your account is <strong>open</strong>.</p>',
  msgPriority: null,
  msgStatus: null,
  msgSentAtMs: 1_800_000_000_000,
  ...changed,
});

/** A page of the inbox, the last one. */
export const createInboxAnswer = (...messages: InboxMessage[]): InboxAnswer => ({
  messages,
  next: null,
  newMessagesCount: messages.filter(({ msgStatus }) => msgStatus === null).length,
});
