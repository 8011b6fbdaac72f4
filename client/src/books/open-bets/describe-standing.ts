import type { LegStanding } from '@lineboard/domain/betting/grading/leg-standing';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import { judgeTeaserLeg } from '@lineboard/domain/betting/teaser/settle-teaser';
import type { TFunction } from 'i18next';
import { describeLegResult } from '../../betting/bets/describe-leg-result.ts';

/** A leg's state in one word; a teaser's tie is what its card makes of it (HR-12). */
export type ShownStanding = 'winning' | 'losing' | 'pushing' | 'halfWinning' | 'halfLosing' | 'noAction';

const STANDING_OF = {
  W: 'winning',
  L: 'losing',
  P: 'pushing',
  X: 'noAction',
  halfWon: 'halfWinning',
  halfLost: 'halfLosing',
} as const;

const IN_TEASER = { won: 'winning', lost: 'losing', dropped: 'pushing' } as const;

export const selectStanding = ({ result }: LegStanding, terms: Bet['terms']): ShownStanding => {
  if ('teaser' in terms && result[0] !== 'X') return IN_TEASER[judgeTeaserLeg(result, terms.teaser.tieRule)];
  const shown = describeLegResult(result);
  return shown === 'pending' ? 'noAction' : STANDING_OF[shown];
};

/** The distance from the number: `needs 4 more`, `covering by 2½`. null where points don't tell. */
export const describeDistance = (
  t: TFunction,
  { market, side }: GamePick,
  { margin, pointsNeeded }: LegStanding,
): string | null => {
  if (margin === null) return null;
  const points = formatTotal(Math.abs(margin));
  if (market === 'M') {
    if (margin === 0) return t('open-bets:distance.tied');
    if (side === 'draw') return t('open-bets:distance.apart', { points });
    return margin > 0
      ? t('open-bets:distance.leadingBy', { points })
      : t('open-bets:distance.trailingBy', { points });
  }
  if (pointsNeeded !== null && pointsNeeded > 0)
    return t('open-bets:distance.needsMore', { points: pointsNeeded });
  if (market === 'S') return t('open-bets:distance.coveringBy', { points });
  if (margin === 0) return t('open-bets:distance.onTheNumber');
  // An under whose number was passed counts as over it.
  return margin > 0 === (pointsNeeded === null)
    ? t('open-bets:distance.underBy', { points })
    : t('open-bets:distance.overBy', { points });
};
