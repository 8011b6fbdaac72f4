import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { type ShellActions, useShell } from '../../ground/ui/shell-store.ts';
import { useStrips } from '../../ground/ui/strips.ts';

import { Shell } from './Shell.tsx';

/** The frame around an empty board, on a screen of this width. */
const show = async (widthPx: number, address = '/') => {
  openScreen(widthPx);
  createI18n('en');
  const router = createSiteRouter(Shell, address);
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
};
const menu = (role: 'navigation' | 'dialog'): HTMLElement | null =>
  screen.queryByRole(role, { name: 'Sports menu', hidden: true });

beforeEach(() => {
  openFakeBook();
  openTestPage();
  useShell.setState(useShell.getInitialState());
});
afterEach(() => void vi.restoreAllMocks());

it('ST2-36, ST2-37: on a phone an open game has the header’s room, which comes back when it is closed', async () => {
  await show(360);
  const header = () => document.querySelector('header');
  expect(header()).not.toBeNull();
  act(() => useShell.setState({ isGameOpen: true }));
  expect(header()).toBeNull();
  act(() => useShell.setState({ isGameOpen: false }));
  expect(header()).not.toBeNull();
  cleanup();
  await show(1_440);
  act(() => useShell.setState({ isGameOpen: true }));
  expect(header()).not.toBeNull();
  act(() => useShell.setState({ isGameOpen: false }));
});

it.each([360, 1_440])('at %i px it says once, after the page, that prices may be old', async (widthPx) => {
  await show(widthPx);
  act(() => useLineState.setState({ connection: 'stale', staleSinceMs: 1 }));
  const said = screen.getByText(/^Prices may be old/, { selector: '[role=status] *' });
  const page = screen.getByRole('main');
  expect(page.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  act(() => useLineState.setState(useLineState.getInitialState()));
});

describe('the sports menu', () => {
  it('CON1-02: is next to the board from 992 px', async () => {
    await show(992);
    expect(menu('navigation')).not.toBeNull();
    expect(menu('dialog')).toBeNull();
  });

  it('CON1-02: is a drawer below 992 px', async () => {
    await show(991);
    expect(menu('navigation')).toBeNull();
    await vi.waitFor(() => expect(menu('dialog')).not.toBeNull());
    act(() => useShell.setState({ isMenuOpen: true }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(useShell.getState().isMenuOpen).toBe(false);
  });

  it('SH1-05: opens by a swipe on every page but those of integrations, reports and casinos', async () => {
    const swipe = (): boolean => {
      useShell.setState({ isMenuOpen: false });
      act(() => {
        fireEvent.touchStart(document.body, { touches: [{ clientX: 10, clientY: 100 }] });
        fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: 110, clientY: 100 }] });
      });
      return useShell.getState().isMenuOpen;
    };
    window.innerWidth = 360;
    const router = await show(360, '/openBetsMobile');
    expect(swipe()).toBe(false);
    for (const [to, opens] of [
      ['/', true],
      ['/transactionsMobile', false],
      ['/rules', true],
      ['/dailyFiguresMobile', false],
      ['/nonPosted', false],
      ['/scores', true],
      ['/casino', false],
      ['/horses', false],
      ['/contact', true],
    ] as const) {
      await act(() => router.navigate({ href: to }));
      expect([to, swipe()]).toEqual([to, opens]);
    }
  });
});

it('DLG1-08: the open slip of a phone has an address, whatever page it covers', async () => {
  const router = await show(360, '/scores');
  act(() => useShell.getState().changeShell({ isSlipOpen: true }));
  await vi.waitFor(() => expect(router.state.location.href).toBe('/scores?dialog=betSlip'));
  await act(async () => router.history.back());
  await vi.waitFor(() => expect(useShell.getState().isSlipOpen).toBe(false));
});

const isReached = (element: Element | null): boolean =>
  element !== null && element.closest('[inert]') === null;

const change: ShellActions['changeShell'] = (changed) => useShell.getState().changeShell(changed);

it('on a phone only the open slip and the bar below it are in reach', async () => {
  await show(360);
  const slip = () => document.querySelector('#slip');
  const bar = () => screen.getByRole('navigation', { name: 'Sections', hidden: true });
  act(() => change({ isSlipOpen: true }));
  expect([slip(), bar(), document.querySelector('main')].map(isReached)).toEqual([true, true, false]);
  act(() => change({ isSlipOpen: false }));
  expect(isReached(document.querySelector('main'))).toBe(true);
});

it('on a phone only the open menu is in reach', async () => {
  await show(360);
  await vi.waitFor(() => expect(menu('dialog')).not.toBeNull());
  const bar = () => screen.getByRole('navigation', { name: 'Sections', hidden: true });
  const parts = () => [menu('dialog'), bar(), document.querySelector('main')].map(isReached);
  act(() => change({ isMenuOpen: true }));
  expect(parts()).toEqual([true, false, false]);
  act(() => change({ isSlipOpen: true }));
  expect(parts()).toEqual([false, true, false]);
  act(() => change({ isMenuOpen: true }));
  expect(parts()).toEqual([true, false, false]);
  act(() => change({ isMenuOpen: false }));
  expect(parts()).toEqual([false, true, true]);
});

it('a phone’s menu leads to the inbox, and closes for it', async () => {
  openTestPage({ customer: {} });
  await show(360);
  await vi.waitFor(() => expect(menu('dialog')).not.toBeNull());
  act(() => change({ isMenuOpen: true }));
  const link = await within(menu('dialog')!).findByRole('button', { name: /^Inbox/ });
  fireEvent.click(link);
  expect(useShell.getState().isMenuOpen).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Inbox' })).toBeDefined();
});

it('ST1-13: leads a customer who may not bet from any page to the lines', async () => {
  sessionStorage.clear();
  openTestPage({ customer: { restrictions: [{ code: 'NOWAGERING', params: {} }] } });
  const router = await show(1200, '/transactions');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('VAL1-12: the main menu is under the sports', async () => {
  openTestPage({ site: { integrations: ['horses'] } });
  await show(1200);
  expect(await screen.findByRole('link', { name: 'Horses' })).toBeTruthy();
});

describe('the strips above the board', () => {
  const strips = () => document.documentElement.dataset['strips'];

  it('cover the list of a phone, go and come with it, and end with the page of the lines', async () => {
    await show(360);
    expect(strips()).toBe('shown');
    act(() => useStrips.getState().followScroll(400));
    expect(strips()).toBe('yielded');
    act(() => useStrips.getState().show());
    expect(strips()).toBe('shown');
    cleanup();
    expect(strips()).toBeUndefined();
  });

  it('have their own room on a desk', async () => {
    await show(1_200);
    expect(strips()).toBeUndefined();
  });
});

describe('the frame', () => {
  it('has a link past everything above the board, to the price that is in the tab order', async () => {
    await show(1_200);
    const price = screen.getByRole('main').appendChild(document.createElement('button'));
    price.dataset['pick'] = '';
    price.tabIndex = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Skip to lines' }));
    expect(document.activeElement).toBe(price);
    price.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Skip to lines' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('has the slip next to the page on the desktop', async () => {
    await show(1_200);
    expect(screen.getByRole('complementary', { name: 'Bet slip' })).toBeTruthy();
  });

  it('says that the book did not answer, with a retry', async () => {
    await show(1_200);
    act(() => useSession.getState().failStart({ code: 'unavailable', status: 503 }));
    expect(screen.getByRole('alert').textContent).toContain('Try again');
  });

  it('shows all keys on request', async () => {
    await show(1_200);
    act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('g i').closest('dt')?.nextSibling?.textContent).toBe('Sign in');
    act(() =>
      useSession.setState({ session: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance } }),
    );
    expect(within(dialog).queryByText('g i')).toBeNull();
    expect(within(dialog).getByText('g o')).toBeTruthy();
  });
});
