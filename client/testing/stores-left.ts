import { findOwnCaller } from '@lineboard/domain/testing/left-open/own-code';
import type { LeftOpen } from '@lineboard/domain/testing/left-open/left-open';
import type { StoreApi } from 'zustand';

/** What the page hears of its stores besides their hooks, which React ends: how to leave it, and who listens. */
const kept = new Map<() => void, string>();

/** Notes from now on who hears of a store and doesn't leave it. */
export const watchStore = (store: Pick<StoreApi<unknown>, 'subscribe'>): void => {
  const { subscribe } = store;
  store.subscribe = (listener) => {
    const by = findOwnCaller();
    const leave = subscribe(listener);
    if (by !== null) kept.set(leave, by);
    return () => {
      kept.delete(leave);
      leave();
    };
  };
};

/** @param stayWithPage files that may hear for as long as there is a page */
export const watchStores = (stayWithPage: ReadonlySet<string>): LeftOpen => ({
  list: () => [...kept.values()].filter((by) => !stayWithPage.has(by)).map((by) => `store heard by ${by}`),
  end: () => kept.clear(),
});
