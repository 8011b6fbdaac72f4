import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { Hold } from '@lineboard/domain/lines/offering/in-play.schema';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookSecond } from '../../ground/formats/use-book-second.ts';
import type { ShownHistory } from '../board/use-line-history.ts';
import { describeHold, gatherHolds, type HeldTogether } from '../board/describe-hold.ts';
import classes from './InPlay.module.css';

const NONE: readonly Hold[] = [];

const nameOfPeriod = (t: TFunction, sportType: string, periodNumber: number): string => {
  const label = isSportType(sportType) ? labelOfLine(sportType, periodNumber) : undefined;
  return t(`period:${label ?? 'game'}`, { defaultValue: label ?? '' });
};

/**
 * Why lines can't be bet on, and since when. The time runs for eyes alone: screen readers are told once. The place of
 * one note is kept.
 */
export function HoldNotes({ sportType, history }: { sportType: string; history: ShownHistory['history'] }) {
  const holds = typeof history === 'string' ? NONE : (history?.holds ?? NONE);
  const { t } = useTranslation();
  const held = useMemo(() => gatherHolds(holds), [holds]);
  const nowMs = useBookSecond(held.some(({ sinceMs }) => sinceMs !== null));
  const say = (hold: HeldTogether, atMs: number | null): string => {
    const words = describeHold(t, hold, atMs);
    return held.some(({ periodNumber }) => periodNumber !== 0)
      ? `${nameOfPeriod(t, sportType, hold.periodNumber)} · ${words}`
      : words;
  };
  return (
    <div className={classes['holds']}>
      <p role="status" className="lb-visually-hidden">
        {held.map((hold) => say(hold, null)).join('. ')}
      </p>
      {held.length > 0 && (
        <ul aria-hidden="true" className="lb-figures">
          {held.map((hold) => (
            <li key={`${hold.periodNumber}${hold.markets.join('')}`}>{say(hold, nowMs)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
