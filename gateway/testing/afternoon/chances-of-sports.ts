import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** What a game of a sport is like: how far margins and totals spread, and what a score brings. */
export interface SportTruth {
  marginDeviation: number;
  total: number;
  totalDeviation: number;
  /** How many points a score has. */
  points: readonly number[];
  /** The chances of the main spread: whole and half points, or a run line of 1½ alone. */
  /** How many scores a game has. */
  scores: number;
  isRunLine: boolean;
  drawShare: number;
}

export const SPORT_TRUTHS = {
  Football: {
    marginDeviation: 13.2,
    total: 44.5,
    totalDeviation: 13,
    points: [3, 7, 7, 6],
    scores: 9,
    isRunLine: false,
    drawShare: 0,
  },
  Basketball: {
    marginDeviation: 12,
    total: 224,
    totalDeviation: 19,
    points: [2, 2, 3, 1],
    scores: 90,
    isRunLine: false,
    drawShare: 0,
  },
  Baseball: {
    marginDeviation: 4.3,
    total: 8.5,
    totalDeviation: 4.4,
    points: [1, 1, 2],
    scores: 6,
    isRunLine: true,
    drawShare: 0,
  },
  Hockey: {
    marginDeviation: 2.5,
    total: 6,
    totalDeviation: 2.4,
    points: [1],
    scores: 6,
    isRunLine: true,
    drawShare: 0,
  },
  Soccer: {
    marginDeviation: 1.7,
    total: 2.5,
    totalDeviation: 1.6,
    points: [1],
    scores: 2.6,
    isRunLine: false,
    drawShare: 0.26,
  },
} as const satisfies Partial<Record<SportType, SportTruth>>;

export type TruthSport = keyof typeof SPORT_TRUTHS;
export const TRUTH_SPORTS = Object.keys(SPORT_TRUTHS) as readonly TruthSport[];

/** The normal distribution, by Abramowitz and Stegun 26.2.17. */
export const normal = (x: number): number => {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const tail =
    0.398_942_28 *
    Math.exp((-x * x) / 2) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return x >= 0 ? 1 - tail : tail;
};
