import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderPageProps } from '../../frame/provider-page-props.ts';
import { Notice } from '../../frame/Notice.tsx';
import classes from './People.module.css';

/** Agrees that a card may be charged. It asks for its last four digits alone; nothing is sent or kept. */
export function CardAuthorizationPage({ address }: ProviderPageProps) {
  const { t } = useTranslation('people');
  const [name, setName] = useState('');
  const [digits, setDigits] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isDone, setDone] = useState(false);
  if (address.token === null) return <Notice title={t('noCard')}>{t('openAgain')}</Notice>;
  if (isDone) return <Notice title={t('authorized', { digits })}>{t('nothingKept')}</Notice>;
  const isReady = name.trim().length > 1 && /^\d{4}$/.test(digits) && agrees;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) setDone(true);
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <h2>{t('cardAuthorization')}</h2>
      <label>
        {t('nameOnCard')}
        <input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {t('lastDigits')}
        <input
          value={digits}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <label className={classes['agree']}>
        <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
        {t('agree')}
      </label>
      <button type="submit" data-primary disabled={!isReady}>
        {t('authorize')}
      </button>
      <p>{t('nothingKept')}</p>
    </form>
  );
}
