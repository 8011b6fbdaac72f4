import settingsTexts from '@lineboard/domain/catalogues/en/later/settings.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import '../../ground/ui/password-styles.css';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { Mark } from '../../ground/ui/Mark.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { redeemPasswordReset, requestPasswordReset } from './reset-password.ts';
import classes from './ResetPasswordPage.module.css';
import { useNewPassword } from './use-new-password.ts';

/**
 * A forgotten password (CALL1-08): requests a message and, with the link in that message, asks for the new password.
 */
export function ResetPasswordPage() {
  useTexts({ settings: settingsTexts });
  const { token } = useParams({ strict: false });
  return (
    <MantineParts>
      <div className={classes['page']}>
        {token === undefined ? <Ask /> : <Choose token={token} key={token} />}
      </div>
    </MantineParts>
  );
}

function Ask() {
  const { t } = useTranslation();
  const sendsMail = useSession(({ site }) => site?.sendsMail !== false);
  const [account, setAccount] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState<{ error: ErrorCode | null } | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isAsking) return;
    setIsAsking(true);
    const error = await requestPasswordReset(account);
    setIsAsking(false);
    setAsked({ error });
  };

  if (!sendsMail)
    return (
      <section className={classes['form']}>
        <Mark size={32} />
        <h1>{t('settings:reset.title')}</h1>
        <p>{t('settings:reset.noMail')}</p>
        <Link to="/contact" className={classes['link']}>
          {t('settings:reset.contact')}
        </Link>
      </section>
    );
  return (
    <form className={classes['form']} aria-busy={isAsking} onSubmit={(event) => void submit(event)}>
      <Mark size={32} />
      <h1>{t('settings:reset.title')}</h1>
      <p>{t('settings:reset.ask')}</p>
      <TextInput
        label={t('settings:reset.account')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        withAsterisk={false}
        value={account}
        onChange={({ currentTarget }) => {
          setAccount(currentTarget.value);
          setAsked(null);
        }}
      />
      <Button type="submit" size="md" disabled={isAsking || account.trim() === ''}>
        {t('settings:reset.send')}
      </Button>
      <div className={classes['said']} data-failed={asked?.error != null}>
        <p role="status">{asked !== null && asked.error === null && t('settings:reset.sent')}</p>
        {asked?.error != null && <p role="alert">{t(`error:${asked.error}`)}</p>}
      </div>
      <Link to="/signIn" className={classes['link']}>
        {t('settings:reset.back')}
      </Link>
    </form>
  );
}

function Choose({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const input = useNewPassword();
  const [isChanging, setIsChanging] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isChanging) return;
    const fault = input.judge();
    if (fault === 'weak') setError('passwordWeak');
    if (fault !== null) return;
    setIsChanging(true);
    const failed = await redeemPasswordReset(token, input.next);
    setIsChanging(false);
    setError(failed);
    if (failed !== null) return input.nextField.current?.focus();
    notify({ kind: 'success', text: t('settings:reset.changed') });
    // The link is used up: Back leads past it.
    await navigate({ to: '/signIn', replace: true });
  };

  const isOfLink = error === 'resetLinkInvalid';
  return (
    <form className={classes['form']} aria-busy={isChanging} onSubmit={(event) => void submit(event)}>
      <Mark size={32} />
      <h1>{t('settings:reset.choose')}</h1>
      <NewPasswordFields
        input={input}
        error={error === null || isOfLink ? null : t(`error:${error}`)}
        onType={() => setError(null)}
      />
      <Button type="submit" size="md" disabled={isChanging || input.next === '' || input.again === ''}>
        {t('settings:password.submit')}
      </Button>
      <div className={classes['said']} data-failed={isOfLink}>
        {isOfLink && <p role="alert">{t('error:resetLinkInvalid')}</p>}
      </div>
      <Link to="/password/{-$token}" params={{ token: undefined }} className={classes['link']}>
        {t('settings:reset.again')}
      </Link>
    </form>
  );
}
