import { createBanner } from '@lineboard/domain/testing/banner-fixtures';
import type { Banner } from '@lineboard/domain/words/banners/banner.schema';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SportsMenuSlot } from '../../page/shell/SportsMenuSlot.tsx';
import { SlipPanel } from '../../betting/slip/SlipPanel.tsx';
import { BannerColumn } from './BannerColumn.tsx';
import { BANNER_STORES } from './banner-stores.ts';
import { SliderSlot } from './SliderSlot.tsx';
import { useReadyPictures } from './use-ready-pictures.ts';
import { VideosPage } from './VideosPage.tsx';

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(async () => void (await Promise.all([import('./Slider.tsx'), import('./BannerColumn.tsx')])));

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook();
  openTestPage({ site: { slider: 'desk' } });
  for (const store of Object.values(BANNER_STORES)) store.getState().forget();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const put = (place: keyof typeof BANNER_STORES, ...banners: Banner[]): void => {
  book.answers[`GET /api/banners/${place}`] = { body: banners };
};
const link = async (banner: Partial<Banner>): Promise<HTMLAnchorElement | null> => {
  put('sidebar', createBanner(banner));
  await renderPart(<BannerColumn place="sidebar" />);
  return (await screen.findByAltText('Spring offer')).closest('a');
};

describe('a banner', () => {
  it('SCR2-26, CALL1-16: is shown beneath the sports menu, with its room reserved', async () => {
    put('sidebar', createBanner());
    await renderPart(<SportsMenuSlot />);
    const picture = await screen.findByAltText('Spring offer');
    expect(picture.getAttribute('width')).toBe('400');
    expect(picture.getAttribute('height')).toBe('200');
  });

  it('SCR2-26, CALL2-32: is shown beneath an empty slip', async () => {
    put('split', createBanner({ alt: 'Split offer' }));
    await renderPart(<SlipPanel />);
    expect(await screen.findByAltText('Split offer')).toBeTruthy();
  });

  it('ST1-59, ST1-60: links to a page of the site, or elsewhere in a new tab', async () => {
    expect((await link({}))?.getAttribute('href')).toBe('#/rules');
    expect((await screen.findByAltText('Spring offer')).closest('a')?.target).toBe('');
  });

  it('ST1-60: leaves the site with noopener', async () => {
    const elsewhere = await link({ link: 'https://shop.example/' });
    expect([elsewhere?.target, elsewhere?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(elsewhere?.textContent).toContain('opens in another window');
  });

  it('ST1-59: has no link without an action', async () => {
    expect(await link({ action: 'none', link: null })).toBeNull();
  });

  it('CON1-10, ST1-59: opens a popup of 590x610 that can’t reach the page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click((await link({ action: 'popup' }))!);
    const [address, name, features = ''] = open.mock.calls[0] ?? [];
    expect([address, name]).toEqual(['#/rules', '_blank']);
    expect(features.split(',')).toEqual(
      expect.arrayContaining(['popup', 'width=590', 'height=610', 'noopener', 'noreferrer']),
    );
  });

  it.each([
    ['VAL1-09: LiveBetting', 'LiveBetting'],
    ['VAL1-10: LiveDealer', 'LiveDealer'],
  ] as const)('%s isn’t shown where the service isn’t set up', async (_, action) => {
    put('sidebar', createBanner({ action, link: null, alt: 'Service' }), createBanner({ name: 'other' }));
    await renderPart(<BannerColumn place="sidebar" />);
    await screen.findByAltText('Spring offer');
    expect(screen.queryByAltText('Service')).toBeNull();
  });

  it('VAL1-07, VAL1-08: comes and goes at its time, while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const nowMs = Date.now();
    put(
      'sidebar',
      createBanner({ activeFromMs: nowMs + 5_000, activeToMs: nowMs + 9_000 }),
      createBanner({ name: 'off', active: false, alt: 'Off' }),
    );
    await renderPart(<BannerColumn place="sidebar" />);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByRole('img')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByAltText('Spring offer')).toBeTruthy();
    expect(screen.queryByAltText('Off')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('waits for nothing once its place is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    put('sidebar', createBanner({ activeFromMs: Date.now() + 5_000 }));
    await renderPart(<BannerColumn place="sidebar" />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the images above the board', () => {
  const room = (): Element | null => document.querySelector('[class*="room"]');

  it('SCR2-01: have their room where the site has some, before they are loaded, on a phone only where it says so', async () => {
    await renderPart(<SliderSlot isPhone={false} />);
    expect(room()).not.toBeNull();
  });
  it('SCR2-01: take no room on a phone, nor where sliders aren’t enabled', async () => {
    await renderPart(<SliderSlot isPhone />);
    expect(room()).toBeNull();
    openTestPage({ site: { slider: 'none' } });
    await renderPart(<SliderSlot isPhone={false} />);
    expect(room()).toBeNull();
  });

  it('CALL2-31: are shown together once all are loaded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8);
    put('slider', createBanner(), createBanner({ name: 'two', alt: 'Second' }));
    await renderPart(<SliderSlot isPhone={false} />);
    expect(await screen.findByAltText('Second')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('SCR2-02: are checked every 100 ms until they are ready, never while the page is hidden, and not forever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isThere = false;
    const look = vi.fn<(media: string) => boolean>(() => isThere);
    const create = () => look;
    const Probe = () => <p>{useReadyPictures(['/a'], create) ? 'ready' : 'waiting'}</p>;
    await renderPart(<Probe />);
    expect(look).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(look).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(901));
    expect(look).toHaveBeenCalledTimes(11);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(look).toHaveBeenCalledTimes(11);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(look).toHaveBeenCalledTimes(611);
    isThere = true;
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('ready')).toBeTruthy();
  });
});

describe('the page of videos', () => {
  const video = (name: string): Banner =>
    createBanner({ name, alt: `How to ${name}`, action: 'none', link: null, media: `/banner-media/${name}` });
  const shown = (): string | null => document.querySelector('video')?.getAttribute('src') ?? null;

  it('R1-05: is a carousel, one video at a time, of which none plays automatically', async () => {
    put('video', video('bet'), video('parlay'));
    await renderPart(<VideosPage />);
    await screen.findByText('How to bet');
    expect(screen.getByRole('heading', { name: 'Video' })).toBeTruthy();
    expect([shown(), document.querySelector('video')?.autoplay]).toEqual(['/banner-media/bet', false]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('/banner-media/parlay');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('/banner-media/bet');
  });

  it('says when there is none', async () => {
    put('video');
    await renderPart(<VideosPage />);
    expect(await screen.findByText('No videos yet')).toBeTruthy();
  });
});
