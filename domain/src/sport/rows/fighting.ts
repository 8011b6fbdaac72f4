import { period } from '../period.ts';
import type { SportRow } from '../sport-row.ts';

export const fighting = {
  sportType: 'Fighting',
  regulationSegments: 1,
  minutes: null,
  overtimeCounts: true,
  hasInnings: false,
  // Rounds of five minutes; of three in boxing.
  halfRoundSeconds: 150,
  scoring: 'decision',
  sets: null,
  mayTie: true,
  isComparable: false,
  suspended: { hours: 48 },
  postponed: { hours: 48 },
  leagues: new Map([['BOXING', { halfRoundSeconds: 90 }]]),
  segments: { kind: 'round', count: 1, isOpenEnded: true },
  periods: [period(0, 'game', 0, 0)],
  isThreeWay: false,
  clock: 'down',
  bounds: { spread: 15, total: 20, score: 999 },
  guards: { spreadPerPoint: 0.1, totalPerPoint: 0.15, mostContradiction: 1 },
  teased: ['S', 'L'],
  sold: null,
  leastSpread: null,
  alternates: 'others',
  moneyLineRestriction: null,
  isOutdoors: false,
  course: { minutes: 25, lumps: [1], labels: [] },
} as const satisfies SportRow;
