import type { League, SportModel } from './league.ts';
import { createPersonNames } from './person-names.ts';

const MINUTE_MS = 60_000;
const at = (hour: number, minute = 0): number => hour * 60 + minute;

const TENNIS_MODEL: SportModel = {
  marginDeviation: 5.2,
  totalDeviation: 5.5,
  totalMean: 22.6,
  totalSpread: 0.8,
  homeAdvantage: 0,
  strengthSpread: 2.1,
  marginDrift: 0.5,
  totalDrift: 0.3,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [],
};

const TENNIS = {
  sportType: 'Tennis',
  model: TENNIS_MODEL,
  scoring: 'sets',
  overtime: 'none',
  segments: ['Set 1', 'Set 2', 'Set 3'].map((label) => ({
    label,
    lengthMs: 42 * MINUTE_MS,
    breakMs: 2 * MINUTE_MS,
  })),
  periods: [{ periodNumber: 1, share: 0.42, fixedSpread: null }],
  teamTotals: false,
  alternatePoints: [],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  holdMs: 5_000,
  preventPointBuying: true,
  props: [],
} as const;

/**
 * Somewhere in the world it is afternoon: tournaments play round the clock. The two tours take turns, so that a match
 * begins within every hour and one is always in play.
 */
const ROUND_THE_CLOCK = { every: 'day', games: 17, fromMinute: 0, toMinute: at(24), stepMinutes: 5 } as const;

export const ATP: League = {
  ...TENNIS,
  leagueIndex: 9,
  sportSubType: 'ATP',
  rotationBase: 8001,
  names: createPersonNames(128, false, 9),
  kickoffs: { ...ROUND_THE_CLOCK, place: 0.25 },
};

export const WTA: League = {
  ...TENNIS,
  leagueIndex: 10,
  sportSubType: 'WTA',
  rotationBase: 9101,
  names: createPersonNames(128, true, 10),
  kickoffs: { ...ROUND_THE_CLOCK, place: 0.75 },
};

const FIGHT_MODEL: SportModel = {
  marginDeviation: 1,
  totalDeviation: 1,
  totalMean: 1,
  totalSpread: 0,
  homeAdvantage: 0,
  strengthSpread: 0.45,
  marginDrift: 0.12,
  totalDrift: 0,
  fixedSpread: null,
  pointStep: 0.5,
  keyNumbers: [],
};

/** A fight is won 1 to 0: it has a winner and nothing to count, so it has money lines alone. */
const FIGHT = {
  sportType: 'Fighting',
  model: FIGHT_MODEL,
  scoring: 'fight',
  overtime: 'none',
  periods: [],
  teamTotals: false,
  alternatePoints: [],
  hasSpread: false,
  hasTotal: false,
  inPlay: false,
  holdMs: 0,
  preventPointBuying: true,
  props: [],
  segments: [{ label: 'Live', lengthMs: 25 * MINUTE_MS, breakMs: 0 }],
} as const;

export const UFC: League = {
  ...FIGHT,
  leagueIndex: 11,
  sportSubType: 'UFC',
  rotationBase: 12_001,
  names: createPersonNames(60, false, 11),
  kickoffs: {
    every: 'week',
    slots: [
      [5, at(18), 1],
      [5, at(18, 30), 1],
      [5, at(19), 1],
      [5, at(19, 30), 1],
      [5, at(20), 1],
      [5, at(20, 30), 1],
      [5, at(21), 1],
      [5, at(21, 30), 1],
      [5, at(22), 1],
      [5, at(22, 30), 1],
      [5, at(23), 1],
      [5, at(23, 30), 1],
    ],
  },
};

export const BOXING: League = {
  ...FIGHT,
  leagueIndex: 12,
  sportSubType: 'Boxing',
  rotationBase: 12_201,
  names: createPersonNames(40, false, 12),
  kickoffs: {
    every: 'week',
    slots: [
      [4, at(20), 1],
      [4, at(21), 1],
      [4, at(22), 1],
      [5, at(21, 45), 1],
      [5, at(23), 1],
    ],
  },
};
