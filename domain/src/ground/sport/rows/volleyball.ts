import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

/** Best of five; lines count points, scores sets. */
export const volleyball = {
  ...PLAIN_SPORT,
  sportType: 'Volleyball',
  regulationSegments: 5,
  minutes: null,
  scoring: 'sets',
  sets: {
    toWin: 3,
    points: 25,
    lead: 2,
    tieBreakAt: null,
    decider: { at: 4, points: 15, countsAsOne: false },
  },
  mayTie: false,
  suspended: { hours: 48 },
  postponed: { hours: 48 },
  segments: { kind: 'set', count: 5, isOpenEnded: true },
  periods: [period(0, 'game', 0, 4), period(1, 'set1', 0, 0)],
  clock: null,
  bounds: { spread: 60, total: 280, score: 3 },
  // One set has its own winner, as in tennis.
  guards: { spreadPerPoint: 0.03, totalPerPoint: 0.025, mostContradiction: 1 },
  situation: ['possession'],
  possession: 'serves',
  course: { minutes: 110, lumps: [1], labels: [] },
} as const satisfies SportRow;
