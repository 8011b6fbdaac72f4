import { TIME_OUT_LENGTHS } from '@lineboard/domain/account/own-limits/own-limit-choices';
import type { TimeOut, TimeOutLength } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { askableAtMs } from '@lineboard/domain/account/own-limits/time-out';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { focusOnSight } from './focus-on-sight.ts';
import classes from './OwnLimits.module.css';
import type { OwnLimitsSource } from './use-own-limits.ts';

/** OWN-8: a time without bets. Asked once more: it only gets longer. */
export function TimeOutPart({ source }: { source: OwnLimitsSource }) {
  const { t } = useTranslation();
  const [length, setLength] = useState<TimeOutLength>('day');
  const [isAsked, setIsAsked] = useState(false);
  const timeOut = source.answer?.timeOut ?? null;
  const start = async (): Promise<void> => {
    setIsAsked(false);
    await source.startTimeOut(length);
  };
  return (
    <div className={classes['part']}>
      <h4>{t('own-limits:timeOut')}</h4>
      {timeOut === null ? (
        <p className={classes['quiet']}>{t('own-limits:timeOutHow')}</p>
      ) : (
        <Standing timeOut={timeOut} source={source} />
      )}
      <div className={classes['form']}>
        <NativeSelect
          label={t('own-limits:length')}
          value={length}
          data={TIME_OUT_LENGTHS.map((one) => ({ value: one, label: t(`own-limits:length.${one}`) }))}
          onChange={({ currentTarget }) => {
            setLength(TIME_OUT_LENGTHS.find((one) => one === currentTarget.value) ?? length);
            setIsAsked(false);
          }}
        />
        {!isAsked && (
          <Button variant="default" disabled={source.isBusy} onClick={() => setIsAsked(true)}>
            {timeOut === null ? t('own-limits:take') : t('own-limits:longer')}
          </Button>
        )}
      </div>
      {isAsked && (
        <div role="group" aria-label={t('own-limits:timeOut')} className={classes['sure']}>
          <p>{t('own-limits:sure', { length: t(`own-limits:length.${length}`) })}</p>
          {/* The button that asked is gone; a second Enter starts nothing. */}
          <Button ref={focusOnSight} variant="default" onClick={() => setIsAsked(false)}>
            {t('own-limits:cancel')}
          </Button>
          <Button color="red" disabled={source.isBusy} onClick={() => void start()}>
            {t('own-limits:take')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ timeOut, source }: { timeOut: TimeOut; source: OwnLimitsSource }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const askableMs = askableAtMs(timeOut);
  const nowMs = source.answer?.nowMs ?? 0;
  return (
    <div role="status" className={classes['standing']}>
      <p>
        {timeOut.endsAtMs === null
          ? t('own-limits:onOpen', { from: dateTime(askableMs ?? 0) })
          : t('own-limits:onUntil', { until: dateTime(timeOut.endsAtMs) })}
      </p>
      {askableMs !== null && nowMs >= askableMs && (
        <Button variant="default" disabled={source.isBusy} onClick={() => void source.askForEnd()}>
          {t('own-limits:askEnd')}
        </Button>
      )}
    </div>
  );
}
