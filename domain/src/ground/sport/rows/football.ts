import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';
import { IN_QUARTERS } from '../quarters.ts';
import { WEDNESDAY } from '../windows.ts';

export const football = {
  ...PLAIN_SPORT,
  sportType: 'Football',
  regulationSegments: 4,
  minutes: { regulation: 60, official: 55 },
  scoring: 'points',
  mayTie: true,
  suspended: WEDNESDAY,
  postponed: WEDNESDAY,
  leagues: new Map([['COLLEGE FOOTBALL', { mayTie: false }]]),
  segments: { kind: 'quarter', count: 4, isOpenEnded: false },
  periods: IN_QUARTERS,
  clock: 'down',
  bounds: { spread: 80, total: 150, score: 250 },
  guards: { spreadPerPoint: 0.03, totalPerPoint: 0.03 },
  sold: {
    keyNumbers: [
      { points: 3, cents: 25 },
      { points: 7, cents: 15 },
    ],
    mostOnSpread: 3,
  },
  alternates: 'football',
  mainMarket: 'S',
  moneyLineRestriction: 'FBMLDISABLE',
  isOutdoors: true,
  situation: ['possession', 'down', 'distance', 'yardsToGoal'],
  course: { minutes: 190, lumps: [7, 3], labels: ['Q1', 'Q2', 'Q3', 'Q4', 'OT'] },
} as const satisfies SportRow;
