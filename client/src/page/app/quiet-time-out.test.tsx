import type { BannerPlace } from '@lineboard/domain/words/banners/banner.schema';
import type { TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { createBanner } from '@lineboard/domain/testing/banner-fixtures';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { BANNER_STORES } from '../../words/banners/banner-stores.ts';
import { SliderSlot } from '../../words/banners/SliderSlot.tsx';
import { VideosPage } from '../../words/banners/VideosPage.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { SportsMenuSlot } from '../shell/SportsMenuSlot.tsx';
import { SlipPanel } from '../../betting/slip/SlipPanel.tsx';
import { keepCustomer } from './lifecycles.ts';

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(
  async () =>
    void (await Promise.all([
      import('../../words/banners/Slider.tsx'),
      import('../../words/banners/BannerColumn.tsx'),
    ])),
);

const PLACES: readonly BannerPlace[] = ['sidebar', 'slider', 'split', 'video'];

let book: FakeBook;
let stop: () => void = () => undefined;
let live: ReturnType<typeof createTestLivePage>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8);
  book = openFakeBook();
  for (const place of PLACES) {
    BANNER_STORES[place].getState().forget();
    const banner = createBanner(
      place === 'video' ? { alt: place, action: 'none', link: null } : { alt: place },
    );
    book.answers[`GET /api/banners/${place}`] = { body: [banner] };
  }
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const timeOutOf = (ms: number): TimeOut => {
  const beganAtMs = Date.now();
  return { length: 'day', beganAtMs, endsAtMs: beganAtMs + ms };
};
const sayTimeOut = (timeOut: TimeOut | null): void => {
  book.answers['GET /api/session'] = {
    body: { online: true, customer: { ...CUSTOMER, timeOut }, balance: ACCOUNT.balance },
  };
};
const open = async (timeOut: TimeOut | null): Promise<void> => {
  openTestPage({ customer: { timeOut }, site: { slider: 'desk' } });
  sayTimeOut(timeOut);
  live = createTestLivePage();
  stop = keepCustomer(live.page);
  live.page.live.start();
  await renderPart(
    <>
      <SportsMenuSlot />
      <SliderSlot isPhone={false} />
      <SlipPanel />
      <VideosPage />
    </>,
  );
  await pass(300);
};
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (): string[] =>
  [
    ...screen.queryAllByRole('img').flatMap((picture) => picture.getAttribute('alt') ?? []),
    ...[...document.querySelectorAll('video')].flatMap((video) => video.getAttribute('aria-label') ?? []),
  ].toSorted((one, other) => one.localeCompare(other));
const asked = () => book.calls.filter(({ path }) => path.startsWith('/api/banners/'));

describe('the book’s advertising', () => {
  it('OWN-8: is hidden in a time-out, keeps no room, and is back when it ends, without a reload', async () => {
    await open(timeOutOf(60_000));
    expect([shown(), asked()]).toEqual([[], []]);
    expect(document.querySelector('[class*="room"]')).toBeNull();
    expect(screen.getByText('No videos during your time-out')).toBeTruthy();
    sayTimeOut(null);
    await pass(58_000);
    expect(shown()).toEqual([]);
    await pass(3_000);
    await vi.waitFor(() => expect(shown()).toEqual(PLACES));
  });

  it('OWN-8: is hidden on every page of the customer when a time-out begins', async () => {
    await open(null);
    await vi.waitFor(() => expect(shown()).toEqual(PLACES));
    sayTimeOut(timeOutOf(60_000));
    live.socket.tell({ kind: 'customer', event: { kind: 'settings' } });
    await pass(300);
    expect(shown()).toEqual([]);
  });

  it('OWN-8: follows the book’s word, not a device clock that is ahead', async () => {
    await open(timeOutOf(1_000));
    await pass(5_000);
    expect(shown()).toEqual([]);
    sayTimeOut(null);
    await pass(61_000);
    await vi.waitFor(() => expect(shown()).toEqual(PLACES));
  });

  it('OWN-8: waits until the page’s owner is known', async () => {
    openTestPage({ site: { slider: 'desk' } });
    useSession.setState({ session: null });
    await renderPart(<SliderSlot isPhone={false} />);
    await pass(300);
    expect([shown(), asked()]).toEqual([[], []]);
  });
});
