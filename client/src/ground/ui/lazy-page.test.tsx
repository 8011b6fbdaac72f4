import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPage } from './lazy-page.ts';

it('a page that can’t be loaded is no reason for the router to load everything anew by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  const Page = lazyPage(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: http://book.example/assets/Page.js');
  });
  // As the router does before it draws a page.
  await Page.preload?.();
  await renderPart(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  // Where it keeps what it was loaded anew for.
  expect(sessionStorage).toHaveLength(0);
  vi.restoreAllMocks();
});
