import { comparePoints } from '@lineboard/domain/lines/line/compare-offers';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { priceCentsBetween } from '@lineboard/domain/ground/price/price-cents';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TFunction } from 'i18next';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** A distance: here a quarter of a point is its own value, not a line between two others. */
const writeDistance = (points: number): string => {
  const whole = Math.trunc(points);
  const rest = QUARTERS[Math.round((points - whole) * 4)] ?? '';
  return whole > 0 || rest === '' ? `${whole}${rest}` : rest;
};

/** `½ pt better, 5¢ worse: fair value +5¢`: what moved against what, and the net effect where the book says so. */
export const describeWorth = (
  t: TFunction,
  pick: WagerPick,
  { oldPrice, newPrice, oldLine, newLine, worthCents }: Omit<ChangedItem, 'itemId' | 'version'>,
): string => {
  if (oldLine === null || newLine === null) return t('slip:otherBet');
  const points = writeDistance(Math.abs(newLine - oldLine));
  const cents = Math.abs(priceCentsBetween(oldPrice, newPrice));
  const parts =
    comparePoints(pick, oldLine, newLine) === 'better'
      ? t('slip:pointsForCents', { points, cents })
      : t('slip:centsForPoints', { points, cents });
  const value =
    worthCents === null
      ? t('slip:noFairValue')
      : t('slip:fairValue', {
          cents: `${worthCents > 0 ? '+' : worthCents < 0 ? '−' : '±'}${Math.abs(worthCents)}`,
        });
  return t('slip:weighed', { parts, value });
};
