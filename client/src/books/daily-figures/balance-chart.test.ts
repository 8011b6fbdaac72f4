import { addDays } from '@lineboard/domain/ground/calendar/book-day';
import { describe, expect, it } from 'vitest';
import { calculateBalanceDrawing } from './balance-chart.ts';

const daysOf = (...balances: number[]) =>
  balances.map((balanceCents, at) => ({ thisDate: addDays('2026-11-02', at), balanceCents }));

describe('the drawing of balances', () => {
  it('keeps every balance within it, the highest at the top, zero in sight', () => {
    const { points, amounts } = calculateBalanceDrawing(daysOf(-62_050, 35_450, 0), 'weeks');
    const [low, high, zero] = points.map(({ y }) => y);
    expect(high!).toBeLessThan(zero!);
    expect(zero!).toBeLessThan(low!);
    for (const { x, y } of points) for (const place of [x, y]) expect(place >= 0 && place <= 100).toBe(true);
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(amounts.find(({ cents }) => cents === 0)?.y).toBe(zero);
    expect(amounts.length).toBeGreaterThan(2);
  });

  it('begins at zero when all balances are above it', () => {
    const { amounts } = calculateBalanceDrawing(daysOf(90_000, 100_000), 'weeks');
    expect(amounts[0]).toEqual({ cents: 0, y: 100 });
  });

  it('draws a single day, and an account that is at zero, without an invalid figure', () => {
    for (const days of [daysOf(5_000), daysOf(0, 0, 0), daysOf(1)]) {
      const drawing = calculateBalanceDrawing(days, 'weeks');
      expect(JSON.stringify(drawing)).not.toMatch(/null|NaN|Infinity/);
      expect(drawing.line + drawing.area).not.toMatch(/NaN|Infinity/);
      for (const { cents } of drawing.amounts) expect(Number.isInteger(cents)).toBe(true);
    }
  });

  it('marks the first day of each week, or of each month of a year', () => {
    const days = daysOf(...Array.from({ length: 56 }, (_, at) => at));
    expect(calculateBalanceDrawing(days, 'weeks').marks.map(({ day }) => day)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
    expect(calculateBalanceDrawing(days, 'year').marks.map(({ day }) => day)).toEqual(['2026-12-01']);
  });
});
