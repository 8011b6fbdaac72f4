import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createParlay, gradeBet } from '../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../testing/slip-examples.ts';
import { useSession } from '../session/session-store.ts';
import { TransactionsPage } from './TransactionsPage.tsx';
import { useTransactions } from './transactions-store.ts';

const ASKED = 'GET /api/transactions?days=7';

const WON = gradeBet(createBet(100, 1), 'W', 10_000);
const CHILD = gradeBet(
  createBet(101, 1, { rifParent: { ticketNumber: 100, wagerNumber: 1, winOnly: true } }),
  'L',
  -11_000,
);

const createTransaction = (entryId: number, changed: Partial<Transaction>): Transaction => ({
  entryId,
  kind: 'grade',
  atMs: BOOK_MS + entryId,
  amountCents: 10_000,
  freePlayCents: 0,
  balanceCents: 1_000_000,
  wager: { ticketNumber: 100, wagerNumber: 1 },
  ...changed,
});

let book: FakeBook;
const answer = (
  transactions: Transaction[],
  bets: TransactionsAnswer['bets'] = [],
  changed: Partial<TransactionsAnswer> = {},
): void => {
  const totalCents = transactions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  book.answers[ASKED] = {
    body: { transactions, bets, totalCents, next: null, ...changed } satisfies TransactionsAnswer,
  };
};

/** Body rows as the texts of their cells. */
const readRows = async (): Promise<string[][]> => {
  const table = await screen.findByRole('table', { name: 'Transactions' });
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    )
    .filter((cells) => cells.length === 6);
};

beforeEach(() => {
  vi.restoreAllMocks();
  book = openFakeBook();
  useTransactions.getState().forget();
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
});

describe('transactions', () => {
  it('HR-31.3: free play that comes back after a push is told, and taken again by a correction', async () => {
    const bet = gradeBet(createBet(100, 1, { freePlayFlag: true, freePlayBackCents: 11_000 }), 'P', 0);
    const row = { kind: 'freePlayReturn', amountCents: 0 } as const;
    answer(
      [
        createTransaction(3, { ...row, freePlayCents: -11_000 }),
        createTransaction(2, { ...row, freePlayCents: 11_000 }),
        createTransaction(1, { amountCents: 0 }),
      ],
      [bet],
    );
    await renderPart(<TransactionsPage />);
    const [taken, back, graded] = await readRows();
    expect(taken?.[2]).toMatch(/^Score corrected: free play taken back/);
    expect(taken?.[4]).toMatch(/Free play −110.00/);
    expect(back?.[2]).toMatch(/^Free play returned/);
    expect(back?.[4]).toMatch(/Free play \+110.00/);
    expect(graded?.[2]).toMatch(/110.00 of free play returned/);
  });

  it('HR-25.5: a rolling if that was cut says what it came down to', async () => {
    const rifParent = { ticketNumber: 99, wagerNumber: 1, winOnly: true };
    const cut = { riskCents: 5_500, toWinCents: 5_000 };
    answer([createTransaction(1, {})], [gradeBet(createBet(100, 1, { rifParent, cut }), 'W', 5_000)]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[2]).toMatch(/Reduced to what the bet before it returned: 55.00 to win 50.00/);
  });

  it('SCR1-51: each settled wager stands with its items, outcome, signed amount and balance, newest first', async () => {
    answer(
      [
        createTransaction(2, {
          wager: { ticketNumber: 101, wagerNumber: 1 },
          amountCents: -11_000,
          balanceCents: 999_000,
        }),
        createTransaction(1, { balanceCents: 1_010_000 }),
      ],
      [WON, CHILD],
    );
    await renderPart(<TransactionsPage />);
    const [first, second] = await readRows();
    expect(first?.slice(1, 2)).toEqual(['101-1']);
    expect(first?.slice(3)).toEqual(['Lost', '−110.00', '9,990.00']);
    expect(second?.[2]).toMatch(/^Straight.*Chiefs −3½ −110 Won Final: Chiefs 24, Bills 17/);
    expect(second?.slice(3)).toEqual(['Won', '+100.00', '10,100.00']);
  });

  it.each([
    ['what wagers made', { resultCents: 7_500, paymentsCents: 0 }, ['Net result+75.0010,000.00']],
    [
      'what wagers made, what was paid in and out, and both',
      { resultCents: -92_500, paymentsCents: 100_000 },
      ['Net result−925.00', 'Payments and adjustments+1,000.00', 'Total+75.0010,000.00'],
    ],
    ['both together where no more is told', {}, ['Total+75.0010,000.00']],
  ])('the totals of what is listed are set apart: %s', async (_what, told, rows) => {
    answer([createTransaction(2, { amountCents: -2_500 }), createTransaction(1, {})], [WON], told);
    await renderPart(<TransactionsPage />);
    const totals = await screen.findAllByRole('row', { name: /^(Net|Payments|Total)/ });
    expect(totals.map(({ textContent }) => textContent)).toEqual(rows);
  });

  it('marks the one that the address asks for, and brings it into view', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    answer([createTransaction(2, {}), createTransaction(1, {})], [WON]);
    await renderPart(<TransactionsPage />, 'en', '/transactions?entry=1');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
    expect(scrollIntoView.mock.contexts).toEqual([rows[2]]);
  });

  it('HR-41.1: a corrected score shows the first grade, its reversal and the new grade', async () => {
    const lost = gradeBet(createBet(100, 1), 'L', -11_000);
    answer(
      [
        createTransaction(3, { amountCents: -11_000 }),
        createTransaction(2, { kind: 'reverse', amountCents: -10_000 }),
        createTransaction(1, {}),
      ],
      [lost],
    );
    await renderPart(<TransactionsPage />);
    const rows = await readRows();
    expect(rows.map((cells) => cells.slice(3, 5))).toEqual([
      ['Lost', '−110.00'],
      ['', '−100.00'],
      ['Won', '+100.00'],
    ]);
    expect(rows[1]?.[2]).toContain('Score corrected: result reversed');
    expect(rows[2]?.[2]).toContain('Reversed: score corrected');
    // The score that stands now is not the one that this grade was made by.
    expect(rows[2]?.[2]).not.toContain('Final');
  });

  it('a wager of many legs says its type and what each leg came to', async () => {
    const parlay = gradeBet(createParlay(100), 'W', 26_446);
    answer([createTransaction(1, { amountCents: 26_446 })], [parlay]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[2]).toContain('Parlay (2)');
    expect(row?.[2]).toContain('Away 1 −3½ −110 Won Final: Away 1 24, Home 1 17');
    expect(row?.[2]).toContain('Away 2 −3½ −110 Won Final: Away 2 24, Home 2 17');
  });

  it('ERR1-14: payments and free play have rows of their own, empty where there is nothing to say', async () => {
    answer(
      [
        createTransaction(2, { kind: 'wager', amountCents: 0, freePlayCents: -5_000 }),
        createTransaction(3, { kind: 'settlement', amountCents: -12_500, wager: null }),
        createTransaction(1, { kind: 'deposit', amountCents: 50_000, wager: null }),
      ],
      [WON],
    );
    await renderPart(<TransactionsPage />);
    const [freePlay, settlement, deposit] = await readRows();
    expect(settlement?.slice(1, 5)).toEqual(['', 'Week settled', '', '−125.00']);
    expect(freePlay?.[2]).toContain('Free play staked');
    expect(freePlay?.[4]).toBe('0.00Free play −50.00');
    expect(deposit?.slice(1, 5)).toEqual(['', 'Deposit', '', '+500.00']);
  });

  it('SCR1-52, SCR1-53.1: the RIF hook-ups a transaction are shown in a dialog', async () => {
    answer(
      [createTransaction(1, { wager: { ticketNumber: 101, wagerNumber: 1 }, amountCents: -11_000 })],
      [CHILD, WON],
    );
    await renderPart(<TransactionsPage />);
    const button = await screen.findByRole('button', { name: 'RIF hook-ups 101-1' });
    act(() => button.click());
    const links = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent?.slice(0, 9))).toEqual(['100-1WonS', '101-1Lost']);
  });

  it('on a phone each is a card with the same figures', async () => {
    openScreen(360);
    answer([createTransaction(1, {})], [WON]);
    await renderPart(<TransactionsPage />);
    const card = await screen.findByRole('listitem');
    expect(screen.queryByRole('table')).toBeNull();
    for (const part of ['100-1', 'Straight', 'Won', '+100.00', 'Balance 10,000.00'])
      expect(card.textContent).toContain(part);
  });

  it('empty, it says what will stand there', async () => {
    answer([]);
    await renderPart(<TransactionsPage />);
    expect(await screen.findByText('No transactions')).toBeTruthy();
  });

  it('shows older ones when they are asked for; the total is of all of them from the start', async () => {
    answer([createTransaction(9, {})], [WON], { next: 9, totalCents: 20_000 });
    book.answers[`${ASKED}&before=9`] = {
      body: { transactions: [createTransaction(8, {})], bets: [WON], totalCents: 20_000, next: null },
    };
    await renderPart(<TransactionsPage />);
    expect(await readRows()).toHaveLength(1);
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('+200.00');
    act(() => screen.getByRole('button', { name: 'Show more' }).click());
    await vi.waitFor(async () => expect(await readRows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('while it loads it says so; an error offers a retry', async () => {
    book.answers[ASKED] = 'lost';
    await renderPart(<TransactionsPage />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    answer([createTransaction(1, {})], [WON]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await readRows()).toHaveLength(1);
  });

  it('a visitor is asked to sign in, and nothing is asked of the book', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(<TransactionsPage />);
    expect(screen.getByText('Sign in to see your transactions.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });
});
