import '../ui/password-styles.css';
import { judgePassword } from '@lineboard/domain/customer/judge-password';
import type { ErrorCode } from '@lineboard/domain/error/error-code';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsTexts } from '../i18n/add-settings-texts.ts';
import { ModalFrame } from '../ui/ModalFrame.tsx';
import { useNotices } from '../ui/notices-store.ts';
import { useShell } from '../ui/shell-store.ts';
import { changePassword } from './change-password.ts';
import classes from './PasswordDialog.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';
import { SignOut } from './SignOut.tsx';

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
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isCompared, setIsCompared] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  const presentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const againField = useRef<HTMLInputElement>(null);
  // While it is typed only what can't become the same any more is marked.
  const differs = isCompared ? again !== next : !next.startsWith(again);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isChanging) return;
    if (!judgePassword(next).isAcceptable) {
      setError('passwordWeak');
      nextField.current?.focus();
      return;
    }
    setIsCompared(true);
    if (again !== next) {
      againField.current?.focus();
      return;
    }
    setIsChanging(true);
    const failed = await changePassword(present, next);
    setIsChanging(false);
    setError(failed);
    if (failed === null) onDone();
    else (failed === 'incorrectPassword' ? presentField : nextField).current?.focus();
  };

  const isOfPresent = error === 'incorrectPassword' || error === 'lockedOut';
  const said = error === null ? null : t(`error:${error}`);
  return (
    <form className={classes['form']} aria-busy={isChanging} onSubmit={(event) => void submit(event)}>
      <Password
        field={presentField}
        label={t('password.present')}
        autoComplete="current-password"
        value={present}
        error={isOfPresent ? said : null}
        onType={setPresent}
      />
      <Password
        field={nextField}
        label={t('password.next')}
        autoComplete="new-password"
        value={next}
        error={isOfPresent ? null : said}
        description={<PasswordStrength password={next} />}
        onType={(value) => {
          setNext(value);
          setError(null);
        }}
      />
      <Password
        field={againField}
        label={t('password.again')}
        autoComplete="new-password"
        value={again}
        error={differs ? t('password.differ') : null}
        onType={(value) => {
          setAgain(value);
          setIsCompared(false);
        }}
      />
      <Button type="submit" size="md" disabled={isChanging || present === '' || next === '' || again === ''}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

interface PasswordProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  description?: ReactNode;
  onType: (value: string) => void;
}

function Password({ field, label, autoComplete, value, error, description, onType }: PasswordProps) {
  const { t } = useTranslation('settings');
  return (
    <PasswordInput
      ref={field}
      label={label}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      rightSectionWidth={44}
      classNames={{ input: classes['field'] ?? '', visibilityToggle: classes['show'] ?? '' }}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0, 'aria-hidden': false }}
      value={value}
      error={error}
      aria-invalid={error !== null}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
