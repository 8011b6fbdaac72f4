import { describe, expect, it } from 'vitest';
import { createLine } from '../../../testing/book-fixtures.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { lineOffersDraw, selectMarket } from './market-line.ts';

describe('selectMarket', () => {
  const line = createLine({
    moneyLineDraw: 240,
    spreadAdj2: -112,
    spreadMaxWagerCents: 1,
    moneyLineMaxWagerCents: 2,
    totalsMaxWagerCents: 3,
    teamTotalsMaxWagerCents: 4,
    spreadLineStatus: 'I',
  });

  it.each<[Market, Side, number, number | null, number]>([
    ['S', 'team1', -110, -3.5, 1],
    ['S', 'team2', -112, 3.5, 1],
    ['M', 'team1', -180, null, 2],
    ['M', 'team2', 155, null, 2],
    ['M', 'draw', 240, null, 2],
    ['L', 'over', -105, 44.5, 3],
    ['L', 'under', -115, 44.5, 3],
    ['E', 'team1Over', -120, 24, 4],
    ['E', 'team1Under', 100, 24, 4],
    ['E', 'team2Over', 105, 20.5, 4],
    ['E', 'team2Under', -125, 20.5, 4],
  ])('reads price, points and maximum of %s %s', (market, side, price, points, maxWagerCents) => {
    const marketLine = selectMarket(line, market, side);
    expect(marketLine).toMatchObject({ price, points, maxWagerCents, complete: true });
    expect(marketLine.status).toBe(market === 'S' ? 'I' : 'O');
  });

  it('never turns a missing price into a figure', () => {
    expect(selectMarket(createLine({ spreadAdj1: null }), 'S', 'team1').price).toBeNull();
    expect(selectMarket(createLine({ spreadAdj1: 0 }), 'S', 'team1').price).toBeNull();
    expect(selectMarket(createLine(), 'M', 'draw').price).toBeNull();
  });

  it('HR-40.6: a money line with a draw price is three-way', () => {
    expect(lineOffersDraw(line)).toBe(true);
    expect(lineOffersDraw(createLine())).toBe(false);
    expect(lineOffersDraw(createLine({ moneyLineDraw: 0 }))).toBe(false);
  });
});
