import { period } from '../period.ts';
import { PLAIN_SPORT } from '../plain-sport.ts';
import type { SportRow } from '../sport-row.ts';

/** Twenty overs a side: each team bats once, and a super over decides what is level. */
export const cricket = {
  ...PLAIN_SPORT,
  sportType: 'Cricket',
  regulationSegments: 2,
  minutes: null,
  scoring: 'points',
  // The side that bats second is behind until its last ball.
  isComparable: false,
  mayTie: true,
  suspended: { days: 1, hour: 5 },
  postponed: { days: 1, hour: 5 },
  segments: { kind: 'inning', count: 2, isOpenEnded: false },
  periods: [period(0, 'game', 0, 1, true)],
  clock: null,
  bounds: { spread: 200, total: 600, score: 400 },
  guards: { spreadPerPoint: 0.015, totalPerPoint: 0.01 },
  isOutdoors: true,
  situation: ['possession'],
  possession: 'bats',
  course: { minutes: 210, lumps: [6, 4, 1], labels: ['1', '2', 'SO'] },
} as const satisfies SportRow;
