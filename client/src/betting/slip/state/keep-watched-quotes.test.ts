import type { BoardFrame, WatchedQuote } from '@lineboard/workers/board/board-frame';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { Subject } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQuote, SPREAD, SPREAD_ID, SPREAD_SEEN } from '../../../../testing/slip-examples.ts';
import type { OfferingLink } from '../../../ground/live/offering-link.ts';
import { keepWatchedQuotes } from './keep-watched-quotes.ts';
import { useSlip } from './slip-store.ts';

const frames$ = new Subject<BoardFrame>();
const watch = vi.fn<(picks: readonly unknown[]) => Promise<void>>(async () => undefined);
const link = { commands: { watch }, frames$ } as unknown as OfferingLink;

const send = (): void => {
  const told: WatchedQuote = { quote: createQuote(), epoch: 'a', score: null, isScoreFresh: true };
  frames$.next({ quotes: [[keyOfPick(SPREAD), told]] } as unknown as BoardFrame);
};

beforeEach(() => {
  watch.mockClear();
  for (const { itemId } of useSlip.getState().items) useSlip.getState().removeItem(itemId);
});

it('has the slip’s picks watched, and brings it their lines', () => {
  const stop = keepWatchedQuotes(link);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  expect(watch).toHaveBeenLastCalledWith([SPREAD]);
  send();
  expect(useSlip.getState().quotes.has(SPREAD_ID)).toBe(true);
  stop();
});

it('brings nothing more, and has nothing watched, once it is stopped', () => {
  const stop = keepWatchedQuotes(link);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  stop();
  send();
  expect(useSlip.getState().quotes.has(SPREAD_ID)).toBe(false);
  watch.mockClear();
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  expect(watch).not.toHaveBeenCalled();
});
