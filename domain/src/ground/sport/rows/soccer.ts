import { period, threeWay } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

export const soccer = {
  ...PLAIN_SPORT,
  sportType: 'Soccer',
  regulationSegments: 2,
  minutes: { regulation: 90, official: 90 },
  scoring: 'points',
  overtimeCounts: false,
  mayTie: true,
  suspended: { hours: 24 },
  postponed: { hours: 24 },
  segments: { kind: 'half', count: 2, isOpenEnded: false },
  periods: [period(0, 'game', 0, 1), period(1, 'half1', 0, 0), period(2, 'half2', 1, 1)].map(threeWay),
  clock: 'up',
  bounds: { spread: 15, total: 30, score: 60 },
  guards: { spreadPerPoint: 0.22, totalPerPoint: 0.2 },
  isOutdoors: true,
  situation: ['reds1', 'reds2'],
  course: { minutes: 112, lumps: [1], labels: ['1H', '2H', 'ET'] },
} as const satisfies SportRow;
