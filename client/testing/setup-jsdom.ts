import { watchStreams } from '@lineboard/domain/testing/left-open/streams-left';
import { watchTimers } from '@lineboard/domain/testing/left-open/timers-left';
import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { Observable } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { tellFirstPrices } from '../src/ground/ui/first-prices.ts';
import { listListeners, mayListenersStay, watchListeners } from './listeners-left.ts';
import { watchStore, watchStores } from './stores-left.ts';

vi.mock('zustand', async (original) => {
  const zustand = await original<{ create: (initializer?: unknown) => unknown }>();
  const create = (initializer?: unknown): unknown => {
    // Said in two calls where types are named.
    if (initializer === undefined) return create;
    const store = zustand.create(initializer);
    watchStore(store as StoreApi<unknown>);
    return store;
  };
  return { ...zustand, create };
});

// Parts that are loaded by `import()` are transpiled first, for which a busy machine needs more than the library's one
// second.
configure({ asyncUtilTimeout: 8_000 });

// Parts of pages are tested separately: none of these waits for prices.
tellFirstPrices();

// Node's channels reach every thread of the process: pages of other files, which run in parallel, would be heard.
const page = webcrypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${page} ${name}`);
  }
};

// What browsers have and jsdom doesn't. Nothing here replaces behaviour that a test is about.
if (typeof window !== 'undefined') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (query: string) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }),
  });
  Object.defineProperty(window, 'crypto', { configurable: true, writable: true, value: webcrypto });
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
}

const TIMERS_END_BY_THEMSELVES = new Set([
  // A provider's script that is late.
  'client/src/account/captcha/ask-provider.ts',
  // The address of a file that was saved.
  'client/src/betting/ticket-picture/hand-out-picture.ts',
  'client/src/ground/calls/download-file.ts',
  // The page is about to be another one.
  'client/src/ground/ui/create-lost-parts.ts',
  // They wait for the focus to arrive.
  'client/src/ground/ui/focus-parts.ts',
  'client/src/lines/command/use-command-keys.ts',
  // Marks of moved prices, swept until none is left.
  'client/src/lines/board/price-marks.ts',
]);

// A part that is left listens to nothing: what it would do then is done for a page that is another one by now.
if (typeof window !== 'undefined') watchListeners();
/** Files that hear for as long as there is a page, and one that ends by itself. */
const STAY_WITH_PAGE = new Set([
  'client/src/betting/slip/state/keep-combinations.ts',
  'client/src/betting/slip/state/keep-entered.ts',
  'client/src/betting/slip/state/slip-store.ts',
  'client/src/books/open-bets/use-follow-bets.ts',
  'client/src/ground/live/connection.ts',
  'client/src/ground/live/create-live.ts',
  'client/src/ground/session/session-store.ts',
  'client/src/lines/board/watch-sample.ts',
]);

const watches = [
  watchTimers(TIMERS_END_BY_THEMSELVES),
  watchStreams(Observable.prototype, STAY_WITH_PAGE),
  watchStores(STAY_WITH_PAGE),
];
afterAll(() => {
  for (const watch of watches) watch.end();
});
const listOpen = (): string[] => [...listListeners(), ...watches.flatMap((watch) => watch.list())];
beforeEach(() => {
  const before = listOpen();
  return () => {
    if (!mayListenersStay()) expect(listOpen()).toEqual(before);
  };
});

// Parts that load behind the first prices may still be on their way; a file that ends meanwhile makes them fail.
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});
