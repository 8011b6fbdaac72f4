import { useTranslation } from 'react-i18next';
import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useCloseDialog } from '../ui/use-named-dialog.ts';
import { OpenBetsPage } from './OpenBetsPage.tsx';

/** DLG1-02: the open bets over whatever page is open. */
export function OpenBetsDialog() {
  useBetTexts();
  const { t } = useTranslation('open-bets');
  const close = useCloseDialog();
  return (
    <ModalFrame isPage title={t('title')} onClose={close}>
      <OpenBetsPage />
    </ModalFrame>
  );
}
