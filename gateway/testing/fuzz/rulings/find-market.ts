import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { FuzzGame } from '../draw-game.ts';
import type { FuzzWorld } from '../fuzz-world.ts';

/** The game's total, with its place among the lines. */
export interface OpenTotal {
  game: FuzzGame;
  at: number;
}

const hasTotal = ({ periodNumber, totalPoints, ttlPtsAdj1, ttlPtsAdj2, totalsStatus }: GameLine): boolean =>
  periodNumber === 0 &&
  totalPoints !== null &&
  ttlPtsAdj1 !== null &&
  ttlPtsAdj2 !== null &&
  totalsStatus !== 'H';

/** A game before its start that nobody else plays with. */
export const findTotal = (
  { games, rulings }: Pick<FuzzWorld, 'games' | 'rulings'>,
  accept: (game: FuzzGame) => boolean = () => true,
): OpenTotal | null => {
  for (const game of games) {
    if (game.isLive || rulings.busy.has(game.gameNum) || !accept(game)) continue;
    const at = game.opening.lines.findIndex(hasTotal);
    if (at >= 0) return { game, at };
  }
  return null;
};
