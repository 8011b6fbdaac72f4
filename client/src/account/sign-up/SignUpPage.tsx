import settings from '@lineboard/domain/catalogues/en/later/settings.json';
import signUpTexts from '@lineboard/domain/catalogues/en/later/sign-up.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import '../../ground/ui/password-styles.css';
import type { SignUpAnswer } from '@lineboard/domain/account/sign-up/sign-up';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ground/session/session-store.ts';
import { useLeaveSignedIn } from '../sign-in/use-leave-signed-in.ts';
import { MantineParts } from '../../ground/ui/MantineParts.tsx';
import { ConfirmMail } from './ConfirmMail.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import classes from './SignUpPage.module.css';
import { useSignUpChoices } from './sign-up-choices-store.ts';
import { Welcome } from './Welcome.tsx';

/** R1-52: opens an account; with the link in a message, confirms its mail address. */
export function SignUpPage() {
  useTexts({ settings, 'sign-up': signUpTexts });
  const { token } = useParams({ strict: false });
  return (
    <MantineParts>
      <div className={classes['page']}>
        {token === undefined ? <Open /> : <ConfirmMail token={token} key={token} />}
      </div>
    </MantineParts>
  );
}

function Open() {
  useLeaveSignedIn();
  const { t } = useTranslation();
  const mode = useSession(({ site }) => site?.signUp ?? null);
  const { answer: choices, error, load } = useSignUpChoices();
  const [opened, setOpened] = useState<Extract<SignUpAnswer, { resultCode: 0 }> | null>(null);
  const isClosed = mode === 'closed' || error?.code === 'notFound';
  useEffect(() => {
    if (mode !== null && mode !== 'closed') void load();
  }, [mode, load]);

  if (opened !== null) return <Welcome opened={opened} />;
  if (isClosed)
    return (
      <section className={classes['form']}>
        <h1>{t('sign-up:title')}</h1>
        <p>{t('sign-up:closed')}</p>
        <Link to="/contact">{t('sign-up:contact')}</Link>
      </section>
    );
  if (choices !== null) return <SignUpForm choices={choices} onOpened={setOpened} />;
  return (
    <section className={classes['form']} aria-busy={error === null}>
      <h1>{t('sign-up:title')}</h1>
      {error === null ? (
        <p role="status">{t('sign-up:loading')}</p>
      ) : (
        <>
          <p role="alert">{t('sign-up:failed')}</p>
          <Button variant="default" onClick={() => void load()}>
            {t('sign-up:retry')}
          </Button>
        </>
      )}
    </section>
  );
}
