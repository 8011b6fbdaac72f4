import type { LineAlert } from '@lineboard/domain/lines/alerts/line-alert.schema';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { dropAlert } from './alerts-store.ts';
import classes from './LineAlerts.module.css';
import { writeAsked, writeTold } from './write-alert.ts';

/** Alerts, each with what is asked, what was told, and how it is removed. */
export function AlertList({ alerts }: { alerts: readonly LineAlert[] }) {
  return (
    <ul className={classes['list']}>
      {alerts.map((alert) => (
        <AlertRow key={alert.alertId} alert={alert} />
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { alert: LineAlert }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const [isBusy, setIsBusy] = useState(false);
  const { told, repeats, gameNum, beginsMs } = alert;
  const asked = writeAsked(t, priceType, alert);
  const drop = async (): Promise<void> => {
    setIsBusy(true);
    const error = await dropAlert(alert);
    setIsBusy(false);
    if (error !== null) useNotices.getState().notify({ kind: 'error', text: t(`error:${error.code}`) });
  };
  return (
    <li>
      <Link
        to="/game/$gameNum"
        params={{ gameNum: String(gameNum) }}
        className={`${classes['asked']} lb-figures`}
      >
        {asked}
      </Link>
      <span className={`${classes['about']} lb-figures`}>
        {told === null
          ? t('line-alerts:until', {
              times: repeats ? t('line-alerts:each') : t('line-alerts:once'),
              time: dateTime(beginsMs),
            })
          : `${t('line-alerts:told')}: ${writeTold(t, priceType, { ...alert, told })} · ${dateTime(told.atMs)}${
              told.count > 1 ? ` · ${t('line-alerts:toldOften', { times: told.count })}` : ''
            }`}
      </span>
      <button
        type="button"
        aria-label={t('line-alerts:dropOf', { line: asked })}
        disabled={isBusy}
        onClick={() => void drop()}
      >
        {t('line-alerts:drop')}
      </button>
    </li>
  );
}
