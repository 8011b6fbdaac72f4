import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

export const tennis = {
  ...PLAIN_SPORT,
  sportType: 'Tennis',
  regulationSegments: 5,
  minutes: null,
  scoring: 'sets',
  // Six games with two ahead, or seven; the third set may be a tie-break to ten.
  sets: {
    toWin: 2,
    points: 6,
    lead: 2,
    tieBreakAt: 7,
    decider: { at: 2, points: 10, countsAsOne: true },
  },
  mayTie: false,
  suspended: 'open',
  postponed: 'open',
  segments: { kind: 'set', count: 5, isOpenEnded: true },
  periods: [period(0, 'game', 0, 4), period(1, 'set1', 0, 0)],
  clock: null,
  // Lines count games, scores sets.
  bounds: { spread: 40, total: 100, score: 5 },
  // One set has its own winner: the favorite of the match may be the outsider of the games that are left.
  guards: { spreadPerPoint: 0.05, totalPerPoint: 0.05, mostContradiction: 1 },
  situation: ['possession', 'points1', 'points2'],
  possession: 'serves',
  course: { minutes: 120, lumps: [1], labels: [] },
} as const satisfies SportRow;
