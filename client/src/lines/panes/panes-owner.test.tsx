import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBet, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { setUpBoardTests } from '../../../testing/render-board.tsx';
import { pane, renderPanes } from '../../../testing/render-panes.tsx';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
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
