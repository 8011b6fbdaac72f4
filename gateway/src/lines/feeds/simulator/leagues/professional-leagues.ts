import {
  BASEBALL_MODEL,
  BASEBALL_SEGMENTS,
  FIRST_FIVE,
  FOOTBALL_SEGMENTS,
  HOCKEY_MODEL,
  HOCKEY_PERIODS,
  HOCKEY_SEGMENTS,
  NBA_MODEL,
  NBA_SEGMENTS,
  NFL_MODEL,
  QUARTER_PERIODS,
} from './american-models.ts';
import type { League } from './league.ts';
import { MLB_TEAMS, NBA_TEAMS, NFL_TEAMS, NHL_TEAMS } from './professional-teams.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const AMERICAN = {
  teamTotals: true,
  alternatePoints: [],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  preventPointBuying: false,
} as const;

export const NFL: League = {
  ...AMERICAN,
  leagueIndex: 0,
  sportType: 'Football',
  sportSubType: 'NFL',
  names: NFL_TEAMS,
  rotationBase: 101,
  kickoffs: {
    every: 'week',
    slots: [
      [0, at(20, 15), 2],
      [3, at(20, 15), 1],
      [6, at(13), 7],
      [6, at(16, 5), 2],
      [6, at(16, 25), 3],
      [6, at(20, 20), 1],
    ],
  },
  model: NFL_MODEL,
  scoring: 'football',
  segments: FOOTBALL_SEGMENTS,
  overtime: 'once',
  periods: QUARTER_PERIODS,
  alternatePoints: [-12, -10, -8, -6, -4, -2, 2, 4, 6, 8, 10, 12],
  holdMs: 25_000,
  props: [
    { what: 'Passing Yards', mean: 235 },
    { what: 'Rushing Yards', mean: 62 },
    { what: 'Receiving Yards', mean: 58 },
  ],
};

export const NBA: League = {
  ...AMERICAN,
  leagueIndex: 1,
  sportType: 'Basketball',
  sportSubType: 'NBA',
  names: NBA_TEAMS,
  rotationBase: 801,
  kickoffs: { every: 'day', games: 8, fromMinute: at(19), toMinute: at(22, 30), stepMinutes: 30 },
  model: NBA_MODEL,
  scoring: 'basketball',
  segments: NBA_SEGMENTS,
  overtime: 'untilDecided',
  periods: QUARTER_PERIODS,
  alternatePoints: [-15, -12.5, -10, -7.5, -5, -2.5, 2.5, 5, 7.5, 10, 12.5, 15],
  holdMs: 0,
  props: [
    { what: 'Points', mean: 21 },
    { what: 'Rebounds', mean: 7 },
    { what: 'Assists', mean: 5 },
  ],
};

export const MLB: League = {
  ...AMERICAN,
  leagueIndex: 2,
  sportType: 'Baseball',
  sportSubType: 'MLB',
  names: MLB_TEAMS,
  rotationBase: 1101,
  kickoffs: { every: 'day', games: 12, fromMinute: at(13, 5), toMinute: at(22, 10), stepMinutes: 35 },
  model: BASEBALL_MODEL,
  scoring: 'baseball',
  segments: BASEBALL_SEGMENTS,
  overtime: 'untilDecided',
  periods: FIRST_FIVE,
  holdMs: 12_000,
  preventPointBuying: true,
  props: [
    { what: 'Strikeouts', mean: 5.5 },
    { what: 'Total Bases', mean: 1.5 },
  ],
};

export const NHL: League = {
  ...AMERICAN,
  leagueIndex: 3,
  sportType: 'Hockey',
  sportSubType: 'NHL',
  names: NHL_TEAMS,
  rotationBase: 1401,
  kickoffs: { every: 'day', games: 7, fromMinute: at(19), toMinute: at(22), stepMinutes: 30 },
  model: HOCKEY_MODEL,
  scoring: 'goals',
  segments: HOCKEY_SEGMENTS,
  overtime: 'untilDecided',
  periods: HOCKEY_PERIODS,
  holdMs: 15_000,
  preventPointBuying: true,
  props: [
    { what: 'Shots on Goal', mean: 2.5 },
    { what: 'Saves', mean: 26 },
  ],
};
