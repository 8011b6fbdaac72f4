import { expect, it } from 'vitest';
import { CallBudget } from './call-budget.ts';

it('takes a burst, then as many calls a second as it is refilled with', () => {
  const budget = new CallBudget(3, 2, 0);
  expect([budget.take(0), budget.take(0), budget.take(0), budget.take(0)]).toEqual([true, true, true, false]);
  expect([budget.take(499), budget.take(500), budget.take(500)]).toEqual([false, true, false]);
  expect(Array.from({ length: 5 }, () => budget.take(60_000))).toEqual([true, true, true, false, false]);
});
