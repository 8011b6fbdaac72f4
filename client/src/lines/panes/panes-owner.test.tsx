import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBet, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { setUpBoardTests } from '../../../testing/render-board.tsx';
import { pane, renderPanes } from '../../../testing/render-panes.tsx';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useCloseDialog, useNamedDialog, useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { markOwner } from './owner-mark.ts';
import { saveLayout } from './saved-layouts.ts';

const NBA_AND_BETS = 'Basketball.NBA*1_.live*1_.bets*1';
const TIME_OUT = { length: 'day', beganAtMs: 1, endsAtMs: null } as const;

setUpBoardTests();
beforeEach(() => {
  openScreen(1_920);
  openFakeBook({
    'GET /api/open-bets': { body: createOpenBetsAnswer([createBet(100, 1)], []) },
    'GET /api/offering/games/2/line-history': { body: { points: [], holds: [] } },
  });
  openTestPage();
});
afterEach(() => {
  useOpenBets.getState().forget();
  useSession.setState(useSession.getInitialState());
  localStorage.clear();
});

/** What leads to a bet in a pane besides the prices, by its name for a screen reader. */
const listInvitations = (): string[] =>
  [
    ...screen.queryAllByRole('button', { name: /^(Bet again|Tell me)/ }),
    ...screen.queryAllByRole('link', { name: /^Combine/ }),
  ].map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');

it('OWN-8: in a time-out no pane invites to bet: not the bets, not an unfolded game; nor does one when it begins', async () => {
  await renderPanes(NBA_AND_BETS);
  await userEvent.click(await pane('NBA').findByRole('button', { name: /Visitors 2/, expanded: false }));
  await waitFor(() => expect(listInvitations()).toEqual(['Combine bets of Visitors 2 at Hosts 2']));
  act(() => useSession.getState().applyTimeOut(TIME_OUT));
  expect(listInvitations()).toEqual([]);
  // The prices and the bets stay to be read.
  expect(pane('NBA').getAllByRole('button', { name: /^Visitors 2, moneyline/ }).length).toBeGreaterThan(0);
  expect((await pane('Open bets').findAllByText(/Chiefs/)).length).toBeGreaterThan(0);
});

it('OWN-8: panes that open in a time-out have nothing that invites', async () => {
  openTestPage({ customer: { timeOut: TIME_OUT } });
  await renderPanes(NBA_AND_BETS);
  await userEvent.click(await pane('NBA').findByRole('button', { name: /Visitors 2/, expanded: false }));
  await pane('NBA').findByRole('link', { name: /^Game page/ });
  await pane('Open bets').findAllByText(/Chiefs/);
  expect(listInvitations()).toEqual([]);
});

it('what was saved, deleted or typed goes with the customer, also while its list is open', async () => {
  saveLayout('Secret plan', NBA_AND_BETS);
  saveLayout('Deleted plan', NBA_AND_BETS);
  await renderPanes(NBA_AND_BETS);
  await userEvent.click(screen.getByRole('button', { name: 'Saved panes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Deleted plan' }));
  await userEvent.type(screen.getByLabelText('Name for these panes'), 'Typed plan');
  expect(screen.getByText('“Deleted plan” is deleted.')).toBeTruthy();
  act(() => useSession.getState().endSession(true));
  expect(screen.getByText(/^Nothing is saved yet/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(Secret|Deleted|Typed) plan/);
  expect(screen.getByLabelText('Name for these panes')).toHaveProperty('value', '');
  // The bets of the pane next to it are gone as well.
  await waitFor(() => expect(pane('Open bets').queryByText(/Chiefs/)).toBeNull());
});

it('a visitor’s pane of bets says what to do, and has nobody’s', async () => {
  useSession.setState({ session: { online: false, customer: null, balance: null }, shownCustomerId: null });
  await renderPanes(NBA_AND_BETS);
  await pane('NBA').findByRole('button', { name: /^Visitors 2, moneyline/ });
  await waitFor(() => expect(pane('Open bets').getByRole('link', { name: /Sign in/ })).toBeTruthy());
});

function DialogButtons() {
  const [name, openDialog, closeDialog] = [useNamedDialog(), useOpenDialog(), useCloseDialog()];
  return (
    <>
      <button type="button" onClick={() => openDialog('settings')}>
        Open a dialog
      </button>
      {name === 'settings' && (
        <button type="button" onClick={closeDialog}>
          Close the dialog
        </button>
      )}
    </>
  );
}

describe('an address', () => {
  const OTHERS = 'Hockey.NHL*1_.live*1_.bets*1';
  const layoutOf = (router: Awaited<ReturnType<typeof renderPanes>>['router']) =>
    (router.state.location.search as { p?: string }).p;
  const names = () =>
    screen.getAllByRole('region', { name: /./ }).map((one) => one.getAttribute('aria-label'));
  const signIn = (customerId: string | null) =>
    act(() =>
      useSession.setState({
        endedNotice: false,
        session:
          customerId === null
            ? { online: false, customer: null, balance: null }
            : { online: true, customer: { ...CUSTOMER, customerId }, balance: ACCOUNT.balance },
      }),
    );

  it('has nothing of the first customer for the next one, nor has Back', async () => {
    const { router } = await renderPanes(NBA_AND_BETS);
    await pane('NBA').findByRole('button', { name: /^Visitors 2, moneyline/ });
    await act(() => router.navigate({ to: '/panes', search: { p: OTHERS } as never }));
    await waitFor(() => expect(names()).toContain('NHL'));
    await userEvent.click(screen.getByRole('button', { name: 'Close In play' }));
    await waitFor(() => expect(layoutOf(router)).toBe('Hockey.NHL*1_.bets*1'));
    signIn('NEXT');
    const first = 'Basketball.NBA*500_.live*500_.bets*500';
    await waitFor(() => expect(layoutOf(router)).toBe(first));
    for (let step = 0; step < 2; step += 1) {
      act(() => router.history.back());
      await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner('NEXT')));
      expect(layoutOf(router)).toBe(first);
    }
    // Nor is there anything of the next one for the first who comes back.
    signIn(CUSTOMER.customerId);
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
  });

  it('names no customer in what the browser keeps of it', async () => {
    const { router } = await renderPanes(OTHERS);
    await waitFor(() => expect(router.state.location.state.panesOf).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: 'Close In play' }));
    await waitFor(() => expect(layoutOf(router)).toBe('Hockey.NHL*1_.bets*1'));
    const kept = [router.history.location];
    act(() => router.history.back());
    await waitFor(() => expect(layoutOf(router)).toBe(OTHERS));
    kept.push(router.history.location);
    expect(kept.map(({ state }) => state.panesOf)).toEqual(kept.map(() => markOwner(CUSTOMER.customerId)));
    expect(JSON.stringify(kept)).not.toContain(CUSTOMER.customerId);
  });

  it('has nothing of a customer who signed out for a visitor', async () => {
    const { router } = await renderPanes('Hockey.NHL*7_.bets*7');
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    act(() => useSession.getState().endSession(false));
    await waitFor(() => expect(layoutOf(router)).toBe('Basketball.NBA*500_.live*500'));
    expect(router.state.location.state.panesOf).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Open bets' })).toBeNull();
  });

  it('stays where the session ended by itself, for the same customer, and for no other', async () => {
    const { router } = await renderPanes(OTHERS);
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    act(() => useSession.getState().endSession(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close In play' }));
    await waitFor(() => expect(layoutOf(router)).toBe('Hockey.NHL*1_.bets*1'));
    signIn(CUSTOMER.customerId);
    expect(layoutOf(router)).toBe('Hockey.NHL*1_.bets*1');
    act(() => useSession.getState().endSession(true));
    signIn('NEXT');
    await waitFor(() => expect(layoutOf(router)).toMatch(/^Basketball/));
  });

  it('that a link or a visitor brought is everybody’s, until a customer has had it', async () => {
    signIn(null);
    const { router } = await renderPanes(OTHERS);
    expect(names()).toContain('NHL');
    signIn('NEXT');
    expect(layoutOf(router)).toBe(OTHERS);
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner('NEXT')));
    signIn('OTHER');
    await waitFor(() => expect(layoutOf(router)).not.toBe(OTHERS));
  });

  it('says whose it is of panes alone: what comes before them is nobody’s', async () => {
    const { router } = await renderPanes(OTHERS);
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    const said: unknown[] = [];
    const stop = router.history.subscribe(({ location }) =>
      said.push([location.pathname, location.state.panesOf]),
    );
    await act(() => router.navigate({ to: '/scores' as never }));
    await act(async () => router.history.back());
    await waitFor(() => expect(said.at(-1)).toEqual(['/panes', markOwner(CUSTOMER.customerId)]));
    stop();
    expect(said[0]).toEqual(['/scores', undefined]);
    expect(said).toHaveLength(2);
  });

  it('has a dialog over the panes as one step: closing it takes that back, and Back then leaves the panes', async () => {
    const { router } = await renderPanes(OTHERS, <DialogButtons />);
    await act(() => router.navigate({ to: '/scores' as never }));
    await act(() => router.navigate({ to: '/panes', search: { p: OTHERS } as never }));
    const { state } = router.state.location;
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    await userEvent.click(screen.getByRole('button', { name: 'Open a dialog' }));
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    await userEvent.click(screen.getByRole('button', { name: 'Close the dialog' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ p: OTHERS }));
    expect(router.state.location.state.__TSR_index).toBe(state.__TSR_index);
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/scores'));
  });

  it('is drawn for nobody before it is known whose page this is', async () => {
    const { router } = await renderPanes(OTHERS);
    await waitFor(() => expect(router.state.location.state.panesOf).toBe(markOwner(CUSTOMER.customerId)));
    act(() => useSession.setState({ session: null }));
    expect(screen.queryByRole('region', { name: 'NHL' })).toBeNull();
    expect(layoutOf(router)).toBe(OTHERS);
    signIn(CUSTOMER.customerId);
    expect(names()).toContain('NHL');
  });
});
