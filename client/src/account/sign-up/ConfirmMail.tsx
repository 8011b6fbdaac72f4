import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import classes from './SignUpPage.module.css';

/** Only a press uses the link up, not the visit: programs that scan messages open links. */
export function ConfirmMail({ token }: { token: string }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState<{ error: ErrorCode | null } | null>(null);
  const confirm = async (): Promise<void> => {
    setIsAsking(true);
    const said = await callBook('confirmMailAddress', { body: { token } });
    setIsAsking(false);
    setAnswer({ error: said.ok ? null : said.error.code });
  };
  const isDone = answer !== null && answer.error === null;
  return (
    <section className={classes['form']} aria-busy={isAsking}>
      <h1>{t('sign-up:confirmTitle')}</h1>
      <p role="status">{isDone ? t('sign-up:confirmed') : t('sign-up:confirmAsk')}</p>
      {answer !== null && answer.error !== null && (
        <p role="alert" className={classes['alert']}>
          {answer.error === 'resetLinkInvalid' || answer.error === 'badRequest'
            ? t('sign-up:linkInvalid')
            : t(`error:${answer.error}`)}
        </p>
      )}
      {isDone ? (
        <Link to="/">{t('sign-up:home')}</Link>
      ) : (
        <Button size="md" disabled={isAsking} onClick={() => void confirm()}>
          {t('sign-up:confirm')}
        </Button>
      )}
    </section>
  );
}
