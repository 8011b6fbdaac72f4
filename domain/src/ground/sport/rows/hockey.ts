import { period, regulation } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';
import { MORNING_AFTER, SAME_DAY } from '../windows.ts';

export const hockey = {
  ...PLAIN_SPORT,
  sportType: 'Hockey',
  regulationSegments: 3,
  minutes: { regulation: 60, official: 55 },
  scoring: 'points',
  mayTie: false,
  suspended: SAME_DAY,
  postponed: MORNING_AFTER,
  segments: { kind: 'period', count: 3, isOpenEnded: false },
  periods: [
    period(0, 'game', 0, 2, true),
    period(1, 'period1', 0, 0),
    period(2, 'period2', 1, 1),
    period(3, 'period3', 2, 2),
    regulation(2),
  ],
  clock: 'down',
  bounds: { spread: 15, total: 30, score: 50 },
  guards: { spreadPerPoint: 0.15, totalPerPoint: 0.15 },
  situation: ['powerPlay'],
  course: { minutes: 155, lumps: [1], labels: ['P1', 'P2', 'P3', 'OT'] },
} as const satisfies SportRow;
