import { type BoardFrame, CELL_STRIDE } from '@lineboard/workers/board/board-frame';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import type { BoardParts } from './BoardProvider.tsx';
import { BoardStore } from './board-store.ts';
import { keepFrames } from './keep-board.ts';
import { PriceMarks } from './price-marks.ts';
import { watchSample } from './watch-sample.ts';

const ROW = { key: 'g1.0', kind: 'game', lines: 2 } as const;
const [PRICE_CELL, OTHER_CELL] = [2, 3];
const [FROM, CLK] = [40, 42];
const UP = 1;

interface Cell {
  cell: number;
  version: number;
  move?: number;
}

const createFrame = (cells: readonly Cell[]): BoardFrame => ({
  revision: 1,
  sales: [],
  splice: null,
  details: [],
  cells: new Float64Array(
    cells.flatMap(({ cell, version, move = UP }) => [0, cell, -115, -3, 1, move, version, version, NaN]),
  ),
  quotes: [],
  followed: [],
});

describe('a change that the book asks about', () => {
  let book: FakeBook;
  let frames$: Subject<BoardFrame>;
  let board: BoardStore;
  let drawn: string[];
  let stop: () => void;
  const told = () => book.calls.map(({ body }) => body);
  const frame = (...cells: Cell[]): void => frames$.next(createFrame(cells));
  const ask = (): void =>
    watchSample(
      {
        message: { mark: 'the mark', from: FROM, clk: CLK },
        heardMs: performance.timeOrigin + performance.now(),
      },
      { board, link: { frames$ } },
    );

  beforeEach(() => {
    vi.useFakeTimers();
    book = openFakeBook({ 'POST /api/traces': { status: 204 } });
    frames$ = new Subject();
    board = new BoardStore();
    drawn = [];
    const link = { frames$, send: () => undefined } as unknown as BoardParts['link'];
    stop = keepFrames({ board, marks: new PriceMarks(), link } as unknown as BoardParts);
    frames$.next({ ...createFrame([]), splice: { at: 0, removed: 0, inserted: [ROW] } });
    board.attach(ROW.key, PRICE_CELL, ({ version }) => void drawn.push(`drawn ${version}`));
    expect(createFrame([{ cell: 1, version: 1 }]).cells).toHaveLength(CELL_STRIDE);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told of once its price was painted, with the time since the worker heard of it', async () => {
    ask();
    await vi.advanceTimersByTimeAsync(20);
    frame({ cell: PRICE_CELL, version: CLK });
    expect(drawn).toEqual([`drawn ${CLK}`]);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(40);
    expect(told()).toEqual([
      { mark: 'the mark', heardToDrawnMs: expect.any(Number), drawnToToldMs: expect.any(Number) },
    ]);
    const [{ heardToDrawnMs }] = told() as [{ heardToDrawnMs: number }];
    expect(heardToDrawnMs).toBeGreaterThan(20);
    expect(heardToDrawnMs).toBeLessThanOrEqual(60);
    frame({ cell: PRICE_CELL, version: CLK });
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toHaveLength(1);
  });

  it.each([
    ['an earlier change', { cell: PRICE_CELL, version: FROM }],
    ['a later change', { cell: PRICE_CELL, version: CLK + 1 }],
    ['a cell that this page doesn’t draw', { cell: OTHER_CELL, version: CLK }],
    ['a cell that came into view', { cell: PRICE_CELL, version: CLK, move: 0 }],
  ])('isn’t told of for %s', async (_, cell) => {
    ask();
    frame(cell);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told()).toEqual([]);
    frame({ cell: PRICE_CELL, version: CLK });
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toHaveLength(1);
  });

  it('isn’t told of when its price came two seconds later', async () => {
    ask();
    await vi.advanceTimersByTimeAsync(2_000);
    frame({ cell: PRICE_CELL, version: CLK });
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toEqual([]);
    expect(frames$.observed).toBe(true);
  });
});
