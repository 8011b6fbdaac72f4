import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { createGameWager } from '@lineboard/domain/testing/game-wagers';
import { expect, it } from 'vitest';
import { findWaitingPeriods } from './waiting-finals.ts';

const numbers = (sportType: string) => ({
  openWagers: new Map([
    [1, [0, 3].map((periodNumber) => createGameWager(sportType, 'M', 'team1', { periodNumber }))],
  ]),
});

it('HR-75.2: a final that is held leaves all its wagers waiting, and the feed hears of it', () => {
  const { version: _, ...level } = createScore({ score1: 2, score2: 2 });
  expect(findWaitingPeriods(level, numbers('Hockey'))).toEqual([0, 3]);
  expect(findWaitingPeriods({ ...level, score1: 3 }, numbers('Hockey'))).toEqual([3]);
  expect(findWaitingPeriods({ ...level, phase: 'live' }, numbers('Hockey'))).toEqual([]);
});
