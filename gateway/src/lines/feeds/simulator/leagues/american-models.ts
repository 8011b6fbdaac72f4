import type { PricedPeriod, SegmentPlan, SportModel } from './league.ts';

const MINUTE_MS = 60_000;

const segmentsOf = (labels: readonly string[], minutes: number, breaks: readonly number[]): SegmentPlan[] =>
  labels.map((label, index) => ({
    label,
    lengthMs: minutes * MINUTE_MS,
    breakMs: (breaks[index] ?? 0) * MINUTE_MS,
  }));

/** Standard deviations are those of the leagues' closing lines against results, rounded. */
export const NFL_MODEL: SportModel = {
  marginDeviation: 13.2,
  totalDeviation: 13,
  totalMean: 45,
  totalSpread: 3,
  homeAdvantage: 1.8,
  strengthSpread: 4.2,
  marginDrift: 0.9,
  totalDrift: 1.1,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [
    { points: 3, width: 0.8 },
    { points: 7, width: 0.7 },
    { points: 10, width: 0.4 },
  ],
};

export const COLLEGE_FOOTBALL_MODEL: SportModel = {
  ...NFL_MODEL,
  marginDeviation: 15.5,
  totalDeviation: 16,
  totalMean: 54,
  totalSpread: 5,
  homeAdvantage: 2.6,
  strengthSpread: 9.5,
  marginDrift: 1.4,
  totalDrift: 1.8,
};

export const NBA_MODEL: SportModel = {
  marginDeviation: 12.6,
  totalDeviation: 17,
  totalMean: 226,
  totalSpread: 6,
  homeAdvantage: 2.2,
  strengthSpread: 4.4,
  marginDrift: 1.2,
  totalDrift: 2,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [],
};

export const COLLEGE_BASKETBALL_MODEL: SportModel = {
  ...NBA_MODEL,
  marginDeviation: 10.8,
  totalDeviation: 15,
  totalMean: 144,
  totalSpread: 7,
  homeAdvantage: 3.2,
  strengthSpread: 7,
  marginDrift: 1.3,
  totalDrift: 1.8,
};

export const BASEBALL_MODEL: SportModel = {
  marginDeviation: 4.3,
  totalDeviation: 4.4,
  totalMean: 8.6,
  totalSpread: 0.7,
  homeAdvantage: 0.3,
  strengthSpread: 0.65,
  marginDrift: 0.25,
  totalDrift: 0.3,
  fixedSpread: 1.5,
  pointStep: 0.5,
  keyNumbers: [],
};

export const HOCKEY_MODEL: SportModel = {
  marginDeviation: 2.5,
  totalDeviation: 2.4,
  totalMean: 6.1,
  totalSpread: 0.25,
  homeAdvantage: 0.22,
  strengthSpread: 0.42,
  marginDrift: 0.14,
  totalDrift: 0.15,
  fixedSpread: 1.5,
  pointStep: 0.5,
  keyNumbers: [],
};

/** Real time that a segment takes, not the time on the game's own clock. */
export const FOOTBALL_SEGMENTS = segmentsOf(['Q1', 'Q2', 'Q3', 'Q4'], 42, [2, 13, 2]);
export const NBA_SEGMENTS = segmentsOf(['Q1', 'Q2', 'Q3', 'Q4'], 29, [3, 15, 3]);
export const COLLEGE_HALVES = segmentsOf(['1H', '2H'], 48, [15]);
export const HOCKEY_SEGMENTS = segmentsOf(['P1', 'P2', 'P3'], 38, [18, 18]);
export const BASEBALL_SEGMENTS = segmentsOf(['1', '2', '3', '4', '5', '6', '7', '8', '9'], 19, []);

const priced = (periodNumber: number, share: number, fixedSpread: number | null = null): PricedPeriod => ({
  periodNumber,
  share,
  fixedSpread,
});

export const QUARTER_PERIODS: readonly PricedPeriod[] = [
  priced(1, 0.5),
  priced(3, 0.24),
  priced(4, 0.26),
  priced(5, 0.23),
  priced(6, 0.27),
];
export const HALF_PERIODS: readonly PricedPeriod[] = [priced(1, 0.48)];
export const HOCKEY_PERIODS: readonly PricedPeriod[] = [
  priced(1, 0.31, 0.5),
  priced(2, 0.34, 0.5),
  priced(3, 0.35, 0.5),
];
export const FIRST_FIVE: readonly PricedPeriod[] = [priced(1, 0.55, 0.5)];
