import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createOpenBetsAnswer,
  createBet,
  createItem,
  createParlay,
  gradeBet,
  toBet,
} from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import {
  BOOK_MS,
  createQuote,
  CUSTOMER,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
  ACCOUNT,
} from '../../../testing/slip-examples.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { EMPTY_SLIP } from '../../betting/slip/state/empty-slip.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { OpenBetsPage } from './OpenBetsPage.tsx';
import { useOpenBets } from './open-bets-store.ts';

const ROLLER = { ...CUSTOMER, enableRifFlag: true };
const OTHER_GAME = createItem({ team1Id: 'Jets', team2Id: 'Colts' }, 2);
const CONTEST_OF_GAME = createItem({
  pick: { type: 'C', contestNum: 7, contestantNum: 1 },
  correlation: { linkedContests: [], contestGameNum: 1 },
});
const PARENT = createBet(100, 1, { items: [OTHER_GAME] });

let book: FakeBook;

const showPage = async (
  open: OpenBet[],
  address = '/openBets?rif=true',
  customer = ROLLER,
): Promise<void> => {
  book = openFakeBook({
    'GET /api/open-bets': { body: createOpenBetsAnswer(open, [gradeBet(createBet(90, 1), 'W', 10_000)]) },
    'POST /api/tickets/rif-check': { body: { valid: true, maxChain: 5 } },
  });
  useSession.setState({ session: { online: true, customer, balance: ACCOUNT.balance } });
  useSlip.getState().applyCustomer(customer);
  await renderPart(
    <>
      <OpenBetsPage />
      <ShownAddress />
    </>,
    'en',
    address,
  );
};

const chooseParent = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Roll from this bet 100-1' }));
  return screen.findByRole('dialog');
};

beforeEach(() => {
  useOpenBets.getState().forget();
  useNotices.getState().takeNotices();
  useLineState.getState().applyLineState({
    connection: 'live',
    bookClock: { wallMs: Date.now(), bookMs: BOOK_MS, speed: 1 },
  });
  useSlip.setState(EMPTY_SLIP);
  useSlip.getState().applyAccount(ACCOUNT);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
});

describe('RIF mode', () => {
  it('SCR1-32, ST1-48, CALL1-37: is titled "Rolling If Bet Selection", with only the open bets', async () => {
    await showPage([PARENT]);
    expect(screen.getByRole('heading', { name: 'Rolling If Bet Selection' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Ticket 100' })).toBeTruthy();
    expect(screen.queryByText('Recently settled')).toBeNull();
  });

  it.each<[string, string, typeof CUSTOMER]>([
    ['the slip did not ask', '/openBets', ROLLER],
    ['the customer’s flag is off', '/openBets?rif=true', CUSTOMER],
  ])('ST1-48, ENT1-07: not when %s', async (_why, address, customer) => {
    await showPage([PARENT], address, customer);
    expect(screen.getByRole('heading', { name: 'Open Bets' })).toBeTruthy();
    await screen.findByRole('region', { name: 'Ticket 100' });
    expect(screen.queryByRole('button', { name: 'Roll from this bet 100-1' })).toBeNull();
  });

  it('ST1-48: needs something on the slip that can roll', async () => {
    useSlip.getState().clear();
    await showPage([PARENT]);
    expect(screen.getByRole('heading', { name: 'Open Bets' })).toBeTruthy();
  });

  /** @returns the text next to an open bet that can't be rolled from, and that isn't when it is pressed */
  const chooseInvalid = async (changed: Partial<OpenBet>): Promise<string | null | undefined> => {
    await showPage([createBet(100, 1, { items: [OTHER_GAME], ...changed })]);
    const button = await screen.findByRole('button', { name: 'Roll from this bet 100-1' });
    const words = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSlip.getState().options.parentRif).toBeNull();
    expect(button).toHaveProperty('disabled', true);
    return words;
  };
  const CORRELATED = 'Invalid selection: Correlated games can not be used in rolling if bets.';

  it('VAL1-39, ERR1-09: a free play wager is an invalid selection', async () => {
    const words = await chooseInvalid({ freePlayFlag: true });
    expect(words).toBe("Invalid selection: Free play wagers can't be used in rolling if bets.");
  });

  it('VAL1-40, ERR1-10: a wager on a game of the slip is an invalid selection', async () => {
    expect(await chooseInvalid({ items: [createItem()] })).toBe(CORRELATED);
  });

  it('VAL1-40, ERR1-10: a wager on a contest of a game of the slip is an invalid selection', async () => {
    expect(await chooseInvalid({ items: [CONTEST_OF_GAME] })).toBe(CORRELATED);
  });

  it.each<[string, Partial<OpenBet>]>([
    ['a bet with a child', { rifChildTicketNumber: 101 }],
    ['an if bet', { terms: { kind: 'ifBet', condition: 'winOnly' } }],
    ['a bet with empty spots', createParlay(100, 2)],
  ])('HR-25.7: %s is an invalid selection', async (_what, changed) => {
    expect(await chooseInvalid(changed)).toBe(
      'Invalid selection: You can’t roll from this open bet. Choose another.',
    );
  });

  it('CON1-30, HR-25.3: a chain of the maximum length takes no further bet', async () => {
    const bet = createBet(100, 1, { items: [OTHER_GAME], chainLength: 3 });
    await showPage([bet]);
    expect(within(await chooseParent()).getByRole('button', { name: 'Use this bet' })).toBeTruthy();
    act(() => useOpenBets.setState({ answer: createOpenBetsAnswer([{ ...bet, chainLength: 4 }]) }));
    expect(await screen.findByText('Invalid selection: The chain of rolling if bets is full')).toBeTruthy();
  });

  it('CON1-31: the book’s own longest chain replaces the default', async () => {
    useSlip.getState().applyRules({ ...useSlip.getState().rules, rifMaxChain: 1 });
    expect(await chooseInvalid({})).toBe('Invalid selection: The chain of rolling if bets is full');
  });

  it('HR-25.1, HR-25.2: win only may risk what the bet risks and wins, win or push its risk', async () => {
    await showPage([PARENT]);
    const dialog = await chooseParent();
    expect(dialog.textContent).toContain('It may risk up to 210.00.');
    expect(dialog.textContent).toContain('It may risk up to 110.00.');
  });

  it('ST1-49, ST1-50, ST1-51, ST1-53, CALL1-40: a chosen parent goes onto the slip, is announced, and ends the mode', async () => {
    await showPage([PARENT]);
    const dialog = await chooseParent();
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Win or push' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use this bet' }));
    expect(await screen.findByText('address /betOffering')).toBeTruthy();
    expect(book.calls.at(-1)).toEqual({
      method: 'POST',
      path: '/api/tickets/rif-check',
      body: { parent: { ticketNumber: 100, wagerNumber: 1 }, picks: [SPREAD] },
    });
    expect(useSlip.getState().options.parentRif).toEqual({
      ticketNumber: 100,
      wagerNumber: 1,
      winOnly: false,
    });
    expect(useSlip.getState().parent).toMatchObject({
      riskCents: 11_000,
      toWinCents: 10_000,
      chainLength: 0,
    });
    expect(useNotices.getState().waiting).toMatchObject([{ text: 'Your ticket rolls from 100-1.' }]);
    expect(screen.getByRole('heading', { name: 'Open Bets' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['valid', { valid: true, maxChain: 5 }],
    ['invalid', { valid: false, code: 'rifCorrelated' }],
  ])('the server’s answer does nothing once the question was closed: %s', async (_said, body) => {
    await showPage([PARENT]);
    book.answers['POST /api/tickets/rif-check'] = { body };
    const dialog = await chooseParent();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use this bet' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await act(() => new Promise<void>((done) => setTimeout(done, 20)));
    expect(book.calls.at(-1)?.path).toBe('/api/tickets/rif-check');
    expect(useSlip.getState().options.parentRif).toBeNull();
    expect(useNotices.getState().waiting).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Rolling If Bet Selection' })).toBeTruthy();
  });

  it('VAL1-40, ERR1-10: a bet that the server finds invalid is not chosen', async () => {
    await showPage([PARENT]);
    book.answers['POST /api/tickets/rif-check'] = { body: { valid: false, code: 'rifCorrelated' } };
    fireEvent.click(within(await chooseParent()).getByRole('button', { name: 'Use this bet' }));
    expect(await screen.findByText('Correlated games can not be used in rolling if bets.')).toBeTruthy();
    expect(useSlip.getState().options.parentRif).toBeNull();
  });

  it('HR-25.3: a pick that comes onto the slip is judged at once, and removing it makes the bet available again', async () => {
    await showPage([PARENT]);
    const button = await screen.findByRole('button', { name: 'Roll from this bet 100-1' });
    expect(button).toHaveProperty('disabled', false);
    const other = { ...SPREAD, gameNum: 2 };
    act(() => void useSlip.getState().togglePick(other, SPREAD_SEEN));
    expect(button).toHaveProperty('disabled', true);
    act(() => void useSlip.getState().togglePick(other, SPREAD_SEEN));
    expect(button).toHaveProperty('disabled', false);
  });

  it('ST1-54: leaving the page ends it, and nothing is chosen', async () => {
    await showPage([PARENT]);
    fireEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('address /betOffering')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Open Bets' })).toBeTruthy();
    expect(useSlip.getState().options.parentRif).toBeNull();
  });
});

describe('hook-ups', () => {
  const parent = { ...PARENT, rifChildTicketNumber: 101 };
  const child = createBet(101, 1, {
    rifParent: { ticketNumber: 100, wagerNumber: 1, winOnly: true },
    rifChildTicketNumber: 102,
  });

  it('ENT1-46.10: say what a bet rolls from and what rolls from it', async () => {
    await showPage([parent, child], '/openBets');
    const [of101, of100] = await screen.findAllByRole('region');
    expect(of101?.textContent).toContain('Rolls from bet 100-1 · if it wins');
    expect(of100?.textContent).toContain('Ticket 101 rolls from it');
  });

  it('SCR1-45, SCR1-46: show the whole chain in its order, and the customer’s type', async () => {
    await showPage([parent, child], '/openBets');
    fireEvent.click(await screen.findByRole('button', { name: 'RIF hook-ups 101-1' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Customer type: Credit');
    const links = within(dialog).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '100-1OpenStraight · Jets −3½Risk 110.00 to win 100.00',
      '101-1Openif it winsStraight · Chiefs −3½Risk 110.00 to win 100.00',
      'Ticket 102',
    ]);
    expect(links[1]?.getAttribute('aria-current')).toBe('true');
  });

  it('SCR1-53.2, CALL1-38: fetch links that have left the list, and show them in full like the others', async () => {
    await showPage([child], '/openBets');
    const grandchild = createBet(102, 1, {
      rifParent: { ticketNumber: 101, wagerNumber: 1, winOnly: false },
    });
    book.answers['GET /api/bets/101-1/hook-ups'] = {
      body: { bets: [parent, child, grandchild].map(toBet) },
    };
    fireEvent.click(await screen.findByRole('button', { name: 'RIF hook-ups 101-1' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        '100-1OpenStraight · Jets −3½Risk 110.00 to win 100.00',
        '101-1Openif it winsStraight · Chiefs −3½Risk 110.00 to win 100.00',
        '102-1Openif it wins or pushesStraight · Chiefs −3½Risk 110.00 to win 100.00',
      ]),
    );
  });

  it('SCR1-53.2: show those links as their numbers without an answer', async () => {
    await showPage([child], '/openBets');
    fireEvent.click(await screen.findByRole('button', { name: 'RIF hook-ups 101-1' }));
    const links = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await waitFor(() => expect(book.calls.at(-1)?.path).toBe('/api/bets/101-1/hook-ups'));
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '100-1',
      '101-1Openif it winsStraight · Chiefs −3½Risk 110.00 to win 100.00',
      'Ticket 102',
    ]);
  });

  it('ROLE1-04, ROLE1-05, ENT1-45: show the customer’s type as Credit with the credit flag, else Post-Up', async () => {
    for (const [creditAcctFlag, label] of [
      [true, 'Customer type: Credit'],
      [false, 'Customer type: Post-Up'],
    ] as const) {
      await showPage([parent, child], '/openBets', { ...ROLLER, creditAcctFlag });
      fireEvent.click(await screen.findByRole('button', { name: 'RIF hook-ups 101-1' }));
      expect((await screen.findByRole('dialog')).textContent).toContain(label);
      cleanup();
    }
  });

  it('are missing for a single bet', async () => {
    await showPage([PARENT], '/openBets');
    await screen.findByRole('region', { name: 'Ticket 100' });
    expect(screen.queryByRole('button', { name: /hook-ups/ })).toBeNull();
  });
});
