import {
  FIRST_ALTERNATE_LINE,
  LAST_ALTERNATE_LINE,
  periodOfLine,
} from '../../ground/sport/alternate-line.ts';

const FULL_GAME_LINES: readonly number[] = [
  0,
  ...Array.from(
    { length: LAST_ALTERNATE_LINE - FIRST_ALTERNATE_LINE + 1 },
    (_, at) => FIRST_ALTERNATE_LINE + at,
  ),
];

/** The numbers under which a period's own line and its alternates are kept: a leg is valued by all of them (HR-51). */
export const periodsBeside = (periodNumber: number): readonly number[] =>
  periodOfLine(periodNumber) === 0 ? FULL_GAME_LINES : [periodNumber];
