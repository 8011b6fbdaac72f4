import type { SportType } from './sport.ts';

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

interface SportPeriods {
  /** Number of segments of a regulation game. */
  regulationSegments: number;
  periods: readonly Period[];
}

const period = (
  periodNumber: number,
  label: PeriodLabel,
  first: number,
  last: number,
  overtime = false,
): Period => ({ periodNumber, label, segments: [first, last], overtime });

const QUARTERS: SportPeriods = {
  regulationSegments: 4,
  periods: [
    period(0, 'game', 0, 3, true),
    period(1, 'half1', 0, 1),
    period(2, 'half2', 2, 3, true),
    period(3, 'quarter1', 0, 0),
    period(4, 'quarter2', 1, 1),
    period(5, 'quarter3', 2, 2),
    period(6, 'quarter4', 3, 3),
  ],
};

export const SPORT_PERIODS: Readonly<Record<SportType, SportPeriods>> = {
  Football: QUARTERS,
  Basketball: QUARTERS,
  Baseball: {
    regulationSegments: 9,
    periods: [period(0, 'game', 0, 8, true), period(1, 'first5', 0, 4)],
  },
  Hockey: {
    regulationSegments: 3,
    periods: [
      period(0, 'game', 0, 2, true),
      period(1, 'period1', 0, 0),
      period(2, 'period2', 1, 1),
      period(3, 'period3', 2, 2),
    ],
  },
  Soccer: {
    regulationSegments: 2,
    periods: [period(0, 'game', 0, 1), period(1, 'half1', 0, 0), period(2, 'half2', 1, 1)],
  },
  Tennis: { regulationSegments: 5, periods: [period(0, 'game', 0, 4), period(1, 'set1', 0, 0)] },
  Fighting: { regulationSegments: 1, periods: [period(0, 'game', 0, 0)] },
  Golf: { regulationSegments: 4, periods: [period(0, 'game', 0, 3)] },
};
