import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import type { TFunction } from 'i18next';
import { describeDistance, type ShownStanding, selectStanding } from './describe-standing.ts';
import { standingOf } from './standing-of.ts';

/** How an undecided leg stands, in words of `open-bets`. */
export interface LegNow {
  standing: ShownStanding;
  /** `covering by 2½`, `needs 3 more`; where points don't tell, the standing in a word. */
  words: string;
}

/**
 * Says how a leg stands at its game's score, by the code that grades it.
 * @returns null before its part of the game, and while the score isn't known or may be old
 */
export const describeLegNow = (
  t: TFunction,
  item: BetItem,
  terms: Bet['terms'],
  known: Pick<FollowedPick, 'score' | 'isScoreFresh'> | undefined,
): LegNow | null => {
  const { pick } = item;
  const standing = standingOf(item, known);
  if (pick.type === 'C' || standing === null) return null;
  const shown = selectStanding(standing, terms);
  return {
    standing: shown,
    words: describeDistance(t, pick, standing) ?? t(`open-bets:standing.${shown}`),
  };
};
