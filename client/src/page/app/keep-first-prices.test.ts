import { type BoardFrame, CELL_STRIDE } from '@lineboard/workers/board/board-frame';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../testing/open-test-slip.ts';
import { BoardStore } from '../../lines/board/board-store.ts';

const ROW = { key: 'game', kind: 'game', lines: 2 } as const;

/** One row, and this many of its cells: as numbers, all zeros are the first cell of the first row. */
const frameOf = (cells: number): BoardFrame => ({
  revision: 1,
  sales: [],
  splice: { at: 0, removed: 0, inserted: [ROW] },
  details: [],
  cells: new Float64Array(cells * CELL_STRIDE),
  quotes: [],
  followed: [],
});

/** Its own copy of the modules: in the others nobody waits for prices. */
const open = async () => {
  vi.resetModules();
  const { behindFirstPrices } = await import('../../ground/ui/first-prices.ts');
  const { keepFirstPrices } = await import('./keep-first-prices.ts');
  const { useSlip } = await import('../../betting/slip/state/slip-store.ts');
  const board = new BoardStore();
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  const part = behindFirstPrices(load)();
  return { behindFirstPrices, board, load, part, useSlip, stop: keepFirstPrices(board) };
};

beforeEach(() => {
  openTestPage();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('requests nothing until the first prices are drawn and painted, not counting rows without prices', async () => {
  const { board, load, part, stop } = await open();
  board.apply(frameOf(0));
  const draw = vi.fn<() => void>();
  board.attach(ROW.key, 0, draw);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  board.apply(frameOf(1));
  expect(draw).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('a price that came before its row is drawn doesn’t count until it is', async () => {
  const { board, load, stop } = await open();
  board.apply(frameOf(1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  board.attach(ROW.key, 0, () => undefined);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it.each(['pointerdown', 'keydown'])('a press ends the wait: %s', async (press) => {
  const { load, stop } = await open();
  window.dispatchEvent(new Event(press));
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('parts begin one after the other, each in its own task', async () => {
  const { behindFirstPrices, load, stop } = await open();
  const next = vi.fn<() => Promise<string>>(() => Promise.resolve('next part'));
  void behindFirstPrices(next)();
  window.dispatchEvent(new Event('pointerdown'));
  while (load.mock.calls.length === 0) await vi.advanceTimersToNextTimerAsync();
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(next).toHaveBeenCalledTimes(1);
  stop();
});

it('a slip that the device stored ends the wait', async () => {
  const { load, useSlip, stop } = await open();
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('a timer ends the wait when no prices come', async () => {
  const { load, stop } = await open();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('the wait ends for good once the page has stopped', async () => {
  const { board, load, stop } = await open();
  stop();
  board.attach(ROW.key, 0, () => undefined);
  board.apply(frameOf(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('the wait begins with the lines of the page', async () => {
  const { load, stop } = await open();
  stop();
  const { createTestLivePage } = await import('../../../testing/create-test-live-page.ts');
  const { openFakeBook } = await import('../../../testing/fake-book.ts');
  const { keepLines } = await import('./lifecycles.ts');
  openFakeBook();
  const stopLines = keepLines(createTestLivePage().page);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(1);
  stopLines();
});

it('a page without a board has no prices to wait for', async () => {
  const { load, stop } = await open();
  vi.useRealTimers();
  const { createElement } = await import('react');
  const { KeptPage } = await import('../shell/KeptPage.tsx');
  const { renderPart } = await import('../../../testing/render-part.tsx');
  await renderPart(createElement(KeptPage, { isPhone: false, hasMenu: false }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 1_500 });
  stop();
});
