import { describe, expect, it } from 'vitest';
import type { TimeOut, TimeOutLength } from './own-limit.schema.ts';
import { askableAtMs, askForEnd, endTimeOut, isTimeOutOn, startTimeOut } from './time-out.ts';

const DAY_MS = 86_400_000;
const NOW_MS = 1_000 * DAY_MS;
const of = (length: TimeOutLength, nowMs = NOW_MS): TimeOut => startTimeOut(null, length, nowMs)!;
const days = ({ beganAtMs, endsAtMs }: TimeOut) =>
  endsAtMs === null ? null : (endsAtMs - beganAtMs) / DAY_MS;

describe('a time-out', () => {
  it('OWN-8: lasts a day, a week, 30 days, 183 days, or until its customer asks to end it', () => {
    const lengths = ['day', 'week', 'month', 'sixMonths', 'untilAsked'] as const;
    expect(lengths.map((length) => days(of(length)))).toEqual([1, 7, 30, 183, null]);
    expect(isTimeOutOn(of('day'), NOW_MS + DAY_MS - 1)).toBe(true);
    expect(isTimeOutOn(of('day'), NOW_MS + DAY_MS)).toBe(false);
    expect(isTimeOutOn(of('untilAsked'), NOW_MS * 9)).toBe(true);
    expect(isTimeOutOn(null, NOW_MS)).toBe(false);
  });

  it('OWN-8: can only be made longer by another one', () => {
    expect(startTimeOut(of('week'), 'day', NOW_MS)).toBeNull();
    expect(startTimeOut(of('week'), 'week', NOW_MS)).toBeNull();
    expect(startTimeOut(of('untilAsked'), 'sixMonths', NOW_MS)).toBeNull();
    expect(startTimeOut(of('untilAsked'), 'untilAsked', NOW_MS)).toBeNull();
    expect(startTimeOut(of('week'), 'month', NOW_MS + 1)?.endsAtMs).toBe(NOW_MS + 1 + 30 * DAY_MS);
    expect(startTimeOut(of('sixMonths'), 'untilAsked', NOW_MS)?.endsAtMs).toBeNull();
    // Once it is over, it blocks nobody.
    expect(startTimeOut(of('week'), 'day', NOW_MS + 7 * DAY_MS)?.length).toBe('day');
  });

  it('OWN-8: is still a self-exclusion when a week is added to one', () => {
    const longer = startTimeOut(of('sixMonths'), 'week', NOW_MS + 180 * DAY_MS)!;
    expect(longer).toMatchObject({ length: 'sixMonths', endsAtMs: NOW_MS + 187 * DAY_MS });
  });

  it('OWN-8: without a set end can be asked to end after six months at the earliest, and ends a day later', () => {
    const timeOut = of('untilAsked');
    const fromMs = NOW_MS + 183 * DAY_MS;
    expect(askableAtMs(timeOut)).toBe(fromMs);
    expect(askForEnd(timeOut, fromMs - 1)).toBeNull();
    const ending = askForEnd(timeOut, fromMs)!;
    expect(ending.endsAtMs).toBe(fromMs + DAY_MS);
    expect(askForEnd(ending, fromMs + 1)).toBeNull();
    expect(askForEnd(of('day'), NOW_MS * 2)).toBeNull();
    expect(askForEnd(of('sixMonths'), NOW_MS * 2)).toBeNull();
  });

  it('OWN-8: is ended by an operator at once, a self-exclusion after a day, and never later than it would end anyway', () => {
    const end = (length: TimeOutLength, nowMs = NOW_MS) => endTimeOut(of(length), nowMs).endsAtMs;
    expect([end('day'), end('month')]).toEqual([NOW_MS, NOW_MS]);
    expect([end('sixMonths'), end('untilAsked')]).toEqual([NOW_MS + DAY_MS, NOW_MS + DAY_MS]);
    const last = NOW_MS + 183 * DAY_MS;
    expect(end('sixMonths', last - 5)).toBe(last);
  });
});
