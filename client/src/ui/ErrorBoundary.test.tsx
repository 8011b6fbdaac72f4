import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Optional } from './Optional.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }));

describe('a part of the page that breaks', () => {
  it('says what was kept, and is redrawn by the retry', async () => {
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

  it('is loaded again with the page when its download failed: a lazy part would keep the failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payload = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    const Part = (): never => {
      throw payload;
    };
    await renderPart(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('leaves the page whole where it can do without the part', async () => {
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
