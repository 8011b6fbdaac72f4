import type { SignUpAnswer } from '@lineboard/domain/account/sign-up/sign-up';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useGoHome } from '../sign-in/use-go-home.ts';
import classes from './SignUpPage.module.css';

/** CON1-33. */
const GOES_HOME_AFTER_MS = 5_000;

/** SCR1-73: replaces the form. It goes on after a while (SCR1-74), unless the customer wants to read on. */
export function Welcome({ opened }: { opened: Extract<SignUpAnswer, { resultCode: 0 }> }) {
  const { t } = useTranslation();
  const customer = useSession(selectCustomer);
  const [stays, setStays] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const goHome = useGoHome();
  const go = useRef(() => Promise.resolve());
  useEffect(() => {
    go.current = () => goHome(customer);
  });
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => void go.current(), GOES_HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <section className={classes['form']}>
      <h1 ref={heading} tabIndex={-1}>
        {t('sign-up:welcome')}
      </h1>
      <p>
        {t('sign-up:number')} <strong className={classes['number']}>{opened.customerId}</strong>
      </p>
      <p>{opened.isOpen ? t('sign-up:isOpen') : t('sign-up:waits')}</p>
      {opened.isMailSent && <p>{t('sign-up:mailSent')}</p>}
      <p className={classes['note']}>{stays ? t('sign-up:staying') : t('sign-up:goingHome')}</p>
      <div className={classes['ways']}>
        {!stays && (
          <Button variant="default" onClick={() => setStays(true)}>
            {t('sign-up:stay')}
          </Button>
        )}
        <Button onClick={() => void go.current()}>{t('sign-up:home')}</Button>
      </div>
    </section>
  );
}
