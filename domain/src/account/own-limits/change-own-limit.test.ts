import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOwnLimit, isOwnAmount, isOwnLimitName, applyDueChange, WAIT_MS } from './change-own-limit.ts';
import type { OwnLimit } from './own-limit.schema.ts';

const STAKE = { kind: 'stake', period: 'day' } as const;
const limit = (amount: number, next: OwnLimit['next'] = null): OwnLimit => ({ ...STAKE, amount, next });

describe('a customer’s own limit', () => {
  it('OWN-2: the first one, and a tighter one, apply at once', () => {
    expect(changeOwnLimit(null, STAKE, 10_000, 5)).toEqual(limit(10_000));
    expect(changeOwnLimit(limit(10_000), STAKE, 9_999, 5)).toEqual(limit(9_999));
    expect(changeOwnLimit(limit(10_000), STAKE, 0, 5)).toEqual(limit(0));
  });

  it('OWN-2: a looser one waits a day to the millisecond, and so does removing it', () => {
    const looser = changeOwnLimit(limit(10_000), STAKE, 10_001, 5);
    expect(looser).toEqual(limit(10_000, { amount: 10_001, atMs: 5 + WAIT_MS }));
    expect(applyDueChange(looser!, 4 + WAIT_MS)?.amount).toBe(10_000);
    expect(applyDueChange(looser!, 5 + WAIT_MS)).toEqual(limit(10_001));
    const gone = changeOwnLimit(limit(10_000), STAKE, null, 5);
    expect(applyDueChange(gone!, 4 + WAIT_MS)?.amount).toBe(10_000);
    expect(applyDueChange(gone!, 5 + WAIT_MS)).toBeNull();
    expect(changeOwnLimit(null, STAKE, null, 5)).toBeNull();
  });

  it('OWN-2: a waiting one is withdrawn by asking for the amount in force, and another looser one waits a day again', () => {
    const waiting = limit(10_000, { amount: 20_000, atMs: WAIT_MS });
    expect(changeOwnLimit(waiting, STAKE, 10_000, 7)).toEqual(limit(10_000));
    expect(changeOwnLimit(waiting, STAKE, 15_000, 7)?.next).toEqual({ amount: 15_000, atMs: 7 + WAIT_MS });
    // The amount that was due is now in force.
    expect(changeOwnLimit(waiting, STAKE, 15_000, WAIT_MS)).toEqual(limit(15_000));
  });

  it('OWN-2: a looser one never applies before a day has passed since it was requested', () => {
    const asks = fc.array(
      fc.record({
        afterMs: fc.integer({ min: 0, max: WAIT_MS * 2 }),
        amount: fc.option(fc.integer({ min: 0, max: 50 })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(asks, (steps) => {
        let nowMs = 0;
        let stored: OwnLimit | null = limit(25);
        const asked: Array<{ atMs: number; amount: number }> = [];
        const unasked: number[] = [];
        for (const { afterMs, amount } of steps) {
          const before: number = standing(stored, nowMs);
          nowMs += afterMs;
          const later = standing(stored, nowMs);
          const isAskedFor = asked.some((one) => one.amount >= later && one.atMs <= nowMs - WAIT_MS);
          if (later > before && !isAskedFor) unasked.push(later);
          stored = changeOwnLimit(stored, STAKE, amount, nowMs);
          asked.push({ atMs: nowMs, amount: amount ?? Infinity });
          // There is nothing to loosen when there is no limit.
          if (standing(stored, nowMs) > later) unasked.push(standing(stored, nowMs));
        }
        expect(unasked).toEqual([]);
      }),
    );
  });

  it('OWN-1: a limit of time is by the day, and at least 15 minutes', () => {
    expect(isOwnLimitName({ kind: 'time', period: 'day' })).toBe(true);
    expect(isOwnLimitName({ kind: 'time', period: 'week' })).toBe(false);
    expect([14, 15, 1_440, 1_441, null].map((minutes) => isOwnAmount('time', minutes))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(isOwnAmount('stake', 0)).toBe(true);
  });
});

const standing = (stored: OwnLimit | null, nowMs: number): number =>
  (stored === null ? null : applyDueChange(stored, nowMs))?.amount ?? Infinity;
