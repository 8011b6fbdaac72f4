import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { Optional } from './Optional.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }));

describe('a part of the page that breaks', () => {
  it('says what was kept, and the retry redraws it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('broken');
      return <p>whole</p>;
    };
    await renderPart(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Nothing was placed.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole')).toBeTruthy();
    vi.restoreAllMocks();
  });

  describe('a part of the page whose download failed', () => {
    /** @returns shows the part once more */
    const lose = async (isReached: boolean): Promise<() => Promise<void>> => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.stubGlobal('fetch', async () => new Response('the page', { status: isReached ? 200 : 502 }));
      const payload = new TypeError('Failed to fetch dynamically imported module');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      const Part = (): never => {
        throw payload;
      };
      const show = (): Promise<void> =>
        renderPart(
          <ErrorBoundary>
            <Part />
          </ErrorBoundary>,
        );
      await show();
      return show;
    };
    /** The page was told to reload, and is still here. */
    const stay = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(10_000));
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
      sessionStorage.clear();
      vi.mocked(reloadPage).mockClear();
      return () => {
        vi.unstubAllGlobals();
        vi.restoreAllMocks();
      };
    });

    afterEach(async () => {
      await stay();
    });

    it('has the page reloaded, once, and offers a button when it stays all the same', async () => {
      const show = await lose(true);
      await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
      cleanup();
      await show();
      expect(screen.queryByRole('alert')).toBeNull();
      await stay();
      expect((await screen.findByRole('alert')).textContent).toContain('It can’t be loaded.');
      expect(reloadPage).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reloadPage).toHaveBeenCalledTimes(2);
    });

    it('says that it is offline when the book can’t be reached, and recovers when it can', async () => {
      await lose(false);
      expect((await screen.findByRole('alert')).textContent).toContain('You’re offline');
      expect(reloadPage).not.toHaveBeenCalled();
      vi.stubGlobal('fetch', async () => new Response('the page'));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    });

    it('looks for the book again when the part is asked for again', async () => {
      const show = await lose(false);
      await screen.findByRole('alert');
      cleanup();
      vi.stubGlobal('fetch', async () => new Response('the page'));
      await show();
      await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    });
  });

  it('leaves the page whole when the part is optional', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const Gone = lazy(() => Promise.reject(lost));
    await renderPart(
      <div>
        before
        <Optional>
          <Gone />
        </Optional>
        after
      </div>,
    );
    await vi.waitFor(() => expect(said.mock.calls.flat()).toContain(lost));
    expect(screen.getByText('beforeafter')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    vi.restoreAllMocks();
  });
});
