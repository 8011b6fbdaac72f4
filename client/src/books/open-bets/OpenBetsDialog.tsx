import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { OpenBetsPage } from './OpenBetsPage.tsx';

/** DLG1-02: the open bets over whatever page is open. */
export function OpenBetsDialog() {
  useTexts({ 'open-bets': openBets, transactions });
  const { t } = useTranslation();
  const close = useCloseDialog();
  return (
    <ModalFrame isPage title={t('open-bets:title')} onClose={close}>
      <OpenBetsPage />
    </ModalFrame>
  );
}
