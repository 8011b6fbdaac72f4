import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';

/** Spec 2 §8: a line was selected while wagering is disabled. */
export function ReadOnlyDialog() {
  const { t } = useTranslation();
  const dismiss = useSlip((state) => state.dismissReadOnlyAlert);
  return (
    <ModalFrame title={t('shell:readOnlyTitle')} onClose={dismiss}>
      <p>{t('shell:readOnly')}</p>
      <Button mt="md" onClick={dismiss}>
        {t('shell:understood')}
      </Button>
    </ModalFrame>
  );
}
