import { describe, expect, it } from 'vitest';
import { createBoard, createLoadedBoard } from '../../testing/engine-board.ts';
import { LINES_TOPIC } from '../../testing/sample-book.ts';
import { patchLine } from '../../testing/sample-gateway.ts';

describe('gaps', () => {
  it('cause one request with the position when a change is missing, and the lines are stale until then', () => {
    const { page, engine, gateway, flush } = createLoadedBoard();
    engine.takeAsks();
    gateway.change(patchLine(1, 0, { moneyLine1: -150 }));
    engine.read([gateway.change(patchLine(1, 0, { moneyLine2: 150 }))]);
    flush();
    expect(engine.takeAsks()).toEqual([{ topic: LINES_TOPIC, epoch: 'e1', clk: 1 }]);
    expect(page.cells.get('g1.0#2')).toMatchObject({ price: -160, state: 'stale' });
  });

  it('cause another request when no answer came for three seconds', () => {
    const { engine, clock } = createBoard();
    expect(engine.takeAsks()).toHaveLength(1);
    clock.nowMs += 2_999;
    engine.tick();
    expect(engine.takeAsks()).toEqual([]);
    clock.nowMs += 1;
    engine.tick();
    expect(engine.takeAsks()).toEqual([{ topic: LINES_TOPIC }]);
  });

  it('cause another request without an answer also where the device’s clock was set back', () => {
    const { engine, clock } = createBoard();
    engine.takeAsks();
    clock.nowMs -= 3_600_000;
    engine.tick();
    expect(engine.takeAsks()).toEqual([{ topic: LINES_TOPIC }]);
    engine.tick();
    expect(engine.takeAsks()).toEqual([]);
  });
});

describe('watched picks', () => {
  const pick = { type: 'G', gameNum: 2, periodNumber: 0, market: 'M', side: 'team1' } as const;

  it('send the quote of a pick whose row is out of view, and again when it moves', () => {
    const { engine, gateway, flush } = createLoadedBoard();
    engine.scrollTo([{ first: 0, last: 0 }]);
    engine.watch([pick]);
    const quote = () => flush()?.quotes.map(([key, watched]) => [key, watched?.quote.feedUp, watched?.epoch]);
    expect(quote()).toEqual([['G.2.0.M.team1', true, 'e1']]);
    engine.read([gateway.change(patchLine(1, 0, { moneyLine1: -200 }))]);
    expect(quote()).toBeUndefined();
    engine.read([gateway.change(patchLine(2, 0, { moneyLine1: -200 }))]);
    expect(quote()).toHaveLength(1);
  });

  it('HR-32.5: say that a quote may be old as soon as the board is stale', () => {
    const { engine, flush, live } = createLoadedBoard();
    engine.watch([pick]);
    flush();
    engine.live({ ...live, fresh: false });
    expect(flush()!.quotes[0]![1]!.quote.feedUp).toBe(false);
  });

  it('are null for a line that nobody has, but not before every topic is there', () => {
    const { engine, gateway, flush } = createBoard();
    engine.watch([{ ...pick, gameNum: 99 }]);
    expect(flush()!.quotes).toEqual([]);
    engine.read([gateway.snapshot()]);
    expect(flush()!.quotes).toEqual([['G.99.0.M.team1', null]]);
  });

  it('ST1-34: are null while the gateway refuses their league, until it gives the league after all', () => {
    const { engine, gateway, flush } = createBoard();
    engine.watch([pick]);
    flush();
    engine.refused([LINES_TOPIC]);
    expect(flush()!.quotes).toEqual([['G.2.0.M.team1', null]]);
    engine.retry(LINES_TOPIC);
    engine.read([gateway.snapshot()]);
    expect(flush()!.quotes).toMatchObject([['G.2.0.M.team1', { quote: { line: { gameNum: 2 } } }]]);
  });
});
