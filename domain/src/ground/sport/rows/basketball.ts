import { PLAIN_SPORT } from '../plain-sport.ts';
import type { ResultRules, SportRow } from '../sport-row.ts';
import { IN_QUARTERS } from '../quarters.ts';
import { MORNING_AFTER, SAME_DAY } from '../windows.ts';

const QUARTERS = { regulationSegments: 4 };
const HALVES = { regulationSegments: 2 };
const LONG = { ...QUARTERS, minutes: { regulation: 48, official: 43 } };

export const basketball = {
  ...PLAIN_SPORT,
  sportType: 'Basketball',
  regulationSegments: null,
  minutes: { regulation: 40, official: 35 },
  scoring: 'points',
  mayTie: false,
  suspended: SAME_DAY,
  postponed: MORNING_AFTER,
  leagues: new Map<string, Partial<ResultRules>>([
    ['NBA', LONG],
    ['NBA PRESEASON', LONG],
    ['WNBA', QUARTERS],
    ['EUROLEAGUE', QUARTERS],
    ['COLLEGE BASKETBALL', HALVES],
    ['NCAAB', HALVES],
    // Women have played quarters since 2015.
    ['COLLEGE BASKETBALL WOMEN', QUARTERS],
  ]),
  segments: { kind: 'quarter', count: 4, isOpenEnded: false },
  periods: IN_QUARTERS,
  clock: 'down',
  bounds: { spread: 100, total: 400, score: 300 },
  guards: { spreadPerPoint: 0.032, totalPerPoint: 0.022 },
  sold: { keyNumbers: [], mostOnSpread: 3 },
  alternates: 'basketball',
  mainMarket: 'S',
  moneyLineRestriction: 'BBMLDISABLE',
  situation: ['possession'],
  course: { minutes: 130, lumps: [9, 2], labels: ['1H', '2H', 'OT'] },
} as const satisfies SportRow;
