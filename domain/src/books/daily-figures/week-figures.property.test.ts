import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDayMs } from '../../ground/calendar/book-day.ts';
import type { Transaction } from '../transactions/transaction.schema.ts';
import { calculateFigureRow } from './calculate-figure-row.ts';
import { calculateWeekFigures, calculateWeeklyFigures, type DaySums } from './calculate-week-figures.ts';
import { calculateZeroBalance } from './calculate-zero-balance.ts';
import { listDayStartsMs, listDaysOfWeek, mondayOfOffset, weekOffsetOf } from './figure-weeks.ts';
import { KINDS_OF_FIGURE } from './kinds-of-figure.ts';

const HOUR_MS = 3_600_000;
const WEEKS = 8;

/** Sundays on which New York's clocks change, each in the middle of the eight weeks. */
const TODAYS = [
  { clocks: 'forward', sunday: '2026-03-08', today: '2026-04-02', hours: 23 },
  { clocks: 'back', sunday: '2026-11-01', today: '2026-11-25', hours: 25 },
] as const;

interface Row {
  atMs: number;
  kind:
    | 'grade'
    | 'reverse'
    | 'wagerSale'
    | 'saleReverse'
    | 'deposit'
    | 'withdrawal'
    | 'adjustment'
    | 'settlement';
  cents: number;
}

const anyKind = fc.constantFrom<Row['kind']>(
  'grade',
  'reverse',
  'wagerSale',
  'saleReverse',
  'deposit',
  'withdrawal',
  'adjustment',
  'settlement',
);
const isCash = (kind: Row['kind']): boolean =>
  ['deposit', 'withdrawal', 'adjustment', 'settlement'].includes(kind);

/** Generates rows around the start and end of days as often as within them. */
const anyRows = (today: string): fc.Arbitrary<Row[]> => {
  const firstMs = startOfDayMs(mondayOfOffset(WEEKS - 1, today));
  const lastMs = startOfDayMs(addDays(today, 1)) - 1;
  const edges = fc
    .tuple(fc.integer({ min: 0, max: WEEKS * 7 - 8 }), fc.constantFrom(-1, 0, 1, HOUR_MS - 1, HOUR_MS))
    .map(([day, byMs]) => startOfDayMs(addDays(mondayOfOffset(WEEKS - 1, today), day)) + byMs)
    .filter((atMs) => atMs >= firstMs && atMs <= lastMs);
  const atMs = fc.oneof(edges, fc.integer({ min: firstMs, max: lastMs }));
  return fc.array(fc.record({ atMs, kind: anyKind, cents: fc.integer({ min: -90_000, max: 90_000 }) }), {
    maxLength: 60,
  });
};

/** Adds up rows the way the gateway's statement does: by the starts of days, not by the name of the day. */
const sumByStarts = (rows: readonly Row[], today: string): Map<string, DaySums> => {
  const monday = mondayOfOffset(WEEKS - 1, today);
  const starts = listDayStartsMs(monday, WEEKS);
  const sums = new Map<string, DaySums>();
  for (const { atMs, kind, cents } of rows) {
    const day = addDays(
      monday,
      starts.findLastIndex((startMs) => startMs <= atMs),
    );
    const sum = sums.get(day) ?? {
      winLossCents: 0,
      cashInOutCents: 0,
      casinoWinLossCents: 0,
      wagersCount: 0,
    };
    sums.set(day, {
      ...sum,
      winLossCents: sum.winLossCents + (isCash(kind) ? 0 : cents),
      cashInOutCents: sum.cashInOutCents + (isCash(kind) ? cents : 0),
    });
  }
  return sums;
};

const total = (rows: readonly Row[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

describe('weeks and their days', () => {
  it.each(TODAYS)('HR-43.1: the Sunday on which clocks go $clocks has its own hours', ({ sunday, hours }) => {
    const starts = listDayStartsMs(addDays(sunday, -6), 1);
    expect(starts).toHaveLength(8);
    expect(starts.slice(1).map((startMs, at) => (startMs - (starts[at] ?? 0)) / HOUR_MS)).toEqual([
      ...Array.from({ length: 6 }, () => 24),
      hours,
    ]);
  });

  it('every day begins at its own midnight, no matter which weeks are requested', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), (week) => {
        const monday = addDays('2007-01-01', 7 * week);
        expect(listDayStartsMs(monday, 2)).toEqual(
          Array.from({ length: 15 }, (_, day) => startOfDayMs(addDays(monday, day))),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('ENT1-35: week offset 0 is the current week, higher is earlier', () => {
    expect(mondayOfOffset(0, '2026-11-22')).toBe('2026-11-16');
    expect(mondayOfOffset(1, '2026-11-22')).toBe('2026-11-09');
    expect(mondayOfOffset(0, '2026-11-23')).toBe('2026-11-23');
    expect(weekOffsetOf('2026-11-15', '2026-11-22')).toBe(1);
    expect(weekOffsetOf('2026-11-23', '2026-11-22')).toBe(-1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 520 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 20_000 }),
        (offset, day, since) => {
          const today = addDays('2000-01-01', since);
          expect(weekOffsetOf(addDays(mondayOfOffset(offset, today), day), today)).toBe(offset);
        },
      ),
    );
  });
});

describe.each(TODAYS)('figures of eight weeks in which clocks go $clocks', ({ today }) => {
  it('HR-43.2, ENT1-37.2, ENT1-37.3: each row counts in the figure of its kind, on the New York day that it falls on', () => {
    fc.assert(
      fc.property(anyRows(today), fc.integer({ min: -500_000, max: 500_000 }), (rows, starting) => {
        const sums = sumByStarts(rows, today);
        const weeks = calculateWeeklyFigures({ today, startingBalanceCents: starting, sums }, WEEKS);
        for (const { valuesPerDay } of weeks)
          for (const { thisDate, winLossCents, cashInOutCents } of valuesPerDay) {
            const ofDay = rows.filter(({ atMs }) => dayOf(atMs) === thisDate);
            expect(winLossCents).toBe(total(ofDay.filter(({ kind }) => !isCash(kind))));
            expect(cashInOutCents).toBe(total(ofDay.filter(({ kind }) => isCash(kind))));
          }
      }),
      { numRuns: 30 },
    );
  });

  it('HR-43.3: a week ends with its starting balance plus its totals, and the next one starts with that', () => {
    fc.assert(
      fc.property(anyRows(today), fc.integer({ min: -500_000, max: 500_000 }), (rows, starting) => {
        const sums = sumByStarts(rows, today);
        const weeks = calculateWeeklyFigures({ today, startingBalanceCents: starting, sums }, WEEKS);
        expect(weeks.map(({ weekOffset }) => weekOffset)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
        expect(weeks.at(-1)?.startingBalanceCents).toBe(starting);
        expect(weeks[0]?.endingBalanceCents).toBe(starting + total(rows));
        for (const [at, week] of weeks.entries()) {
          const before = rows.filter(({ atMs }) => dayOf(atMs) < (week.valuesPerDay[0]?.thisDate ?? ''));
          expect(week.startingBalanceCents).toBe(starting + total(before));
          expect(week.endingBalanceCents).toBe(
            week.startingBalanceCents +
              week.winLossTotalCents +
              week.cashInOutTotalCents +
              week.casinoWinLossTotalCents,
          );
          expect(weeks[at - 1]?.startingBalanceCents ?? week.endingBalanceCents).toBe(
            week.endingBalanceCents,
          );
          for (const { thisDate, balanceCents } of week.valuesPerDay)
            expect(balanceCents).toBe(
              thisDate > today ? null : starting + total(rows.filter(({ atMs }) => dayOf(atMs) <= thisDate)),
            );
          expect(calculateWeekFigures({ ...week, today, sums })).toEqual(week);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a week as a row', () => {
  const sum = (winLossCents: number, cashInOutCents = 0, casinoWinLossCents = 0): DaySums => ({
    winLossCents,
    cashInOutCents,
    casinoWinLossCents,
    wagersCount: 1,
  });
  const week = calculateWeekFigures({
    weekOffset: 0,
    today: '2026-11-20',
    startingBalanceCents: -50_000,
    sums: new Map([
      ['2026-11-16', sum(-10_000)],
      ['2026-11-18', sum(25_000, 70_000, -500)],
      ['2026-11-22', sum(0)],
    ]),
  });

  it('ENT1-34.1, ENT1-34.2, ENT1-34.3, ENT1-34.4, ENT1-34.5, ENT1-34.6, ENT1-34.7: a week says its offset, balances, totals and days', () => {
    const { valuesPerDay, ...rest } = week;
    expect(rest).toEqual({
      weekOffset: 0,
      startingBalanceCents: -50_000,
      winLossTotalCents: 15_000,
      cashInOutTotalCents: 70_000,
      casinoWinLossTotalCents: -500,
      zeroBalanceCents: 50_000,
      endingBalanceCents: 34_500,
    });
    expect(valuesPerDay.map(({ balanceCents }) => balanceCents)).toEqual([
      -60_000,
      -60_000,
      34_500,
      34_500,
      34_500,
      null,
      null,
    ]);
  });

  it('ENT1-36, ENT1-37.1, ENT1-37.4, ENT1-37.5: seven days, Monday to Sunday, each with its date and figures', () => {
    expect(week.valuesPerDay.map(({ thisDate }) => thisDate)).toEqual(listDaysOfWeek('2026-11-16'));
    expect(week.valuesPerDay).toHaveLength(7);
    expect(week.valuesPerDay[2]).toEqual({
      thisDate: '2026-11-18',
      ...sum(25_000, 70_000, -500),
      balanceCents: 34_500,
    });
  });

  it('ENT1-38, ENT1-39, ENT1-40: a week has a value for each day, a week total and a current balance', () => {
    expect(calculateFigureRow(week)).toEqual({
      startingBalanceCents: -50_000,
      dayCents: [-10_000, 0, 24_500, 0, 0, 0, 0],
      weekTotalCents: 14_500,
      totalTransCents: 70_000,
      currentBalanceCents: week.endingBalanceCents,
    });
  });

  it.each([
    [-50_000, 70_000, 50_000],
    [-50_000, 50_000, 50_000],
    [-50_000, 20_000, 20_000],
    [-50_000, -20_000, 0],
    [50_000, -70_000, -50_000],
    [50_000, -20_000, -20_000],
    [50_000, 20_000, 0],
    [0, 20_000, 0],
    [0, -20_000, 0],
    [-50_000, 0, 0],
  ])('HR-43.4: with a balance of %i, payments of %i settle %i', (starting, cash, settled) => {
    expect(calculateZeroBalance(starting, cash)).toBe(settled);
  });

  it('HR-43.4: a settlement brings the balance nearer to zero and never past it', () => {
    const anyCents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(anyCents, anyCents, (starting, cash) => {
        const settled = calculateZeroBalance(starting, cash);
        const left = starting + settled;
        expect(Math.abs(left)).toBeLessThanOrEqual(Math.abs(starting));
        expect(left * starting).toBeGreaterThanOrEqual(0);
        expect(Math.abs(settled)).toBeLessThanOrEqual(Math.abs(cash));
        // Everything that could be settled was settled.
        if (starting * cash < 0) expect(left === 0 || settled === cash).toBe(true);
      }),
    );
  });

  it('no kind of ledger entry counts twice', () => {
    const kinds: Transaction['kind'][] = Object.values(KINDS_OF_FIGURE).flat();
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.toSorted()).toEqual([
      'adjustment',
      'casino',
      'deposit',
      'grade',
      'reverse',
      'saleReverse',
      'settlement',
      'wagerSale',
      'withdrawal',
    ]);
  });
});
