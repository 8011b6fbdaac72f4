import type { BoardFrame } from '@lineboard/workers/board/board-frame';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../testing/open-test-page.ts';
import { pickSpreads } from '../../testing/open-test-slip.ts';

const frameOf = (cells: number): BoardFrame => ({
  revision: 1,
  splice: null,
  details: [],
  cells: new Float64Array(cells),
  quotes: [],
  followed: [],
});

/** Modules of its own: in the others nobody waits for prices. */
const open = async () => {
  vi.resetModules();
  const { behindFirstPrices } = await import('../ui/first-prices.ts');
  const { keepFirstPrices } = await import('./keep-first-prices.ts');
  const { useSlip } = await import('../slip/state/slip-store.ts');
  const frames$ = new Subject<BoardFrame>();
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  const part = behindFirstPrices(load)();
  return { frames$, load, part, useSlip, stop: keepFirstPrices(frames$) };
};

beforeEach(() => {
  openTestPage();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('asks for nothing until the first prices are painted, rows without prices not counted', async () => {
  const { frames$, load, part, stop } = await open();
  frames$.next(frameOf(0));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  frames$.next(frameOf(8));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await part).toBe('part');
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

it('a slip that the device kept ends the wait', async () => {
  const { load, useSlip, stop } = await open();
  pickSpreads(useSlip, 1);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('without prices the clock ends the wait', async () => {
  const { load, stop } = await open();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('waits no more once the page has stopped', async () => {
  const { frames$, load, stop } = await open();
  stop();
  frames$.next(frameOf(8));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
});

it('begins with the lines of the page', async () => {
  const { load, stop } = await open();
  stop();
  const { createTestLivePage } = await import('../../testing/create-test-live-page.ts');
  const { openFakeBook } = await import('../../testing/fake-book.ts');
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
  const { renderPart } = await import('../../testing/render-part.tsx');
  await renderPart(createElement(KeptPage, { isPhone: false, hasMenu: false }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 1_500 });
  stop();
});
