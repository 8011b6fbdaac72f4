import { RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteRouter } from '../../testing/create-site-router.ts';
import { useShell } from '../ui/shell-store.ts';
import { usePageKeys } from './use-page-keys.ts';

const openSite = async () => {
  const router = createSiteRouter(function Frame() {
    usePageKeys();
    return (
      <>
        <input id="game-search" aria-label="search" />
        <aside id="slip" tabIndex={-1} aria-label="slip" />
      </>
    );
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
};

const press = (key: string, on: Element = document.body) => act(async () => fireEvent.keyDown(on, { key }));

beforeEach(() => useShell.setState({ areKeysShown: false, isSlipOpen: false }));

describe('keys', () => {
  it('g and a letter go to a page; the letter alone doesn’t', async () => {
    const router = await openSite();
    await press('o');
    expect(router.state.location.pathname).toBe('/');
    await press('g');
    await press('o');
    expect(router.state.location.pathname).toBe('/openBets');
  });

  it('/ goes to the search, s to the slip, ? shows all keys', async () => {
    await openSite();
    await press('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await press('s');
    expect(document.activeElement?.id).toBe('slip');
    await press('?');
    expect(useShell.getState().areKeysShown).toBe(true);
  });

  it('anyone who is typing, or holds a modifier, is left alone', async () => {
    await openSite();
    await press('?', screen.getByRole('textbox'));
    await act(async () => fireEvent.keyDown(document.body, { key: '?', ctrlKey: true }));
    expect(useShell.getState().areKeysShown).toBe(false);
  });
});
