import { selectWinnerId } from '../../ground/score/select-winner.ts';
import type { BetItem } from './open-bet.schema.ts';

/**
 * WinnerID (spec 1 §3): who won what the item is on, once it is decided.
 *
 * @returns null where it says nothing of the item: of a total, a part of a game, a contest, and of a draw
 */
export const selectWinnerOfItem = (item: BetItem): string | null => {
  const { pick, result } = item;
  const isOnWinner = pick.type === 'G' && pick.periodNumber === 0 && /^[SM]$/.test(pick.market);
  return isOnWinner && result !== null ? selectWinnerId(item) : null;
};
