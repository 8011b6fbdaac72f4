import '../ui/password-styles.css';
import type { ErrorCode } from '@lineboard/domain/error/error-code';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsTexts } from '../i18n/add-settings-texts.ts';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useNotices } from '../ui/notices-store.ts';
import { useShell } from '../ui/shell-store.ts';
import { changePassword } from './change-password.ts';
import classes from './PasswordDialog.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignOut } from './SignOut.tsx';
import { useNewPassword } from './use-new-password.ts';

/**
 * A new password for who knows the present one. Forced (DLG1-13), it stays until there is one: the only other way is
 * out.
 */
export function PasswordDialog({ isForced }: { isForced: boolean }) {
  useSettingsTexts();
  const { t } = useTranslation('settings');
  const changeShell = useShell((state) => state.changeShell);
  const notify = useNotices((state) => state.notify);
  const close = (): void => changeShell({ isPasswordShown: false });
  return (
    <ModalFrame
      title={isForced ? t('password.forcedTitle') : t('changePassword')}
      onClose={isForced ? null : close}
    >
      {isForced && <p className={classes['why']}>{t('password.forced')}</p>}
      <PasswordForm
        onDone={() => {
          close();
          notify({ kind: 'success', text: t('password.changed') });
        }}
      />
      {isForced && (
        <div className={classes['out']}>
          <SignOut onClose={close} />
        </div>
      )}
    </ModalFrame>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings');
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
        label={t('password.present')}
        autoComplete="current-password"
        value={present}
        error={isOfPresent ? said : null}
        onType={setPresent}
      />
      <NewPasswordFields input={input} error={isOfPresent ? null : said} onType={() => setError(null)} />
      <Button type="submit" size="md" disabled={isChanging || isEmpty}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
