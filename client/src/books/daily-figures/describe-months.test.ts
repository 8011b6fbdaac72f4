import { addDays } from '@lineboard/domain/ground/calendar/book-day';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { describeMonths } from './describe-months.ts';

const MONTHS = [
  ['CON1-34.1', 'JAN', '2026-01-10'],
  ['CON1-34.2', 'FEB', '2026-02-10'],
  ['CON1-34.3', 'MAR', '2026-03-10'],
  ['CON1-34.4', 'APR', '2026-04-10'],
  ['CON1-34.5', 'MAY', '2026-05-10'],
  ['CON1-34.6', 'JUNE', '2026-06-10'],
  ['CON1-34.7', 'JULY', '2026-07-10'],
  ['CON1-34.8', 'AUG', '2026-08-10'],
  ['CON1-34.9', 'SEPT', '2026-09-10'],
  ['CON1-34.10', 'OCT', '2026-10-10'],
  ['CON1-34.11', 'NOV', '2026-11-10'],
  ['CON1-34.12', 'DEC', '2026-12-10'],
] as const;

const weekFrom = (monday: string): string[] => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

describe('the months of a week', () => {
  it.each(MONTHS)('%s: the label %s', (_id, label, day) => {
    expect(describeMonths([day], LANGUAGE_ROWS.en.locale)).toBe(label);
  });

  it('SCR1-16: two months are joined with " / ", over the end of a year, too', () => {
    expect(describeMonths(weekFrom('2026-09-28'), LANGUAGE_ROWS.en.locale)).toBe('SEPT / OCT');
    expect(describeMonths(weekFrom('2026-12-28'), LANGUAGE_ROWS.en.locale)).toBe('DEC / JAN');
    expect(describeMonths(weekFrom('2026-11-02'), LANGUAGE_ROWS.en.locale)).toBe('NOV');
  });

  it('are in the customer’s language in other languages', () => {
    expect(describeMonths(['2026-01-10'], LANGUAGE_ROWS.es.locale)).toMatch(/^ENE/);
    expect(describeMonths(['2026-01-10'], LANGUAGE_ROWS['zh-hant'].locale)).toBe('1月');
    expect(describeMonths(['2026-01-10'], LANGUAGE_ROWS.th.locale)).toBe('ม.ค.');
  });
});
