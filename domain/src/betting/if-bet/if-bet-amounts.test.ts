import { describe, expect, it } from 'vitest';
import { calculateIfBetCapCents } from './if-bet-amounts.ts';

describe('the cap on the next leg of an if bet', () => {
  const before = { riskCents: 11_000, toWinCents: 10_000, mayWinLess: false };

  it('HR-21.1: win or push, a leg risks no more than the one before it', () => {
    expect(calculateIfBetCapCents('winOrPush', before)).toBe(11_000);
  });

  it('HR-21.2: win only, it may also risk what the one before it wins', () => {
    expect(calculateIfBetCapCents('winOnly', before)).toBe(21_000);
  });

  it('HR-86.3: the win of a leg that may win less than printed isn’t counted on', () => {
    expect(calculateIfBetCapCents('winOnly', { ...before, mayWinLess: true })).toBe(11_000);
  });
});
