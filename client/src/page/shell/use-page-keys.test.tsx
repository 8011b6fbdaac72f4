import { RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
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

beforeEach(() => {
  useShell.setState(useShell.getInitialState());
  useSession.setState(useSession.getInitialState());
});
afterEach(() => void vi.restoreAllMocks());

describe('keys', () => {
  it('g and a letter open a page; the letter without g doesn’t', async () => {
    const router = await openSite();
    await press('o');
    expect(router.state.location.pathname).toBe('/');
    await press('g');
    await press('o');
    expect(router.state.location.pathname).toBe('/openBets');
  });

  it('g p opens the panes from any page, but not while something is typed', async () => {
    const router = await openSite();
    await press('g', screen.getByLabelText('search'));
    await press('p', screen.getByLabelText('search'));
    expect(router.state.location.pathname).toBe('/');
    await press('g');
    await press('p');
    expect(router.state.location.pathname).toBe('/panes');
  });

  it('g v opens the live games, g l all lines', async () => {
    const router = await openSite();
    await press('g');
    await press('v');
    expect(router.state.location).toMatchObject({ pathname: '/', search: { live: true } });
    await press('g');
    await press('l');
    expect(router.state.location.search).toEqual({});
  });

  it('g i opens sign-in, but not for a signed-in customer', async () => {
    const router = await openSite();
    await press('g');
    await press('i');
    expect(router.state.location.pathname).toBe('/signIn');
    await act(() => router.navigate({ to: '/' }));
    act(() =>
      useSession.setState({ session: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance } }),
    );
    await press('g');
    await press('i');
    expect(router.state.location.pathname).toBe('/');
  });

  it('open nothing behind an open dialog; a closed drawer is none', async () => {
    await openSite();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    await press('s');
    await press('?');
    expect([document.activeElement, useShell.getState().areKeysShown]).toEqual([document.body, false]);
    dialog.setAttribute('inert', '');
    await press('s');
    expect(document.activeElement?.id).toBe('slip');
    dialog.remove();
  });

  it('/ opens the search of a header that has no room for it', async () => {
    openScreen(360);
    await openSite();
    await press('/');
    expect(useShell.getState().isSearchOpen).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
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

  it('b or a digit opens the line for typed bets, and keeps what is typed until the line has the focus', async () => {
    await openSite();
    act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
    await press('1');
    for (const key of ['0', '7', ' ', 's', 'Shift', ' ', '5']) await press(key);
    expect(useShell.getState().typedCommand).toBe('107 s 5');
    expect(document.activeElement).toBe(document.body);
    act(() => useShell.setState({ typedCommand: null }));
    await press('b');
    expect(useShell.getState().typedCommand).toBe('');
  });

  it('OWN-8: no key opens the line for typed bets for a customer in a time-out', async () => {
    await openSite();
    const timeOut = { untilMs: Date.now() + 1_000 };
    const customer = { ...CUSTOMER, timeOut } as unknown as typeof CUSTOMER;
    act(() => useSession.setState({ session: { online: true, customer, balance: ACCOUNT.balance } }));
    await press('1');
    await press('b');
    expect(useShell.getState().typedCommand).toBeNull();
  });

  it('do nothing while somebody is typing, or holds a modifier', async () => {
    await openSite();
    await press('?', screen.getByRole('textbox'));
    await act(async () => fireEvent.keyDown(document.body, { key: '?', ctrlKey: true }));
    expect(useShell.getState().areKeysShown).toBe(false);
  });
});
