import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

/** Two pages; the second one loads until it is told to finish. */
const openSite = async (slowPath: string) => {
  let finish: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  const rootRoute = createRootRoute({
    staticData: { page: null },
    component: () => (
      <>
        <Outlet />
        <LoadingOverlay />
      </>
    ),
  });
  const start = createRoute({ getParentRoute: () => rootRoute, path: '/start', staticData: { page: null } });
  const slow = createRoute({
    getParentRoute: () => rootRoute,
    path: slowPath,
    staticData: { page: null },
    loader: () => loaded,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([start, slow]),
    history: createMemoryHistory({ initialEntries: ['/start'] }),
    defaultPendingMs: 60_000,
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  await act(async () => {
    void router.navigate({ to: slowPath as never });
    await vi.advanceTimersByTimeAsync(1);
  });
  return { finish: () => act(async () => (finish(), await vi.advanceTimersByTimeAsync(1))) };
};

beforeEach(() => {
  createI18n('en');
  vi.useFakeTimers();
});

describe('the loading overlay', () => {
  it('SH1-01: shows while the next page loads and goes with its arrival', async () => {
    const { finish } = await openSite('/openBets');
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
    await finish();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('SH1-01: does not show on /', async () => {
    await openSite('/');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('SH1-02: hides after 2 seconds whatever is still loading', async () => {
    await openSite('/openBets');
    await act(() => vi.advanceTimersByTimeAsync(1990));
    expect(screen.getByRole('status')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
