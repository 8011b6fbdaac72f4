/** A part of a game that is bet on by itself, and the score segments that count for it. */
export interface Period {
  periodNumber: number;
  /** Key of the label in the language catalogues, `period.<label>`. */
  label: PeriodLabel;
  /** First and last regulation segment, 0-based, inclusive. */
  segments: readonly [first: number, last: number];
  /** Overtime counts (HR-40). */
  overtime: boolean;
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
  /** Another line for the full game (`alternate-line.ts`). */
  | 'alternate';

/** @param last the same as the first where the period is one segment */
export const period = (
  periodNumber: number,
  label: PeriodLabel,
  first: number,
  last: number,
  overtime = false,
): Period => ({ periodNumber, label, segments: [first, last], overtime });
