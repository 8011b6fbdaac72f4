import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

export const golf = {
  ...PLAIN_SPORT,
  sportType: 'Golf',
  regulationSegments: 4,
  minutes: null,
  scoring: 'strokes',
  mayTie: true,
  isComparable: false,
  suspended: 'open',
  postponed: 'open',
  segments: { kind: 'round', count: 4, isOpenEnded: false },
  periods: [period(0, 'game', 0, 3)],
  clock: null,
  bounds: { spread: 100, total: 500, score: 999 },
  guards: { spreadPerPoint: 0.05, totalPerPoint: 0.05, mostContradiction: 1 },
  course: { minutes: 300, lumps: [1], labels: [] },
} as const satisfies SportRow;
