import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { isCheckDue } from './reality-told.ts';

const MINUTE_MS = 60_000;

/** OWN-9: announced when this much of the day's time is left. */
const WARNINGS_MS = [10 * MINUTE_MS, 2 * MINUTE_MS];

/** The wait after a lost answer. */
const AGAIN_MS = MINUTE_MS;

/** A timer may fire a little early. */
const LATER_MS = 250;

/** The time until there is something to say, by the book's figures; Infinity: there will be nothing. */
const waitFor = (signedInMs: number, dayLeftMs: number | null, minutes: number): number => {
  const everyMs = minutes * MINUTE_MS;
  const checkMs = minutes === 0 ? Infinity : everyMs - (signedInMs % everyMs);
  const warnings = dayLeftMs === null ? [] : WARNINGS_MS.map((leftMs) => dayLeftMs - leftMs);
  const moments = [checkMs, dayLeftMs ?? Infinity, ...warnings].filter((ms) => ms > 0);
  return Math.min(...moments) + LATER_MS;
};

/**
 * Follows a session by the book's figures: announces when the day's time nears its end, ends the page's session when it
 * is up, and reports when a reality check is due.
 *
 * @param minutes between two checks; 0: none
 * @returns how long the session had lasted when the waiting check came due; null: none waits
 */
export const useSessionWatch = (minutes: number): { dueMs: number | null; answer: () => void } => {
  const { t } = useTranslation();
  const [dueMs, setDueMs] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let warnedMs = Infinity;
    const warn = (leftMs: number): void => {
      const reached = WARNINGS_MS.filter((ms) => leftMs <= ms).at(-1);
      if (reached === undefined || reached >= warnedMs) return;
      warnedMs = reached;
      const count = Math.ceil(leftMs / MINUTE_MS);
      useNotices.getState().notify({ kind: 'info', text: t('own-limits:timeLeft', { count }) });
    };
    /** One look is waited for, also where two are answered: the page may be looked at again during the first. */
    const lookIn = (waitMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), waitMs);
    };
    const look = async (): Promise<void> => {
      const answer = await callBook('readReality');
      if (isOver) return;
      if (!answer.ok) {
        if (answer.error.code === 'dayTimeUp') {
          useNotices.getState().notify({ kind: 'error', text: t('error:dayTimeUp') });
          useSession.getState().endSession(false);
        } else lookIn(AGAIN_MS);
        return;
      }
      const { signedInMs, dayLeftMs } = answer.value;
      if (dayLeftMs !== null) warn(dayLeftMs);
      if (minutes > 0 && isCheckDue(signedInMs, minutes, Date.now())) setDueMs(signedInMs);
      const waitMs = waitFor(signedInMs, dayLeftMs, minutes);
      // A timer with an infinite delay would fire at once, and again.
      if (waitMs < Infinity) lookIn(waitMs);
    };
    void look();
    // A device that slept fires its timers late.
    const wake = (): void => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void look();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [minutes, t]);
  return { dueMs, answer: () => setDueMs(null) };
};
