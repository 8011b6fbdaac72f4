import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { create } from 'zustand';
import { watchStores } from './stores-left.ts';

type Subscribe = (store: object, listener: () => void) => () => void;

/** Listens as a file of the page would. */
const FILE = 'client/src/lines/board/use-board-view.ts';
const hear = runInThisContext('(store, listener) => store.subscribe(listener)', {
  filename: `/book/${FILE}`,
}) as Subscribe;

it('names who hears a store until it is left, and leaves out files that are let off', () => {
  // The set-up of every test watches each store that is made.
  const useCount = create(() => ({ count: 0 }));
  const stores = watchStores(new Set());
  const before = stores.list();
  const heard: number[] = [];
  const leave = hear(useCount, () => heard.push(useCount.getState().count));
  const leaveOwn = useCount.subscribe(() => undefined);
  expect(stores.list()).toEqual([...before, `store heard by ${FILE}`]);
  expect(watchStores(new Set([FILE])).list()).toEqual(before);
  useCount.setState({ count: 1 });
  leave();
  leaveOwn();
  useCount.setState({ count: 2 });
  expect(heard).toEqual([1]);
  expect(stores.list()).toEqual(before);
});
