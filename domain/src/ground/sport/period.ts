/** A part of a game with bets of its own, and the score segments that count for it. */
export interface Period {
  periodNumber: number;
  /** Key of the label in the language catalogues, `period.<label>`. */
  label: PeriodLabel;
  /** First and last regulation segment, 0-based, inclusive. */
  segments: readonly [first: number, last: number];
  /** Overtime counts (HR-40). */
  overtime: boolean;
  /** It ends in a draw as one of three results, each with a price of its own: money lines without one aren't taken. */
  isThreeWay: boolean;
}

export type PeriodLabel =
  | 'game'
  | 'half1'
  | 'half2'
  | 'quarter1'
  | 'quarter2'
  | 'quarter3'
  | 'quarter4'
  | 'period1'
  | 'period2'
  | 'period3'
  | 'first5'
  | 'set1'
  | 'regulation'
  /** Another line for the full game (`alternate-line.ts`). */
  | 'alternate';

/** @param last the same as the first where the period is one segment */
export const period = (
  periodNumber: number,
  label: PeriodLabel,
  first: number,
  last: number,
  overtime = false,
): Period => ({ periodNumber, label, segments: [first, last], overtime, isThreeWay: false });

export const threeWay = (of: Period): Period => ({ ...of, isThreeWay: true });

/** A number beyond those that parts of a game have, and the same in every sport. */
const REGULATION_NUMBER = 10;

/**
 * The game without its overtime, in sports whose full game counts it and may go into it: a line of its own next to the
 * game's (docs/adr/0027-regulation-line.md).
 *
 * @param last the last segment of the regulation
 */
export const regulation = (last: number): Period =>
  threeWay(period(REGULATION_NUMBER, 'regulation', 0, last));
