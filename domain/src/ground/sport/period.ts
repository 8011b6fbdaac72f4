/** A part of a game with bets of its own, and the score segments that count for it. */
export interface Period {
  periodNumber: number;
  /** Key of the label in the language catalogues, `period.<label>`. */
  label: PeriodLabel;
  /** First and last regulation segment, 0-based, inclusive. */
  segments: readonly [first: number, last: number];
  /** Overtime counts (HR-40). */
  overtime: boolean;
  /** A draw is one of its three results, each with its own price: money lines without a draw price aren't accepted. */
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

/** @param last the same as `first` where the period is one segment */
export const period = (
  periodNumber: number,
  label: PeriodLabel,
  first: number,
  last: number,
  overtime = false,
): Period => ({ periodNumber, label, segments: [first, last], overtime, isThreeWay: false });

export const threeWay = (of: Period): Period => ({ ...of, isThreeWay: true });

/** A number above those of any game's parts, and the same in every sport. */
const REGULATION_NUMBER = 10;

/**
 * The game without its overtime, for sports in which the full game includes it: a separate line next to the game's
 * (docs/adr/0027-regulation-line.md).
 *
 * @param last the last segment of the regulation
 */
export const regulation = (last: number): Period =>
  threeWay(period(REGULATION_NUMBER, 'regulation', 0, last));
