import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import { GAME_CELLS } from './board-cell.ts';

/** What a ladder of alternate lines is about: spreads, totals, or the totals of one team. */
export type LadderMarket = 'spread' | 'total' | 'team1Total' | 'team2Total';

export const LADDER_MARKETS: readonly LadderMarket[] = ['spread', 'total', 'team1Total', 'team2Total'];

/** The two prices beside a number, as their cells in `GAME_CELLS`: visitors and hosts, or over and under. */
export const LADDER_CELLS: Readonly<Record<LadderMarket, readonly [number, number]>> = {
  spread: [0, 1],
  total: [5, 6],
  team1Total: [7, 8],
  team2Total: [9, 10],
};

/** The number that a line has in a ladder, seen from its first side. @returns null when it isn't in it */
export const pointsInLadder = (line: GameLine, market: LadderMarket): number | null => {
  const { market: of, side } = GAME_CELLS[LADDER_CELLS[market][0]]!;
  return selectMarket(line, of, side).points;
};
