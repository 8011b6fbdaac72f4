import { period, threeWay } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

/** Rugby union: a match is bet on without extra time, with a draw. */
export const rugby = {
  ...PLAIN_SPORT,
  sportType: 'Rugby',
  regulationSegments: 2,
  minutes: { regulation: 80, official: 80 },
  scoring: 'points',
  overtimeCounts: false,
  mayTie: true,
  suspended: { hours: 24 },
  postponed: { hours: 24 },
  segments: { kind: 'half', count: 2, isOpenEnded: false },
  periods: [period(0, 'game', 0, 1), period(1, 'half1', 0, 0), period(2, 'half2', 1, 1)].map(threeWay),
  clock: 'up',
  bounds: { spread: 90, total: 150, score: 200 },
  guards: { spreadPerPoint: 0.03, totalPerPoint: 0.03 },
  isOutdoors: true,
  situation: ['possession'],
  course: { minutes: 100, lumps: [7, 5, 3], labels: ['1H', '2H', 'ET'] },
} as const satisfies SportRow;
