import lineAlerts from '@lineboard/domain/catalogues/en/later/line-alerts.json';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { AlertList } from './AlertList.tsx';
import { useLineAlerts } from './alerts-store.ts';
import classes from './LineAlerts.module.css';

/** Every alert of the customer that waits, and what was told lately. A time-out has no words that call for more. */
export function LineAlertsSection() {
  useTexts({ 'line-alerts': lineAlerts });
  const { t } = useTranslation();
  const source = useLineAlerts();
  const isQuiet = useSession(selectIsQuiet);
  useEffect(() => void useLineAlerts.getState().load(), []);
  const alerts = source.answer?.alerts ?? null;
  return (
    <section className={classes['section']}>
      <h3>{t('line-alerts:mine')}</h3>
      <AnswerSaid source={source} isWanted loading={t('line-alerts:loading')} />
      {alerts?.length === 0 && (
        <p className={classes['hint']}>
          {t('line-alerts:none')} {isQuiet ? '' : t('line-alerts:noneHow')}
        </p>
      )}
      {alerts !== null && alerts.length > 0 && <AlertList alerts={alerts} />}
    </section>
  );
}
