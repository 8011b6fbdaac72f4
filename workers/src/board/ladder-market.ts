import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import { GAME_CELLS } from './board-cell.ts';

/** The market of a ladder of alternate lines: spreads, totals, or the totals of one team. */
export type LadderMarket = 'spread' | 'total' | 'team1Total' | 'team2Total';

export const LADDER_MARKETS: readonly LadderMarket[] = ['spread', 'total', 'team1Total', 'team2Total'];

/** The two prices next to a number, as their cells in `GAME_CELLS`: visitors and hosts, or over and under. */
export const LADDER_CELLS: Readonly<Record<LadderMarket, readonly [number, number]>> = {
  spread: [0, 1],
  total: [5, 6],
  team1Total: [7, 8],
  team2Total: [9, 10],
};

/** A line's number in a ladder, as its first side sees it. @returns null when it isn't in the ladder */
export const pointsInLadder = (line: GameLine, market: LadderMarket): number | null => {
  const { market: of, side } = GAME_CELLS[LADDER_CELLS[market][0]]!;
  return selectMarket(line, of, side).points;
};
