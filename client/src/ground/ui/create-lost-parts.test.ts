import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLostParts, type Hold, type LostPartsOptions } from './create-lost-parts.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

/** A page of one tab, after each load. */
const openPage = (fields: Partial<LostPartsOptions> = {}) => {
  const reload = vi.fn<() => void>();
  const parts = createLostParts({
    storage: () => sessionStorage,
    build: () => './assets/index-a.js',
    canReach: async () => true,
    reload,
    ...fields,
  });
  const lose = async (): Promise<number> => {
    parts.tell(LOST);
    await parts.renew();
    return reload.mock.calls.length;
  };
  return { parts, reload, lose };
};

/** A ticket that is on its way until the test says otherwise. */
const createHold = () => {
  const listeners = new Set<() => void>();
  const held = { is: true };
  const hold: Hold = {
    isHeld: () => held.is,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (isHeld: boolean): void => {
    held.is = isHeld;
    for (const listener of listeners) listener();
  };
  return { hold, become, listeners };
};

describe('a page that lost a part', () => {
  it('is reloaded, once, however many of its parts are gone', async () => {
    const page = openPage();
    page.parts.tell(new Error('another'));
    expect(await page.lose()).toBe(1);
    expect(page.parts.isLost(LOST)).toBe(true);
    expect(page.parts.isLost(new Error('wrapped', { cause: LOST }))).toBe(true);
    expect(page.parts.isLost(new Error('a fault'))).toBe(false);
  });

  it('shows nothing more while it leaves, and says so when it was kept from leaving', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const page = openPage();
    expect(await page.lose()).toBe(1);
    vi.advanceTimersByTime(9_999);
    await page.lose();
    expect(page.parts.loss()).toBe('asking');
    vi.advanceTimersByTime(1);
    expect(page.parts.loss()).toBe('gone');
    expect(await page.lose()).toBe(1);
  });

  it('says so when the part is missing after that, whatever its build is then', async () => {
    await openPage().lose();
    for (const build of ['./assets/index-a.js', './assets/index-b.js']) {
      const again = openPage({ build: () => build });
      expect(await again.lose()).toBe(0);
      expect(again.parts.loss()).toBe('gone');
    }
  });

  it('is reloaded again for the next version', async () => {
    await openPage().lose();
    vi.setSystemTime(Date.now() + 60_000);
    expect(await openPage({ build: () => './assets/index-b.js' }).lose()).toBe(1);
  });

  it('isn’t reloaded in a circle by gateways of two versions that take turns', async () => {
    const builds = ['a', 'b', 'a', 'b', 'a'];
    const reloads = [];
    for (const build of builds) {
      reloads.push(await openPage({ build: () => build }).lose());
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(reloads).toEqual([1, 1, 0, 0, 0]);
  });

  it('stays where the browser stores nothing: it might reload forever', async () => {
    const refusing = openPage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await refusing.lose()).toBe(0);
    expect(refusing.parts.loss()).toBe('gone');
  });
});

describe('a page without a network', () => {
  it('stays and says so, and is reloaded when the part is requested with the network back', async () => {
    let isReached = false;
    const page = openPage({ canReach: async () => isReached });
    expect(await page.lose()).toBe(0);
    expect(page.parts.loss()).toBe('offline');
    isReached = true;
    await page.parts.renew();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('a ticket that is on its way', () => {
  it('is not cut off: the page waits until it is decided', async () => {
    const page = openPage();
    const { hold, become, listeners } = createHold();
    page.parts.hold(hold);
    page.parts.tell(LOST);
    await vi.waitFor(() => expect(page.parts.loss()).toBe('waiting'));
    become(true);
    expect(page.reload).not.toHaveBeenCalled();
    become(false);
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    expect(listeners.size).toBe(0);
  });

  it('is not cut off when it was sent while the book was being asked', async () => {
    const { hold, become } = createHold();
    become(false);
    const asked = vi.fn<() => void>();
    const page = openPage({
      canReach: async () => {
        if (asked.mock.calls.length === 0) become(true);
        asked();
        return true;
      },
    });
    page.parts.hold(hold);
    page.parts.tell(LOST);
    await vi.waitFor(() => expect(page.parts.loss()).toBe('waiting'));
    expect(page.reload).not.toHaveBeenCalled();
    become(false);
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  });
});
