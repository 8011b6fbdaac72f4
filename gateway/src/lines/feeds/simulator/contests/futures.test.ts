import { expect, it } from 'vitest';
import { planFutures } from './futures.ts';

const FIRST_DAY = Date.UTC(2031, 0, 6) / 86_400_000;

it('now and then two golfers share a tournament, and every league has one champion', () => {
  const winners = (isOurs: (contestType: string) => boolean) =>
    planFutures(7, 'main', FIRST_DAY, FIRST_DAY + 7 * 200)
      .filter(({ contestType }) => isOurs(contestType))
      .map(({ contestants, outcomeOf }) => contestants.filter((_, at) => outcomeOf(at) === 'W').length);
  expect(new Set(winners((type) => type === 'Golf'))).toEqual(new Set([1, 2]));
  expect(new Set(winners((type) => type !== 'Golf'))).toEqual(new Set([1]));
});
