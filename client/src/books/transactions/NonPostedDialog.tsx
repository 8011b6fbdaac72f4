import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactionsTexts from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { PlayTab } from '@lineboard/domain/books/transactions/play-tab';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { PlaysNotPosted } from './PlaysNotPosted.tsx';

/** DLG1-07: casino plays that are not posted, over whatever page is open. */
export function NonPostedDialog() {
  useTexts({ 'open-bets': openBets, transactions: transactionsTexts });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const [tab, setTab] = useState<PlayTab>('all');
  return (
    <ModalFrame isWide title={t('transactions:nonPosted')} onClose={close}>
      <PlaysNotPosted tab={tab} onTab={setTab} />
    </ModalFrame>
  );
}
