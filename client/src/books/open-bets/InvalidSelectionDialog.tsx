import { Button } from '@mantine/core';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useBetDialogs } from './bet-dialogs-store.ts';

/** Spec 1 §8: the chosen bet can't be rolled from. */
export function InvalidSelectionDialog({ code }: { code: ErrorCode }) {
  const { t } = useTranslation();
  const closeDialog = useBetDialogs((state) => state.closeDialog);
  return (
    <ModalFrame title={t('open-bets:invalidSelection')} onClose={closeDialog}>
      <p>{t(`error:${code}`)}</p>
      <Button mt="md" onClick={closeDialog}>
        {t('shell:understood')}
      </Button>
    </ModalFrame>
  );
}
