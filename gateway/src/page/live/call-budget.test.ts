import { expect, it } from 'vitest';
import { CallBudget } from './call-budget.ts';

it('takes a burst, then as many calls a second as it is refilled with', () => {
  const budget = new CallBudget(3, 2, 0);
  expect([budget.take(0, 1), budget.take(0, 1), budget.take(0, 1), budget.take(0, 1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([budget.take(499, 1), budget.take(500, 1), budget.take(500, 1)]).toEqual([false, true, false]);
  expect(Array.from({ length: 5 }, () => budget.take(60_000, 1))).toEqual([true, true, true, false, false]);
});

it('takes what a call costs, or nothing at all', () => {
  const budget = new CallBudget(10, 1, 0);
  expect([budget.take(0, 8), budget.take(0, 3), budget.take(0, 2), budget.take(0, 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
