import { calculateLegStanding, type LegStanding } from '@lineboard/domain/betting/grading/leg-standing';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';

/** @returns null before the leg's part of the game, and while the score isn't known or may be old */
export const standingOf = (
  item: BetItem,
  known: Pick<FollowedPick, 'score' | 'isScoreFresh'> | undefined,
): LegStanding | null => {
  const { pick } = item;
  if (pick.type === 'C' || known?.score == null || !known.isScoreFresh) return null;
  return calculateLegStanding({ ...item, pick }, known.score);
};
