import { describe, expect, it } from 'vitest';
import { createGame, createLine } from '../../../testing/book-fixtures.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { PROGRESSIVE_PARLAY_RULES } from './progressive-parlay.ts';

const SPREAD: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
const TOTAL: GamePick = { ...SPREAD, market: 'L', side: 'under' };

const judgeLine = (pick: GamePick, line: GameLine) =>
  PROGRESSIVE_PARLAY_RULES.takeLine({
    pick,
    quote: { type: 'G', game: createGame(), line, feedUp: true },
    line: { price: -110, points: 3 },
    hasBegun: false,
    teaser: null,
  })?.refusal;

const judgePrices = (price: number | null, other: number | null) =>
  judgeLine(SPREAD, createLine({ spreadAdj1: price, spreadAdj2: other }));

describe('a line of a progressive parlay', () => {
  it('HR-16.2: is a spread or total of the full game on a half or a whole point', () => {
    expect(judgeLine(SPREAD, createLine())).toBeNull();
    expect(judgeLine(SPREAD, createLine({ spread1: -3, spread2: 3 }))).toBeNull();
    expect(judgeLine(TOTAL, createLine({ ttlPtsAdj1: -110, ttlPtsAdj2: -110 }))).toBeNull();
    for (const pick of [
      { ...SPREAD, periodNumber: 1 },
      { ...SPREAD, periodNumber: 20 },
      { ...SPREAD, market: 'M' },
      { ...SPREAD, market: 'E', side: 'team1Over' },
      { ...SPREAD, side: 'draw' },
    ] as GamePick[])
      expect(judgeLine(pick, createLine({ moneyLine1: -110, moneyLine2: -110 }))).toBe(
        'wagerTypeUnavailable',
      );
    expect(judgeLine(SPREAD, createLine({ spread1: -3.25, spread2: 3.25 }))).toBe('wagerTypeUnavailable');
  });

  it.each([
    [-110, -110, null],
    [-105, -115, null],
    [-100, -120, null],
    [100, -120, null],
    [-111, -115, 'progressivePrice'],
    [101, -121, 'progressivePrice'],
    [-110, -105, 'progressivePrice'],
    [-110, 100, 'progressivePrice'],
    [100, 105, 'progressivePrice'],
    // The two write the same price.
    [-100, 100, null],
    [-110, null, 'wagerTypeUnavailable'],
    [null, -110, 'wagerTypeUnavailable'],
  ])('HR-16.2: at %s against %s is %s', (price, other, refusal) => {
    expect(judgePrices(price, other)).toBe(refusal);
  });
});
