import {
  COLLEGE_BASKETBALL_MODEL,
  COLLEGE_FOOTBALL_MODEL,
  COLLEGE_HALVES,
  FOOTBALL_SEGMENTS,
  HALF_PERIODS,
  QUARTER_PERIODS,
} from './american-models.ts';
import { COLLEGE_BASKETBALL_TEAMS, COLLEGE_FOOTBALL_TEAMS } from './college-teams.ts';
import type { League } from './league.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

export const COLLEGE_FOOTBALL: League = {
  leagueIndex: 4,
  sportType: 'Football',
  sportSubType: 'College Football',
  names: COLLEGE_FOOTBALL_TEAMS,
  rotationBase: 301,
  kickoffs: {
    every: 'week',
    slots: [
      [5, at(12), 15],
      [5, at(15, 30), 15],
      [5, at(19), 14],
      [5, at(22, 30), 5],
      [4, at(20), 3],
      [3, at(19, 30), 3],
      [2, at(19), 3],
      [1, at(19), 3],
    ],
  },
  model: COLLEGE_FOOTBALL_MODEL,
  scoring: 'football',
  segments: FOOTBALL_SEGMENTS,
  overtime: 'untilDecided',
  periods: QUARTER_PERIODS.slice(0, 2),
  teamTotals: true,
  alternatePoints: [-12, -9, -6, -3, 3, 6, 9, 12],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  holdMs: 25_000,
  preventPointBuying: false,
  props: [],
};

/** Played and reported in halves; all overtimes are one segment, since four segments would be quarters. */
export const COLLEGE_BASKETBALL: League = {
  leagueIndex: 5,
  sportType: 'Basketball',
  sportSubType: 'College Basketball',
  names: COLLEGE_BASKETBALL_TEAMS,
  rotationBase: 60_001,
  kickoffs: { every: 'day', games: 30, fromMinute: at(12), toMinute: at(23), stepMinutes: 30 },
  model: COLLEGE_BASKETBALL_MODEL,
  scoring: 'basketball',
  segments: COLLEGE_HALVES,
  overtime: 'untilDecided',
  periods: HALF_PERIODS,
  teamTotals: false,
  alternatePoints: [],
  hasSpread: true,
  hasTotal: true,
  inPlay: true,
  holdMs: 0,
  preventPointBuying: false,
  props: [],
};
