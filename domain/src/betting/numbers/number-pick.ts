import { type GamePick, keyOfPick, type Market, SIDES_OF } from '../../ground/pick/pick.ts';
import {
  FIRST_ALTERNATE_LINE,
  LAST_ALTERNATE_LINE,
  periodOfLine,
} from '../../ground/sport/alternate-line.ts';

const ALTERNATES: readonly number[] = Array.from(
  { length: LAST_ALTERNATE_LINE - FIRST_ALTERNATE_LINE + 1 },
  (_, at) => FIRST_ALTERNATE_LINE + at,
);

const MARKETS_WITH_NUMBERS: readonly Market[] = ['S', 'L', 'E'];

/**
 * Reads the key of a pick that has a number: a spread, a total or a team total.
 *
 * @returns null for another pick, and for a text that `keyOfPick` doesn't write
 */
export const readNumberPick = (key: string): GamePick | null => {
  const [, gameNum, periodNumber, letter, name] = key.split('.', 5);
  const market = MARKETS_WITH_NUMBERS.find((one) => one === letter);
  if (market === undefined) return null;
  const side = SIDES_OF[market].find((one) => one === name);
  if (side === undefined) return null;
  const pick: GamePick = {
    type: 'G',
    gameNum: Number(gameNum),
    periodNumber: Number(periodNumber),
    market,
    side,
  };
  return Number.isSafeInteger(pick.gameNum) && keyOfPick(pick) === key ? pick : null;
};

/** The same side on its main line, then on every alternate line that a game may have. */
export const listNumberPicks = (pick: GamePick): readonly GamePick[] => {
  const periodNumber = periodOfLine(pick.periodNumber);
  const main: GamePick = { ...pick, periodNumber };
  return periodNumber === 0
    ? [main, ...ALTERNATES.map((number): GamePick => ({ ...pick, periodNumber: number }))]
    : [main];
};
