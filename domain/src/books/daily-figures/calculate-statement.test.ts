import { describe, expect, it } from 'vitest';
import { calculateNet, calculateStatement, NO_FIGURES, type StatementPart } from './calculate-statement.ts';
import { listStatementMonths } from './statement-months.ts';

const part = (month: number, sportType: string | null, stakedCents: number, fields = {}): StatementPart => ({
  month,
  sportType,
  wagerType: sportType === null ? null : 'S',
  figures: { ...NO_FIGURES, bets: sportType === null ? 0 : 1, stakedCents, ...fields },
});

describe('a statement', () => {
  it('adds the same parts up by month, sport and kind of wager', () => {
    const parts = [
      part(1, 'Football', 110, { lostCents: 110 }),
      part(3, 'Baseball', 200, { wonCents: 180 }),
      part(3, 'Football', 300),
      part(3, null, 0, { depositsCents: 500, withdrawalsCents: 40 }),
    ];
    const { months, sports, wagerTypes, total } = calculateStatement(parts, 3);
    expect(months.map(({ key, figures }) => [key, figures.bets, figures.stakedCents])).toEqual([
      [1, 1, 110],
      [2, 0, 0],
      [3, 2, 500],
    ]);
    expect(sports.map(({ key, figures }) => [key, figures.stakedCents])).toEqual([
      ['Baseball', 200],
      ['Football', 410],
    ]);
    expect(wagerTypes.map(({ key, figures }) => [key, figures.stakedCents])).toEqual([['S', 610]]);
    expect(total).toMatchObject({ bets: 3, stakedCents: 610, wonCents: 180, lostCents: 110 });
    expect(calculateNet(total)).toBe(180 - 110 + 500 - 40);
  });

  it('has the months that its days lie in, the first and the last in part', () => {
    const { months, endMs } = listStatementMonths({ start: '2026-01-31', end: '2026-03-01' });
    expect(months).toEqual([
      { month: '2026-01', startMs: Date.parse('2026-01-31T05:00:00Z') },
      { month: '2026-02', startMs: Date.parse('2026-02-01T05:00:00Z') },
      { month: '2026-03', startMs: Date.parse('2026-03-01T05:00:00Z') },
    ]);
    expect(endMs).toBe(Date.parse('2026-03-02T05:00:00Z'));
    expect(listStatementMonths({ start: '2026-12-31', end: '2027-01-01' }).months).toHaveLength(2);
  });
});
