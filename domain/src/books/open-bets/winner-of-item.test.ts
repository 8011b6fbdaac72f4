import { expect, it } from 'vitest';
import { createOpenBetItem } from '../../../testing/open-bet-fixtures.ts';
import { selectWinnerOfItem } from './winner-of-item.ts';

const decided = (fields: Parameters<typeof createOpenBetItem>[0] = {}) =>
  createOpenBetItem({ result: ['W', 'W'], score1: 24, score2: 17, ...fields });
const on = (market: 'S' | 'M' | 'L', periodNumber = 0) =>
  ({ type: 'G', gameNum: 1, periodNumber, market, side: 'team1' }) as const;

it('ENT1-50.17: the winner of a decided side is named by its team', () => {
  expect(selectWinnerOfItem(decided())).toBe('Green Bay Packers');
  expect(selectWinnerOfItem(decided({ pick: on('M'), score1: 3, result: ['L', 'L'] }))).toBe('Chicago Bears');
});

it('ENT1-50.17: nobody is while it is undecided, of a draw, a total, a part of a game, or a contest', () => {
  const contest = { type: 'C', contestNum: 1, contestantNum: 1 } as const;
  for (const item of [
    decided({ result: null }),
    decided({ score1: 17 }),
    decided({ score1: null, score2: null }),
    decided({ pick: on('L') }),
    decided({ pick: on('S', 1) }),
    decided({ pick: contest }),
  ])
    expect(selectWinnerOfItem(item)).toBeNull();
});
