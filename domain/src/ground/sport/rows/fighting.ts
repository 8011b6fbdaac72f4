import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

export const fighting = {
  ...PLAIN_SPORT,
  sportType: 'Fighting',
  regulationSegments: 1,
  minutes: null,
  // Rounds of five minutes; of three in boxing.
  halfRoundSeconds: 150,
  scoring: 'decision',
  mayTie: true,
  isComparable: false,
  suspended: { hours: 48 },
  postponed: { hours: 48 },
  leagues: new Map([['BOXING', { halfRoundSeconds: 90 }]]),
  segments: { kind: 'round', count: 1, isOpenEnded: true },
  periods: [period(0, 'game', 0, 0)],
  clock: 'down',
  bounds: { spread: 15, total: 20, score: 999 },
  guards: { spreadPerPoint: 0.1, totalPerPoint: 0.15, mostContradiction: 1 },
  course: { minutes: 25, lumps: [1], labels: [] },
} as const satisfies SportRow;
