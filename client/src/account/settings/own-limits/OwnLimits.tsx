import ownLimits from '@lineboard/domain/catalogues/en/later/own-limits.json';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OwnLimitForm } from './OwnLimitForm.tsx';
import { OwnLimitRow } from './OwnLimitRow.tsx';
import classes from './OwnLimits.module.css';
import { RealityCheckChoice } from './RealityCheckChoice.tsx';
import { TimeOutPart } from './TimeOutPart.tsx';
import { type OwnLimitsSource, useOwnLimits } from './use-own-limits.ts';

/** OWN-1, OWN-8: the limits that customers set for themselves, what is left of them, and what waits. */
export function OwnLimits() {
  useTexts({ 'own-limits': ownLimits });
  const { t } = useTranslation();
  const source = useOwnLimits();
  const { answer, error, isBusy } = source;
  return (
    <section className={classes['section']} aria-busy={isBusy}>
      <h3>{t('own-limits:title')}</h3>
      {answer !== null && <Content source={source} />}
      {answer === null && error === null && <p className={classes['quiet']}>{t('own-limits:loading')}</p>}
      {answer === null && error !== null && (
        <div role="alert" className={classes['failed']}>
          <p>{t('own-limits:failed')}</p>
          <Button variant="default" onClick={() => void source.load()}>
            {t('own-limits:retry')}
          </Button>
        </div>
      )}
      {answer !== null && error !== null && (
        <p role="alert" className={classes['error']}>
          {t(`error:${error}`)}
        </p>
      )}
    </section>
  );
}

function Content({ source }: { source: OwnLimitsSource }) {
  const { t } = useTranslation();
  const limits = source.answer?.limits ?? [];
  return (
    <>
      <p className={classes['quiet']}>{t('own-limits:how')}</p>
      {limits.length === 0 ? (
        <p>{t('own-limits:none')}</p>
      ) : (
        <ul className={classes['list']} aria-label={t('own-limits:limits')}>
          {limits.map((limit) => (
            <OwnLimitRow key={`${limit.kind}.${limit.period}`} limit={limit} source={source} />
          ))}
        </ul>
      )}
      <OwnLimitForm source={source} />
      <RealityCheckChoice source={source} />
      <TimeOutPart source={source} />
    </>
  );
}
