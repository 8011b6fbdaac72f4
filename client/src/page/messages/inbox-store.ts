import type { InboxAction, InboxAnswer, InboxMessage } from '@lineboard/domain/words/messages/message.schema';
import { callBook, type CallError } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { useSession } from '../../ground/session/session-store.ts';

/** The customer's messages, as many pages as were opened. */
export const useInbox = createAnswerStore<InboxAnswer, number>(
  (before) => callBook('readInbox', { query: before === null ? {} : { before } }),
  {
    nextPage: ({ next }) => next,
    join: (earlier, page) => ({ ...page, messages: [...earlier.messages, ...page.messages] }),
  },
);

const applyFlag = (
  message: InboxMessage,
  messageId: number,
  action: InboxAction,
): readonly InboxMessage[] => {
  if (message.messageId !== messageId) return [message];
  return action === 'Delete' ? [] : [{ ...message, msgStatus: 'R' }];
};

/** @returns why it wasn't done; null when it was, or when the message had been withdrawn */
export const flagMessage = async (messageId: number, action: InboxAction): Promise<CallError | null> => {
  const answer = await callBook('flagMessage', { params: { messageId }, body: { action } });
  if (!answer.ok && answer.error.code !== 'notFound') return answer.error;
  const { answer: inbox, load } = useInbox.getState();
  if (!answer.ok) {
    void load();
    return null;
  }
  const { newMessagesCount } = answer.value;
  if (inbox !== null) {
    const messages = inbox.messages.flatMap((message) => applyFlag(message, messageId, action));
    useInbox.setState({ answer: { ...inbox, messages, newMessagesCount } });
  }
  useSession.getState().applyNewMessages(newMessagesCount);
  return null;
};
