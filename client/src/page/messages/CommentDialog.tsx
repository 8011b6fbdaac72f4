import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { nameOfComment, useComments } from './comment-store.ts';
import classes from './SaidDialog.module.css';

/** The book's comment on the account, until the customer has seen it. */
export function CommentDialog({ customer }: { customer: CustomerInfo }) {
  useTexts({ messages: messagesTexts });
  const { t } = useTranslation();
  const { commentsForCustomer, commentsWrittenAtMs: writtenAtMs = null } = customer;
  const close = (): void => useComments.getState().markShown(nameOfComment(customer));
  const hide = async (): Promise<void> => {
    if (writtenAtMs === null) return;
    const answer = await callBook('hideComments', { body: { writtenAtMs } });
    if (answer.ok) close();
    else useNotices.getState().notify({ kind: 'error', text: t(`error:${answer.error.code}`) });
  };
  return (
    <ModalFrame title={t('messages:important')} onClose={close}>
      <p className={classes['text']}>{commentsForCustomer}</p>
      <div className={classes['actions']}>
        {writtenAtMs !== null && (
          <Button variant="default" onClick={() => void hide()}>
            {t('messages:dontShowAgain')}
          </Button>
        )}
        <Button onClick={close}>{t('shell:understood')}</Button>
      </div>
    </ModalFrame>
  );
}
