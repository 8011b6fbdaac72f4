import { isThreeWayPeriod } from '../../ground/sport/is-three-way-period.ts';
import type { Game } from './game.schema.ts';
import type { GameLine } from './game-line.schema.ts';

/**
 * Whether a draw has a place among the prices of a line. Soccer and a regulation line always have one, so that a draw
 * price that comes and goes moves nothing; elsewhere the price decides.
 */
export const hasDraw = (
  { sportType }: Pick<Game, 'sportType'>,
  { periodNumber, moneyLineDraw }: Pick<GameLine, 'periodNumber' | 'moneyLineDraw'>,
): boolean => isThreeWayPeriod(sportType, periodNumber) || moneyLineDraw !== null;
