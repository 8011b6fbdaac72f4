import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineState } from '../../ground/live/line-state.ts';
import classes from './StateLine.module.css';
import { repeat } from '../../ground/timers/repeat.ts';

/** @returns whole seconds until then, 0 when it has come */
const useSecondsUntil = (atMs: number): number => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    setNowMs(Date.now());
    return repeat(() => setNowMs(Date.now()), 250);
  }, [atMs]);
  return Math.max(0, Math.ceil((atMs - nowMs) / 1000));
};

/** When the next attempt is made, and a button that doesn't wait for it. */
export function Retry() {
  const { t } = useTranslation();
  const retryAtMs = useLineState((state) => state.retryAtMs);
  const tryNow = useLineState((state) => state.tryNow);
  const seconds = useSecondsUntil(retryAtMs ?? 0);
  return (
    <span className={classes['retry']}>
      {/* A screen reader reads the timer on request, not every second. */}
      <span role="timer" className="lb-figures">
        {seconds > 0 ? t('shell:state.retryIn', { seconds }) : t('shell:state.retrying')}
      </span>
      <button type="button" className={classes['link']} onClick={tryNow}>
        {t('shell:tryNow')}
      </button>
    </span>
  );
}
