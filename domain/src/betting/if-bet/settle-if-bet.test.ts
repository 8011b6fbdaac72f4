import { expect, it } from 'vitest';
import { createRational } from '../../ground/money/rational.ts';
import type { LegResult } from '../wager/wager.ts';
import { createLeg } from '../../../testing/wager-fixtures.ts';
import { calculateIfBetNet, countLegsInAction } from './settle-if-bet.ts';

const SHARED = { tied: 2, places: 1 };

it('HR-20.7: a share of a dead heat that pays more than the stake counts as a win, any other as a loss', () => {
  const afterShare = (letter: 'W' | 'P' | 'L') => {
    const results: LegResult[] = [
      [letter, letter, SHARED],
      ['W', 'W'],
    ];
    return (['winOnly', 'winOrPush'] as const).map((condition) => countLegsInAction(condition, results));
  };
  expect(afterShare('W')).toEqual([2, 2]);
  expect(afterShare('P')).toEqual([1, 1]);
  expect(afterShare('L')).toEqual([1, 1]);
});

it('HR-20.7: a half share at even money pays only the stake, and the next leg is no bet', () => {
  const even = createLeg({ price: 100, riskCents: 10_000, toWinCents: 10_000 });
  const next = createLeg({ price: -110, riskCents: 11_000, toWinCents: 10_000 });
  const net = calculateIfBetNet('winOrPush', [even, next], [['P', 'P', SHARED], null]);
  expect(net).toEqual(createRational(0));
});
