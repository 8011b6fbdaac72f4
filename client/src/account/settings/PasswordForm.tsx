import '../../ground/ui/password-styles.css';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from './change-password.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import classes from './PasswordDialog.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useNewPassword } from './use-new-password.ts';

interface PasswordFormProps {
  /** The name to show: both are the account's password. */
  words: 'password' | 'pin';
  onDone: () => void;
}

/** A new password for a customer who knows the present one. */
export function PasswordForm({ words, onDone }: PasswordFormProps) {
  const { t } = useTranslation();
  const [present, setPresent] = useState('');
  const input = useNewPassword();
  const [isChanging, setIsChanging] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const presentField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isChanging) return;
    const fault = input.judge();
    if (fault === 'weak') setError('passwordWeak');
    if (fault !== null) return;
    setIsChanging(true);
    const failed = await changePassword(present, input.next);
    setIsChanging(false);
    setError(failed);
    if (failed === null) onDone();
    else (failed === 'incorrectPassword' ? presentField : input.nextField).current?.focus();
  };

  const isOfPresent = error === 'incorrectPassword' || error === 'lockedOut';
  const said = error === null ? null : t(`error:${error}`);
  const isEmpty = present === '' || input.next === '' || input.again === '';
  return (
    <form className={classes['form']} aria-busy={isChanging} onSubmit={(event) => void submit(event)}>
      <PasswordField
        field={presentField}
        label={t('settings:password.present')}
        autoComplete="current-password"
        value={present}
        error={isOfPresent ? said : null}
        onType={setPresent}
      />
      <NewPasswordFields
        words={words}
        input={input}
        error={isOfPresent ? null : said}
        onType={() => setError(null)}
      />
      {words === 'pin' && <PinAlert said={said} />}
      <Button type="submit" size="md" disabled={isChanging || isEmpty}>
        {words === 'pin' ? t('settings:pin.change') : t('settings:password.submit')}
      </Button>
    </form>
  );
}

/** ERR1-12. */
function PinAlert({ said }: { said: string | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes['alert']}>
      {said !== null && (
        <>
          <strong>{t('settings:pin.error')}</strong> {said}
        </>
      )}
    </div>
  );
}
