import { describe, expect, it } from 'vitest';
import { periodAt } from './own-period.ts';

const HOUR_MS = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('the periods of own limits', () => {
  it('OWN-3: a day ends at midnight in New York', () => {
    const midnight = at('2026-11-20T05:00:00Z');
    expect(periodAt('day', midnight - 1).endsMs).toBe(midnight);
    expect(periodAt('day', midnight).startMs).toBe(midnight);
  });

  it('OWN-3: the days on which clocks change have 23 and 25 hours', () => {
    const hours = (text: string) => {
      const { startMs, endsMs } = periodAt('day', at(text));
      return (endsMs - startMs) / HOUR_MS;
    };
    expect([hours('2026-03-08T12:00:00Z'), hours('2026-11-01T12:00:00Z')]).toEqual([23, 25]);
  });

  it('OWN-3: a week begins on Monday, also across a month and a year', () => {
    const week = periodAt('week', at('2027-01-01T12:00:00Z'));
    expect(week).toEqual({ startMs: at('2026-12-28T05:00:00Z'), endsMs: at('2027-01-04T05:00:00Z') });
    expect(periodAt('week', week.startMs - 1).endsMs).toBe(week.startMs);
    expect(periodAt('week', week.endsMs - 1)).toEqual(week);
  });

  it.each([
    ['2028-02-29T12:00:00Z', '2028-02-01T05:00:00Z', '2028-03-01T05:00:00Z'],
    ['2026-12-31T23:00:00Z', '2026-12-01T05:00:00Z', '2027-01-01T05:00:00Z'],
    ['2026-03-31T12:00:00Z', '2026-03-01T05:00:00Z', '2026-04-01T04:00:00Z'],
  ])('OWN-3: the month of %s', (moment, first, next) => {
    expect(periodAt('month', at(moment))).toEqual({ startMs: at(first), endsMs: at(next) });
  });
});
