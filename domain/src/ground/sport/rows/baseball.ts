import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';
import { MORNING_AFTER } from '../windows.ts';

export const baseball = {
  ...PLAIN_SPORT,
  sportType: 'Baseball',
  regulationSegments: 9,
  minutes: null,
  scoring: 'points',
  hasInnings: true,
  mayTie: false,
  suspended: MORNING_AFTER,
  postponed: MORNING_AFTER,
  segments: { kind: 'inning', count: 9, isOpenEnded: false },
  periods: [period(0, 'game', 0, 8, true), period(1, 'first5', 0, 4)],
  clock: null,
  bounds: { spread: 30, total: 60, score: 60 },
  // An outsider at +133 that gives the run line was a book's own closing line.
  guards: { spreadPerPoint: 0.08, totalPerPoint: 0.09, mostContradiction: 0.2 },
  teased: ['L'],
  sold: { keyNumbers: [], mostOnSpread: null },
  // No game ends level.
  leastSpread: 1,
  isOutdoors: true,
  situation: ['possession', 'balls', 'strikes', 'outs', 'bases'],
  possession: 'bats',
  course: { minutes: 180, lumps: [1], labels: [] },
} as const satisfies SportRow;
