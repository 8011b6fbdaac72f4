import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import '../../ground/ui/password-styles.css';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { answerIdentity } from '../../ground/calls/identity-question.ts';
import { canUsePasskeys, isPasskeyOfSite } from '../../ground/session/passkeys-here.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { confirmByPasskey, confirmByPassword } from './confirm-identity.ts';
import classes from './PasswordDialog.module.css';
import { PasswordField } from './PasswordField.tsx';
import { hear } from '../../ground/calls/hear.ts';

/** Whether the customer has a passkey that this page can use. */
const useHasPasskey = (): boolean => {
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    return hear(callBook('readPasskeys'), (answer) => {
      if (answer.ok) setHasPasskey(answer.value.passkeys.some(({ site }) => isPasskeyOfSite(site)));
    });
  }, []);
  return hasPasskey;
};

/** Asks for the password again, over whatever is open, and repeats the refused call. */
export function IdentityDialog() {
  useTexts({ settings: settingsTexts });
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  const hasPasskey = useHasPasskey();
  const [password, setPassword] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Nobody is left who could confirm it.
  useEffect(() => {
    if (!isOnline) answerIdentity(false);
  }, [isOnline]);

  const confirm = async (ask: () => Promise<ErrorCode | 'canceled' | null>): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    setError(null);
    const failed = await ask().catch(() => 'networkFailed' as const);
    setIsAsking(false);
    if (failed === null) return answerIdentity(true);
    if (failed !== 'canceled') setError(failed);
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirm(() => confirmByPassword(password));
  };
  return (
    <ModalFrame title={t('settings:identity.title')} onClose={() => answerIdentity(false)}>
      <form className={classes['form']} aria-busy={isAsking} onSubmit={submit}>
        <p>{t('settings:identity.why')}</p>
        <PasswordField
          field={field}
          label={t('settings:password.present')}
          autoComplete="current-password"
          value={password}
          error={error === null ? null : t(`error:${error}`)}
          onType={(typed) => {
            setPassword(typed);
            setError(null);
          }}
        />
        <Button type="submit" size="md" disabled={isAsking || password === ''}>
          {t('settings:identity.confirm')}
        </Button>
        {hasPasskey && (
          <Button
            variant="default"
            size="md"
            disabled={isAsking}
            onClick={() => void confirm(confirmByPasskey)}
          >
            {t('settings:identity.passkey')}
          </Button>
        )}
      </form>
    </ModalFrame>
  );
}
