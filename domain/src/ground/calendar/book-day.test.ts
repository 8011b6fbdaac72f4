import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isDay, startOfDayMs, startOfWeek } from './book-day.ts';

const HOUR_MS = 3_600_000;
const anyMoment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) });
const anyZone = fc.constantFrom(
  'America/New_York',
  'Asia/Bangkok',
  'Europe/Madrid',
  'Pacific/Auckland',
  'UTC',
);

describe('the book calendar', () => {
  it('HR-43.1: a day begins at midnight in New York', () => {
    expect(dayOf(Date.UTC(2026, 10, 20, 4, 59, 59, 999))).toBe('2026-11-19');
    expect(dayOf(Date.UTC(2026, 10, 20, 5))).toBe('2026-11-20');
    expect(startOfDayMs('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 5));
    expect(startOfDayMs('2026-07-04')).toBe(Date.UTC(2026, 6, 4, 4));
  });

  it('has days of 23 and 25 hours when clocks change', () => {
    const hours = (day: string) => (startOfDayMs(addDays(day, 1)) - startOfDayMs(day)) / HOUR_MS;
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-11-01')).toBe(25);
    expect(hours('2026-11-02')).toBe(24);
  });

  it('CON1-20: starts weeks on Monday', () => {
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
    expect(startOfWeek('2027-01-01')).toBe('2026-12-28');
  });

  it('counts days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('begins a day whose midnight is skipped with its first moment', () => {
    expect(startOfDayMs('2026-03-08', 'America/Havana')).toBe(Date.UTC(2026, 2, 8, 5));
    expect(dayOf(Date.UTC(2026, 2, 8, 5), 'America/Havana')).toBe('2026-03-08');
  });

  it('puts every moment between the start of its day and the start of the next', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (atMs, zone) => {
        const day = dayOf(atMs, zone);
        expect(startOfDayMs(day, zone)).toBeLessThanOrEqual(atMs);
        expect(startOfDayMs(addDays(day, 1), zone)).toBeGreaterThan(atMs);
        expect(dayOf(startOfDayMs(day, zone), zone)).toBe(day);
        expect(dayOf(startOfDayMs(day, zone) - 1, zone)).toBe(addDays(day, -1));
      }),
      { numRuns: 60 },
    );
  });

  it('tells real days from other texts', () => {
    expect(['2026-11-20', '2028-02-29'].filter((text) => !isDay(text))).toEqual([]);
    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '2026-11-31',
      '2026-13-01',
      '2026-00-10',
      '',
      'x',
      '2026-11',
    ])
      expect(isDay(text), text).toBe(false);
  });
});
