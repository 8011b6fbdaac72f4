import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPage } from './lazy-page.ts';

it('a page that can’t be loaded doesn’t make the router reload everything', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  const Page = lazyPage(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: http://book.example/assets/Page.js');
  });
  // The router does this before it draws a page.
  await Page.preload?.();
  await renderPart(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  // The router notes its reloads here.
  expect(sessionStorage).toHaveLength(0);
  vi.restoreAllMocks();
});
