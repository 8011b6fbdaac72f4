import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import type { SignInResult } from './sign-in.ts';

/** Spec 1 §4: a login that was refused is an alert with the book's message, or "Error". */
export function SignInAlert({
  refused,
  onClose,
}: {
  refused: Extract<SignInResult, { kind: 'refused' }>;
  onClose: () => void;
}) {
  const { t } = useTranslation('session');
  const minutes =
    refused.retryAfterMs === null ? null : Math.max(1, Math.ceil(refused.retryAfterMs / 60_000));
  return (
    <ModalFrame title={t('refusedTitle')} onClose={onClose}>
      <p role="alert">{t(`error:${refused.code}`, { defaultValue: 'Error' })}</p>
      {minutes !== null && <p>{t('tryAgainIn', { count: minutes })}</p>}
      <Button mt="md" onClick={onClose}>
        {t('shell:understood')}
      </Button>
    </ModalFrame>
  );
}
