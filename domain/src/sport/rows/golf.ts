import { period } from '../period.ts';
import type { SportRow } from '../sport-row.ts';

export const golf = {
  sportType: 'Golf',
  regulationSegments: 4,
  minutes: null,
  overtimeCounts: true,
  hasInnings: false,
  halfRoundSeconds: null,
  scoring: 'strokes',
  sets: null,
  mayTie: true,
  isComparable: false,
  suspended: 'open',
  postponed: 'open',
  leagues: new Map(),
  segments: { kind: 'round', count: 4, isOpenEnded: false },
  periods: [period(0, 'game', 0, 3)],
  isThreeWay: false,
  clock: null,
  bounds: { spread: 100, total: 500, score: 999 },
  guards: { spreadPerPoint: 0.05, totalPerPoint: 0.05, mostContradiction: 1 },
  teased: ['S', 'L'],
  sold: null,
  leastSpread: null,
  alternates: 'others',
  moneyLineRestriction: null,
  // Rain only makes a round longer.
  isOutdoors: false,
  course: { minutes: 300, lumps: [1], labels: [] },
} as const satisfies SportRow;
