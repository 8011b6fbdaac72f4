import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import type { Hold } from '@lineboard/domain/lines/offering/in-play.schema';
import type { TFunction } from 'i18next';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const MARKET_NAMES = {
  S: 'board:head.spread',
  M: 'board:head.moneyLine',
  L: 'board:head.total',
  E: 'board:teamTotals',
} as const;

/** Markets of one period that are held for the same cause since the same second. */
export interface HeldTogether extends Pick<Hold, 'periodNumber' | 'reason' | 'sinceMs'> {
  markets: ReadonlyArray<Hold['market']>;
  /** Nothing else of the period is held. */
  isWhole: boolean;
}

const secondOf = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / SECOND_MS));

/** The main lines' holds, put together. Alternate lines are held with theirs. */
export const gatherHolds = (holds: readonly Hold[]): HeldTogether[] => {
  const groups: Array<Omit<HeldTogether, 'isWhole' | 'markets'> & { markets: Array<Hold['market']> }> = [];
  for (const { periodNumber, market, reason, sinceMs } of holds) {
    if (isAlternateLine(periodNumber)) continue;
    const group = groups.find(
      (one) =>
        one.periodNumber === periodNumber &&
        one.reason === reason &&
        secondOf(one.sinceMs) === secondOf(sinceMs),
    );
    if (group === undefined) groups.push({ periodNumber, reason, sinceMs, markets: [market] });
    else group.markets.push(market);
  }
  return groups.map((group) => ({
    ...group,
    isWhole:
      group.markets.length > 1 &&
      groups.filter(({ periodNumber }) => periodNumber === group.periodNumber).length === 1,
  }));
};

/** `0:12`, `12:05`, `1:00:05`. */
export const writeElapsed = (elapsedMs: number): string => {
  const seconds = Math.max(0, Math.floor(elapsedMs / SECOND_MS));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  const rest = two(seconds % MINUTE_S);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
};

/** `Held 0:12: the score has just changed`, `Spread, Total held: …`. @param nowMs book's clock; null: untold */
export const describeHold = (
  t: TFunction,
  { markets, isWhole, reason, sinceMs }: HeldTogether,
  nowMs: number | null,
): string => {
  const words = t(`in-play:reason.${reason}`);
  const names = markets.map((market) => t(MARKET_NAMES[market])).join(', ');
  const time = sinceMs === null || nowMs === null ? null : writeElapsed(nowMs - sinceMs);
  if (isWhole)
    return time === null
      ? t('in-play:held', { reason: words })
      : t('in-play:heldFor', { time, reason: words });
  return time === null
    ? t('in-play:heldOf', { markets: names, reason: words })
    : t('in-play:heldOfFor', { markets: names, time, reason: words });
};
