import { createGame, createLine, KICK_OFF_MS } from './book-fixtures.ts';
import { COMBINATION_FIGURES } from '../src/betting/combination/combination-figures.ts';
import type { CombinationConditions, LegToCombine } from '../src/betting/combination/offer-combination.ts';
import type { GamePick } from '../src/ground/pick/pick.ts';
import type { Game } from '../src/lines/line/game.schema.ts';
import type { GameLine } from '../src/lines/line/game-line.schema.ts';

/** Even prices of every market but the money line, half a game in the first half. */
const FIRST_HALF: Partial<GameLine> = {
  periodNumber: 1,
  spread1: -1.5,
  spread2: 1.5,
  moneyLine1: -140,
  moneyLine2: 120,
  totalPoints: 21.5,
  ttlPtsAdj1: -110,
  ttlPtsAdj2: -110,
  team1TotalPoints: 11.5,
  team2TotalPoints: 9.5,
};

/** A game of football with lines for the game and its first half, a minute before its start. */
export const createConditions = (
  lines: ReadonlyArray<Partial<GameLine>> = [{}, FIRST_HALF],
  game: Partial<Game> = {},
): CombinationConditions => ({
  offer: { game: createGame(game), lines: lines.map((line) => createLine(line)), feedUp: true },
  score: null,
  bookMs: KICK_OFF_MS - 60_000,
  figures: COMBINATION_FIGURES,
});

/** A leg on the full game; a pick is made listed for both pitchers. */
export const createLegToCombine = (
  pick: Partial<GamePick>,
  points: number | null,
  fields: Partial<LegToCombine> = {},
): LegToCombine => ({
  pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1', ...pick },
  points,
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
  ...fields,
});
