import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInResult } from './sign-in.ts';
import { offerInField, signInWithPasskey } from './sign-in-with-passkey.ts';

interface PasskeyButtonProps {
  isDisabled: boolean;
  onChecking: (isChecking: boolean) => void;
  /** null: the customer canceled it. */
  onResult: (result: SignInResult | null) => void;
}

/** Replaces id and password where the browser can: by the button, or by the browser's suggestions in the field. */
export function PasskeyButton({ isDisabled, onChecking, onResult }: PasskeyButtonProps) {
  const { t } = useTranslation();
  // Offered again after each try: the button's question has replaced the field's.
  const [tries, setTries] = useState(0);
  const latest = useRef({ onChecking, onResult });
  useEffect(() => {
    latest.current = { onChecking, onResult };
  });

  const finish = (result: SignInResult | null): void => {
    latest.current.onChecking(false);
    latest.current.onResult(result);
    if (result?.kind !== 'signedIn') setTries((before) => before + 1);
  };
  useEffect(() => offerInField(() => latest.current.onChecking(true), finish), [tries]);

  const press = async (): Promise<void> => {
    onChecking(true);
    onResult(null);
    finish(
      await signInWithPasskey().catch((): SignInResult => ({ kind: 'noResult', code: 'networkFailed' })),
    );
  };
  return (
    <Button variant="default" size="md" disabled={isDisabled} onClick={() => void press()}>
      {t('session:passkey')}
    </Button>
  );
}
