import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { tellFirstPrices } from '../src/ground/ui/first-prices.ts';
import { listListeners, mayListenersStay, watchListeners } from './listeners-left.ts';
import { listTimers, watchTimers } from './timers-left.ts';

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

// A part that is left listens to nothing: what it would do then is done for a page that is another one by now.
if (typeof window !== 'undefined') watchListeners();
afterAll(watchTimers());
beforeEach(() => {
  const timersBefore = listTimers();
  return () => {
    if (!mayListenersStay()) expect(listTimers()).toEqual(timersBefore);
  };
});
beforeEach(() => {
  const before = listListeners();
  return () => {
    if (!mayListenersStay()) expect(listListeners()).toEqual(before);
  };
});

// Parts that load behind the first prices may still be on their way; a file that ends meanwhile makes them fail.
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});
