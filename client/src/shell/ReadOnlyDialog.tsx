import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSlip } from '../slip/state/slip-store.ts';
import { ModalFrame } from '../ui/ModalFrame.tsx';

/** Spec 2 §8: a line was selected while wagering is disabled. */
export function ReadOnlyDialog() {
  const { t } = useTranslation('shell');
  const dismiss = useSlip((state) => state.dismissReadOnlyAlert);
  return (
    <ModalFrame title={t('readOnlyTitle')} onClose={dismiss}>
      <p>{t('readOnly')}</p>
      <Button mt="md" onClick={dismiss}>
        {t('understood')}
      </Button>
    </ModalFrame>
  );
}
