import { describe, expect, it } from 'vitest';
import { BOOK_TIME_ZONE } from '../../ground/calendar/book-day.ts';
import { type DateFilter, matchesDateFilter } from './date-filter.ts';

const HOUR_MS = 3_600_000;
/** Friday 2026-11-20, 20:00 in New York; in Bangkok Saturday 08:00. */
const BOOK_MS = Date.UTC(2026, 10, 21, 1);

const passes = (filter: DateFilter, atMs: number, zone = BOOK_TIME_ZONE) =>
  matchesDateFilter(filter, atMs, BOOK_MS, zone);

describe('date filters', () => {
  it('VAL2-63, VAL2-64, VAL2-65, VAL2-66, VAL2-67: 2h passes what starts within two hours', () => {
    expect(passes('2h', BOOK_MS + 2 * HOUR_MS)).toBe(true);
    expect(passes('2h', BOOK_MS + 2 * HOUR_MS + 1)).toBe(false);
  });

  it('VAL2-64, VAL2-63, VAL2-65, VAL2-66, VAL2-67: T passes today, by the calendar of the zone', () => {
    const lastOfNewYork = Date.UTC(2026, 10, 21, 5) - 1;
    expect(passes('T', lastOfNewYork)).toBe(true);
    expect(passes('T', lastOfNewYork + 1)).toBe(false);
    const lastOfBangkok = Date.UTC(2026, 10, 21, 17) - 1;
    expect(passes('T', lastOfBangkok, 'Asia/Bangkok')).toBe(true);
    expect(passes('T', lastOfBangkok + 1, 'Asia/Bangkok')).toBe(false);
  });

  it('VAL2-65, VAL2-63, VAL2-64, VAL2-66, VAL2-67: 2d passes what starts within 48 hours', () => {
    expect(passes('2d', BOOK_MS + 48 * HOUR_MS)).toBe(true);
    expect(passes('2d', BOOK_MS + 48 * HOUR_MS + 1)).toBe(false);
  });

  it('VAL2-66, VAL2-63, VAL2-64, VAL2-65, VAL2-67: W passes the week up to Sunday midnight', () => {
    const lastOfWeek = Date.UTC(2026, 10, 23, 5) - 1;
    expect(passes('W', lastOfWeek)).toBe(true);
    expect(passes('W', lastOfWeek + 1)).toBe(false);
  });

  it('VAL2-67, VAL2-63, VAL2-64, VAL2-65, VAL2-66: none passes every date', () => {
    expect(passes('none', BOOK_MS + 1_000 * 24 * HOUR_MS)).toBe(true);
  });

  it.each<DateFilter>(['none', '2h', 'T', '2d', 'W'])(
    '%s keeps a game in play that began the day before',
    (filter) => {
      expect(passes(filter, BOOK_MS - 24 * HOUR_MS)).toBe(true);
    },
  );
});
