import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { ContentText } from '../../words/content/ContentText.tsx';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { flagMessage } from './inbox-store.ts';
import classes from './SaidDialog.module.css';

const usePriorityMessages = createAnswerStore(() => callBook('readPriorityMessages'));

/** A place in a message has no name. */
const stay = (): void => undefined;

/** Messages that are shown over the page until they are read, one after the other. */
export function PriorityMessages() {
  useTexts({ messages: messagesTexts });
  const { t } = useTranslation();
  const { answer, load, forget } = usePriorityMessages();
  const newMessages = useSession((state) => state.newMessages);
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  useEffect(() => forget, [customerId, forget]);
  // Another number of unread messages may include one of these, or one less of them.
  useEffect(() => void load(), [load, newMessages, customerId]);
  const message = answer?.[0];
  if (message === undefined) return null;
  const read = async (): Promise<void> => {
    const error = await flagMessage(message.messageId, 'Read');
    if (error !== null) useNotices.getState().notify({ kind: 'error', text: t(`error:${error.code}`) });
    // It was seen: when the book can't record that, it shows the message again on the next page, not over and over.
    usePriorityMessages.setState({ answer: answer?.slice(1) ?? null });
  };
  return (
    <ModalFrame key={message.messageId} title={message.subject} onClose={() => void read()}>
      <ContentText html={message.html} onAnchor={stay} />
      <div className={classes['actions']}>
        <Button onClick={() => void read()}>{t('shell:understood')}</Button>
      </div>
    </ModalFrame>
  );
}
