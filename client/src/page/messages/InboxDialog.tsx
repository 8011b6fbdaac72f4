import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from './InboxDialog.module.css';
import { useInbox } from './inbox-store.ts';
import { MessageRow } from './MessageRow.tsx';
import { useInboxMessages } from './use-inbox-messages.ts';

/** The book's messages to the customer, newest first, over whatever page is open. */
export function InboxDialog() {
  useTexts({ messages: messagesTexts });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const source = useInbox();
  const isKnown = useSession(({ session }) => session !== null);
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const { list, remove } = useInboxMessages(customerId);
  const { answer, isLoadingMore, loadMore } = source;
  return (
    <ModalFrame title={t('messages:inbox')} onClose={close}>
      <AnswerSaid source={source} isWanted={customerId !== null} loading={t('messages:loadingInbox')} />
      {isKnown && customerId === null && (
        <p className={classes['said']}>
          {t('messages:signInFirst')} <Link to="/signIn">{t('shell:signIn')}</Link>
        </p>
      )}
      {answer?.messages.length === 0 && <p className={classes['said']}>{t('messages:noMessages')}</p>}
      {answer !== null && answer.messages.length > 0 && (
        <ul ref={list} tabIndex={-1} className={classes['list']}>
          {answer.messages.map((message) => (
            <MessageRow key={message.messageId} message={message} onDelete={remove} />
          ))}
          {answer.next !== null && (
            <li>
              <MoreButton hasMore isLoading={isLoadingMore} onMore={() => void loadMore()} />
            </li>
          )}
        </ul>
      )}
    </ModalFrame>
  );
}
