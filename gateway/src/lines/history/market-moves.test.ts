import { createGame, createLine } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it } from 'vitest';
import { listMarketMoves, marketsOfFields } from './market-moves.ts';

describe('fields of a line', () => {
  it.each([
    [['spread1', 'spreadAdj2', 'version'], ['S']],
    [
      ['moneyLineDraw', 'totalsStatus'],
      ['M', 'L'],
    ],
    [['team2TtlPtsAdj1'], ['E2']],
    [
      ['teamTotalsLineStatus', 'doubtedMarkets'],
      ['E1', 'E2'],
    ],
    [['version'], []],
  ])('%o concern the markets %o', (fields, markets) => {
    expect([...marketsOfFields(fields)!]).toEqual(markets);
  });

  it.each(['disabled', 'periodWagerCutoffMs', 'unheardOf'])('%s concerns all', (field) => {
    expect(marketsOfFields(['spread1', field])).toBeNull();
  });
});

describe('the markets of a line that moved', () => {
  const STARTS_MS = 1_000_000;
  const game = createGame({ gameNum: 1, gameDateTimeMs: STARTS_MS });
  const line = createLine({ gameNum: 1, periodWagerCutoffMs: STARTS_MS });
  const list = (bookMs: number, phase: 'live' | 'suspended' | 'final' | null = null) =>
    listMarketMoves(
      game,
      line,
      phase === null ? null : { phase },
      { bookMs, wallMs: bookMs },
      new Set(['S']),
    ).map(({ market }) => market);

  it('are told alone before the start, and with all others from then on', () => {
    const all = listMarketMoves(game, line, null, { bookMs: 0, wallMs: 0 }).map(({ market }) => market);
    expect(all.length).toBeGreaterThan(1);
    expect(list(STARTS_MS - 1)).toEqual(['S']);
    expect(list(STARTS_MS)).toEqual(all);
    expect(list(0, 'live')).toEqual(all);
    expect(list(0, 'suspended')).toEqual(all);
    expect(list(0, 'final')).toEqual(all);
  });

  it('HR-60.1: are not open while a game that has begun waits to be resumed, at a start that is told later', () => {
    const moves = listMarketMoves(game, line, { phase: 'suspended' }, { bookMs: 0, wallMs: 0 });
    expect(new Set(moves.map((move) => [move.open_before, move.has_begun].join()))).toEqual(
      new Set(['false,true']),
    );
  });
});
