import { isThreeWay } from '../sport/is-three-way.ts';
import type { Game } from './game.schema.ts';
import type { GameLine } from './game-line.schema.ts';

/**
 * Whether a draw has a place among the prices of a line. Soccer always has one, so that a draw price that comes and
 * goes moves nothing; elsewhere the price decides.
 */
export const hasDraw = (
  { sportType }: Pick<Game, 'sportType'>,
  { moneyLineDraw }: Pick<GameLine, 'moneyLineDraw'>,
): boolean => isThreeWay(sportType) || moneyLineDraw !== null;
