import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { createTeaserCard } from '@lineboard/domain/testing/wager-fixtures';
import { describe, expect, it } from 'vitest';
import { WHOLE, createLoadedBoard } from '../../testing/engine-board.ts';
import { LINES_TOPIC } from '../../testing/sample-book.ts';
import { patchLine } from '../../testing/sample-gateway.ts';

describe('cells', () => {
  it('sends only the cells that changed, with direction and a number for the move', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    page.cellsReceived = 0;
    engine.read([gateway.change(patchLine(1, 0, { spreadAdj1: -105, spreadAdj2: -115 }))]);
    flush();
    expect(page.cellsReceived).toBe(2);
    expect(page.cells.get('g1.0#0')).toMatchObject({ price: -105, move: 'up' });
    expect(page.cells.get('g1.0#1')).toMatchObject({ price: -115, move: 'down' });
  });

  it('counts a moved number as the move, whatever the price does', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    engine.read([gateway.change(patchLine(1, 0, { totalPoints: 222, ttlPtsAdj2: -130 }))]);
    flush();
    expect(page.cells.get('g1.0#6')).toMatchObject({ points: 222, move: 'up' });
  });

  it('marks a moved number as up for the side that it makes better and down for the other', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    const movesAfter = (fields: Parameters<typeof patchLine>[2], cells: readonly number[]) => {
      engine.read([gateway.change(patchLine(1, 0, fields))]);
      flush();
      return cells.map((cell) => page.cells.get(`g1.0#${cell}`)!.move);
    };
    expect(movesAfter({ totalPoints: 200 }, [5, 6])).toEqual(['up', 'down']);
    expect(movesAfter({ totalPoints: 200.5 }, [5, 6])).toEqual(['down', 'up']);
    expect(movesAfter({ spread1: -20, spread2: 20 }, [0, 1])).toEqual(['down', 'up']);
  });

  it('numbers every move, so that the same direction twice is marked twice', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    const sequences = [-150, -145].map((moneyLine1) => {
      engine.read([gateway.change(patchLine(1, 0, { moneyLine1 }))]);
      flush();
      return page.cells.get('g1.0#2')!.moveSequence;
    });
    expect(sequences[1]).toBeGreaterThan(sequences[0]!);
  });

  it('marks no move in rows that come into view, and rows out of view cost nothing', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    engine.scrollTo([{ first: 0, last: 1 }]);
    flush();
    engine.read([gateway.change(patchLine(2, 0, { moneyLine1: -200 }))]);
    expect(flush()).toBeNull();
    engine.scrollTo([WHOLE]);
    flush();
    expect(page.cells.get('g2.0#2')).toMatchObject({ price: -200, move: 'none' });
  });

  it('VAL2-01, ENT2-02, ENT2-03: distinguishes open, circled, held and missing spreads', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    const stateAfter = (fields: Parameters<typeof patchLine>[2]) => {
      engine.read([gateway.change(patchLine(1, 0, fields))]);
      flush();
      return page.cells.get('g1.0#0')!.state;
    };
    expect(stateAfter({ spreadLineStatus: 'I', spreadMaxWagerCents: 50_000 })).toBe('circled');
    expect(page.details.get('g1.0')).toMatchObject({ circledMaxCents: { S: 50_000, M: null } });
    expect(stateAfter({ spreadLineStatus: 'H' })).toBe('held');
    expect(stateAfter({ doubtedMarkets: 'SM' })).toBe('doubted');
    expect(stateAfter({ spreadLineStatus: 'O', spreadAdj2: null })).toBe('none');
  });

  it('ENT2-04: names its own maximum for a circled market, and for no other market', () => {
    const maximums = {
      S: { spreadLineStatus: 'I', spreadMaxWagerCents: 10_000 },
      M: { moneyLineStatus: 'I', moneyLineMaxWagerCents: 20_000 },
      L: { totalsStatus: 'I', totalsMaxWagerCents: 30_000 },
      E: { teamTotalsLineStatus: 'I', teamTotalsMaxWagerCents: 40_000 },
    } as const;
    const none = { S: null, M: null, L: null, E: null };
    for (const [at, [market, fields]] of Object.entries(maximums).entries()) {
      const { page, engine, gateway, flush } = createLoadedBoard();
      engine.read([gateway.change(patchLine(1, 0, fields))]);
      flush();
      expect(page.details.get('g1.0')).toMatchObject({
        circledMaxCents: { ...none, [market]: (at + 1) * 10_000 },
      });
    }
  });

  it('HR-32.5: suspends the lines of a feed that is down', () => {
    const { page, engine, flush, live } = createLoadedBoard();
    engine.live({ ...live, feedsDown: ['other'] });
    flush();
    expect(page.cells.get('g1.0#0')!.state).toBe('open');
    engine.live({ ...live, feedsDown: ['simulator'] });
    flush();
    expect(page.cells.get('g1.0#0')!.state).toBe('suspended');
  });

  it('HR-32.5: makes prices that may be old look stale, keeps their figures and marks no move', () => {
    const { page, engine, flush, live } = createLoadedBoard();
    engine.live({ ...live, fresh: false });
    flush();
    expect(page.cells.get('g1.0#0')).toMatchObject({ price: -110, state: 'stale', move: 'none' });
  });

  it('stays stale after a reconnect until the gateway has answered for the topic', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    engine.disconnected();
    flush();
    expect(page.cells.get('g1.0#0')!.state).toBe('stale');
    engine.topics.connected();
    expect(engine.takeAsks()).toEqual([{ topic: LINES_TOPIC, epoch: 'e1', clk: 1 }]);
    engine.read([
      {
        kind: 'change',
        message: { topic: LINES_TOPIC, epoch: 'e1', from: gateway.clk, clk: gateway.clk, ops: [] },
      },
    ]);
    flush();
    expect(page.cells.get('g1.0#0')!.state).toBe('open');
  });

  it('makes every line of the topic current by a delta that answers, not only those that it changes', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    engine.disconnected();
    flush();
    engine.topics.connected();
    engine.read([gateway.change(patchLine(1, 0, { moneyLine1: -150 }))]);
    flush();
    expect(page.cells.get('g1.0#0')!.state).toBe('open');
    expect(page.cells.get('g2.0#0')!.state).toBe('open');
  });

  it('HR-12.7: offers a teaser what its card takes', () => {
    const { page, engine, flush } = createLoadedBoard();
    const stateWith = (teaser: TeaserCard | null): string => {
      engine.judgeBy({ restrictions: [], isTeased: true, teaser });
      flush();
      return page.cells.get('g1.0#0')!.state;
    };
    const cards = [null, createTeaserCard({ periods: [1] }), createTeaserCard({ periods: [0, 1] })];
    expect(cards.map(stateWith)).toEqual(['open', 'none', 'open']);
  });

  it('HR-12.1: tells what the ticket’s teaser makes of a line, next to the line itself', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    const shown = () =>
      [0, 1, 2, 5, 6].map((cell) => {
        const { points, teased } = page.cells.get(`g1.0#${cell}`)!;
        return [points, teased];
      });
    const [[spread1], [spread2], , [total]] = shown() as [[number], [number], unknown, [number]];
    const tease = (teaser: TeaserCard | null) => {
      engine.judgeBy({ restrictions: [], isTeased: teaser !== null, teaser });
      flush();
    };
    const untouched = [
      [spread1, null],
      [spread2, null],
      [null, null],
      [total, null],
      [total, null],
    ];
    expect(shown()).toEqual(untouched);
    tease(createTeaserCard({ points: { Basketball: 4.5 } }));
    expect(shown()).toEqual([
      [spread1, spread1 + 4.5],
      [spread2, spread2 + 4.5],
      [null, null],
      [total, total - 4.5],
      [total, total + 4.5],
    ]);
    engine.read([gateway.change(patchLine(1, 0, { totalPoints: total + 1 }))]);
    flush();
    expect(page.cells.get('g1.0#5')).toMatchObject({ points: total + 1, teased: total - 3.5, move: 'down' });
    engine.read([gateway.change(patchLine(1, 0, { totalPoints: total }))]);
    tease(createTeaserCard({ category: 'Pleasers', points: { Basketball: 4.5 } }));
    expect(shown()[0]).toEqual([spread1, spread1 - 4.5]);
    tease(createTeaserCard({ points: { Football: 6 } }));
    expect(shown()[0]).toEqual([spread1, null]);
    tease(null);
    expect(shown()).toEqual(untouched);
  });

  it('HR-12.5: marks no price that moves alone under a teaser, which it doesn’t pay', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    const teaser = createTeaserCard({ points: { Basketball: 4 } });
    engine.judgeBy({ restrictions: [], isTeased: true, teaser });
    flush();
    engine.read([gateway.change(patchLine(1, 0, { spreadAdj1: -105 }))]);
    flush();
    expect(page.cells.get('g1.0#0')).toMatchObject({ price: -105, move: 'none' });
  });

  it('marks nothing when the wager type changes: no line has moved', () => {
    const { page, engine, flush } = createLoadedBoard();
    const moved = () => [...page.cells.values()].filter(({ move }) => move !== 'none');
    for (const isTeased of [true, false]) {
      engine.judgeBy({ restrictions: [], isTeased });
      flush();
      expect(page.cells.get('g1.0#2')!.price === null).toBe(isTeased);
      expect(moved()).toEqual([]);
    }
  });

  it('removes a moneyline next to a large spread for a customer who is restricted so', () => {
    const { page, engine, flush } = createLoadedBoard();
    engine.judgeBy({
      restrictions: [{ code: 'BBMLDISABLE', params: { MaxSpreadPoints: 3 } }],
      isTeased: false,
    });
    flush();
    expect(page.cells.get('g1.0#2')).toMatchObject({ price: null, state: 'none' });
    expect(page.cells.get('g1.0#0')!.state).toBe('open');
  });
});
