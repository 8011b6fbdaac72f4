import { describe, expect, it } from 'vitest';
import { dayOf, epochMsOfZoned, zonedDayOf } from './zoned-time.ts';

const day = (year: number, month: number, date: number): number => dayOf(year, month, date) ?? Number.NaN;
const EASTERN = 'America/New_York';

describe('epochMsOfZoned', () => {
  it.each([
    ['winter', day(2031, 1, 15), 19 * 60, EASTERN, '2031-01-16T00:00:00.000Z'],
    ['summer', day(2031, 7, 15), 19 * 60, EASTERN, '2031-07-15T23:00:00.000Z'],
    ['the evening after clocks went forward', day(2031, 3, 9), 20 * 60, EASTERN, '2031-03-10T00:00:00.000Z'],
    ['the morning before clocks went back', day(2031, 11, 2), 0, EASTERN, '2031-11-02T04:00:00.000Z'],
    ['London in summer', day(2031, 8, 16), 15 * 60, 'Europe/London', '2031-08-16T14:00:00.000Z'],
  ])('finds the moment in %s', (_, onDay, minutes, zone, expected) => {
    expect(new Date(epochMsOfZoned(onDay, minutes, zone)).toISOString()).toBe(expected);
  });

  it('is the other way of zonedDayOf at both ends of every day of a year', () => {
    for (let at = day(2031, 1, 1); at < day(2032, 1, 1); at += 1) {
      expect(zonedDayOf(epochMsOfZoned(at, 0, EASTERN), EASTERN)).toBe(at);
      expect(zonedDayOf(epochMsOfZoned(at, 1_439, EASTERN), EASTERN)).toBe(at);
    }
  });

  it('knows no days that are not in the calendar', () => {
    expect([dayOf(2031, 2, 29), dayOf(2031, 13, 1), dayOf(2032, 2, 29)]).toEqual([null, null, 22_704]);
  });
});
