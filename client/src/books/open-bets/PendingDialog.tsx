import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { useOpenBets } from './open-bets-store.ts';
import { PendingTickets } from './PendingTickets.tsx';

/** DLG1-06: live tickets that wait for the book's decision, over whatever page is open. */
export function PendingDialog() {
  useTexts({ 'open-bets': openBets, transactions });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const source = useOpenBets();
  const pending = source.answer?.pending ?? [];
  return (
    <ModalFrame isWide title={t('open-bets:pendingTitle')} onClose={close}>
      <AccountPage
        title={t('open-bets:pendingTitle')}
        signInFirst={t('open-bets:signInFirst')}
        loading={t('open-bets:loading')}
        source={source}
      >
        <PendingTickets tickets={pending} />
        {pending.length === 0 && (
          <PageEmpty title={t('open-bets:nothingPending')} how={t('open-bets:nothingPendingHow')} />
        )}
      </AccountPage>
    </ModalFrame>
  );
}
