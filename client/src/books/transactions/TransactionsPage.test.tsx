import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import { createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createParlay, gradeBet, toBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { TransactionsPage } from './TransactionsPage.tsx';
import { parseTransactionsSearch } from './parse-transactions-search.ts';
import { useTransactions } from './transactions-store.ts';

const ASKED = 'GET /api/transactions?days=7';

const WON = gradeBet(createBet(100, 1), 'W', 10_000);
const CHILD = gradeBet(
  createBet(101, 1, { rifParent: { ticketNumber: 100, wagerNumber: 1, winOnly: true } }),
  'L',
  -11_000,
);

const TEASER_TERMS = createTeaserTerms();

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
  // Friday, November 20, in New York, whatever the device's clock says.
  useLineState.setState({ bookClock: { wallMs: Date.now(), bookMs: Date.UTC(2026, 10, 20, 12), speed: 1 } });
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
});

describe('transactions', () => {
  it('gives its place to the search among all bets where the address asks for it', async () => {
    await renderPart(<TransactionsPage />, 'en', '/?findBets=true');
    expect(await screen.findByRole('heading', { name: 'Search my bets' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Transactions' })).toBeNull();
  });

  it('HR-31.3: free play that comes back after a push is shown, and taken again by a correction', async () => {
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
    expect(taken?.[2]).toMatch(/^Free play taken back/);
    expect(taken?.[4]).toMatch(/Free play −110.00/);
    expect(back?.[2]).toMatch(/^Free play returned/);
    expect(back?.[4]).toMatch(/Free play \+110.00/);
    expect(graded?.[2]).toMatch(/110.00 of free play returned/);
  });

  it('a graded bet can be bet again, one that was taken back and a payment can’t', async () => {
    const reversed = { kind: 'reverse', amountCents: -10_000 } as const;
    answer([createTransaction(1, {})], [gradeBet(createBet(100, 1), 'W', 10_000)]);
    await renderPart(<TransactionsPage />);
    expect(await screen.findAllByRole('button', { name: 'Bet again 100-1' })).toHaveLength(1);
    cleanup();
    useTransactions.getState().forget();
    answer(
      [createTransaction(2, reversed), createTransaction(1, {})],
      [gradeBet(createBet(100, 1), 'W', 10_000)],
    );
    await renderPart(<TransactionsPage />);
    await readRows();
    expect(screen.queryByRole('button', { name: 'Bet again 100-1' })).toBeNull();
  });

  it('HR-25.5: a rolling if that was cut shows its reduced amount', async () => {
    const rifParent = { ticketNumber: 99, wagerNumber: 1, winOnly: true };
    const cut = { riskCents: 5_500, toWinCents: 5_000 };
    answer([createTransaction(1, {})], [gradeBet(createBet(100, 1, { rifParent, cut }), 'W', 5_000)]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[2]).toMatch(/Reduced to what the bet before it returned: 55.00 to win 50.00/);
  });

  it('SCR1-51: each settled wager is listed with its items, outcome, signed amount and balance, newest first', async () => {
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
    ['a better number', { prices: [-105, -115], points: -4.5 }, 'Closed at −4½ −105 · 1 point better'],
    ['a worse number', { prices: [-105, -115], points: -3 }, 'Closed at −3 −105 · ½ point worse'],
    [
      'a better price at the same number',
      { prices: [-130, 110], points: -3.5 },
      'Closed at −3½ −130 · 20 cents better · worth +3.6\u00a0% at the close',
    ],
    [
      'the same line',
      { prices: [-110, -110], points: -3.5 },
      'Closed at −3½ −110 · the same as yours · worth −4.5\u00a0% at the close',
    ],
  ] as const)('HR-61.1, HR-61.2: a settled bet says its close: %s', async (_, { prices, points }, said) => {
    const bet = gradeBet(createBet(100, 1), 'W', 10_000);
    const items = bet.items.map((item) => ({ ...item, close: { prices: [...prices], points } }));
    answer([createTransaction(1, {})], [{ ...bet, items }]);
    await renderPart(<TransactionsPage />);
    expect((await readRows())[0]?.[2]).toContain(said);
  });

  it.each([
    [
      'a longer price',
      'Ludvig Åberg',
      { price: 150, points: null, sidesSum: 1_250_000_000 },
      'Closed at +150 · 50 cents better · worth −4.0\u00a0% at the close',
    ],
    [
      'sides without a line',
      'Ludvig Åberg',
      { price: 150, points: null, sidesSum: null },
      'Closed at +150 · 50 cents better',
    ],
    [
      'a better number of an over',
      'Over 22.5',
      { price: -110, points: 24.5, sidesSum: 1_047_619_048 },
      'Closed at 24½ −110 · 2 points better',
    ],
    [
      'a worse number of an under',
      'Under 22.5',
      { price: -110, points: 23, sidesSum: 1_047_619_048 },
      'Closed at 23 −110 · ½ point worse',
    ],
    [
      'the same number',
      'Over 22.5',
      { price: 200, points: 22.5, sidesSum: null },
      'Closed at 22½ +200 · the same as yours',
    ],
  ] as const)(
    'HR-60.3, HR-61.1, HR-61.2, HR-61.3: a settled bet on a contest says its close: %s',
    async (_, contestantName, contestClose, said) => {
      const bet = gradeBet(createBet(100, 1), 'W', 10_000);
      const items = bet.items.map((item) => ({
        ...item,
        pick: { type: 'C', contestNum: 9, contestantNum: 2 } as const,
        contestDesc: 'To win outright',
        contestantName,
        linePoints: null,
        finalLine: null,
        finalPrice: 200,
        linePrice: 200,
        contestClose,
      }));
      answer([createTransaction(1, {})], [{ ...bet, betType: 'C', items }]);
      await renderPart(<TransactionsPage />);
      const row = (await readRows())[0]?.[2];
      expect(row).toContain(said);
      expect(row?.includes('worth')).toBe(said.includes('worth'));
    },
  );

  it('HR-62.1: a parlay shows it leg by leg, a teaser by its untouched numbers and no price', async () => {
    const [leg] = gradeBet(createBet(100, 1), 'W', 10_000).items;
    const close = { prices: [-105, -115], points: -4.5 };
    const teased = { ...leg!, teaserPoints: 6, finalLine: 2.5, close };
    const parlay = gradeBet(createParlay(100, 1), 'W', 10_000);
    const parlayed = parlay.items.map((item, at) => (at === 0 ? { ...item, close } : item));
    answer([createTransaction(1, {})], [{ ...parlay, items: parlayed }]);
    await renderPart(<TransactionsPage />);
    expect((await readRows())[0]?.[2]?.match(/Closed/g)).toHaveLength(1);
    cleanup();
    answer([createTransaction(1, {})], [{ ...parlay, terms: TEASER_TERMS, items: [teased] }]);
    useTransactions.getState().forget();
    await renderPart(<TransactionsPage />);
    expect((await readRows())[0]?.[2]).toMatch(/Closed at −4½ · 1 point better/);
  });

  it('HR-60.2: a settled bet without a close says nothing of one', async () => {
    answer([createTransaction(1, {})], [gradeBet(createBet(100, 1), 'W', 10_000)]);
    await renderPart(<TransactionsPage />);
    expect((await readRows())[0]?.[2]).not.toContain('Closed');
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
    expect(rows[1]?.[2]).toContain('Earlier result reversed');
    expect(rows[2]?.[2]).toContain('Reversed');
    // An operator's void posts the same rows: only the ticket's page says why.
    expect(rows.join()).not.toMatch(/score corrected/i);
    // The current score is not the one that this grade was based on.
    expect(rows[2]?.[2]).not.toContain('Final');
  });

  it.each([
    ['made something else', gradeBet(createBet(100, 1), 'L', -11_000)],
    ['is open again', { ...toBet(createBet(100, 1)), gradedAtMs: null, netCents: null }],
  ])('HR-41.1: a grade of days before the correction says what it was, though the bet %s', async (_, bet) => {
    answer([createTransaction(1, {})], [bet]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.slice(3, 5)).toEqual(['Won', '+100.00']);
    expect(row?.[2]).toContain('Reversed');
    expect(row?.[2]).not.toContain('Final');
  });

  it('a wager of many legs shows its type and each leg’s result', async () => {
    const parlay = gradeBet(createParlay(100), 'W', 26_446);
    answer([createTransaction(1, { amountCents: 26_446 })], [parlay]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[2]).toContain('Parlay (2)');
    expect(row?.[2]).toContain('Away 1 −3½ −110 Won Final: Away 1 24, Home 1 17');
    expect(row?.[2]).toContain('Away 2 −3½ −110 Won Final: Away 2 24, Home 2 17');
  });

  it('money from the cashier says so, and how it came or went; the book’s own doesn’t', async () => {
    const payment = (entryId: number, cashMethod: string | null | undefined) =>
      createTransaction(entryId, {
        kind: 'deposit',
        wager: null,
        ...(cashMethod === undefined ? {} : { cashMethod }),
      });
    answer([payment(3, 'Card ending in 4242'), payment(2, null), payment(1, undefined)]);
    await renderPart(<TransactionsPage />);
    const [cashier, hand, before] = await readRows();
    expect(cashier?.[2]).toBe('DepositCashier · Card ending in 4242');
    expect([hand?.[2], before?.[2]]).toEqual(['Deposit', 'Deposit']);
  });

  it('ERR1-14: payments and free play have their own rows, empty where there is nothing to say', async () => {
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
    expect(settlement?.slice(1, 5)).toEqual(['No. 3', 'Week settled', '', '−125.00']);
    expect(freePlay?.[2]).toContain('Free play staked');
    expect(freePlay?.[4]).toBe('0.00Free play −50.00');
    expect(deposit?.slice(1, 5)).toEqual(['No. 1', 'Deposit', '', '+500.00']);
  });

  it('SCR1-52, SCR1-53.1: the RIF hook-ups of a transaction are shown in a dialog', async () => {
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

  it('an empty list says what will be there', async () => {
    answer([]);
    await renderPart(<TransactionsPage />);
    expect(await screen.findByText('No transactions')).toBeTruthy();
  });

  it('older ones are shown on request; the total is of all of them from the start', async () => {
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

  it('a list that is loading says so; an error offers a retry', async () => {
    book.answers[ASKED] = 'lost';
    await renderPart(<TransactionsPage />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    answer([createTransaction(1, {})], [WON]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await readRows()).toHaveLength(1);
  });

  it('a visitor is asked to sign in, and nothing is requested from the book', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(<TransactionsPage />);
    expect(screen.getByText('Sign in to see your transactions.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  const askedPaths = (): string[] => book.calls.map(({ path }) => path);
  const openPicker = async (label: string) => {
    await userEvent.click(await screen.findByRole('button', { name: label }));
    return within(await screen.findByRole('dialog', { name: label }));
  };

  it.each([
    ['CON1-23', 'Today', '/api/transactions?days=1'],
    ['CON1-24', 'Yesterday', '/api/transactions/range?start=2026-11-19&end=2026-11-19'],
    ['CON1-26', 'Last 30 days', '/api/transactions?days=30'],
    ['CON1-27', 'Last 60 days', '/api/transactions?days=60'],
    ['CON1-28', 'Last 90 days', '/api/transactions?days=90'],
  ])('%s, CALL1-32, CALL1-33: the range "%s" asks for its days alone', async (_id, name, asked) => {
    answer([createTransaction(1, {})], [WON]);
    book.answers[`GET ${asked}`] = {
      body: { transactions: [], bets: [], totalCents: 0, next: null } satisfies TransactionsAnswer,
    };
    await renderPart(<TransactionsPage />, 'en', '/transactions');
    const picker = await openPicker('Last 7 days');
    await userEvent.click(await picker.findByRole('button', { name }));
    expect(await screen.findByText('No transactions')).toBeTruthy();
    expect(askedPaths().at(-1)).toBe(asked);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('SCR1-47, SCR1-48, SCR1-49: the range picker begins with Last 7 days, its weeks on Monday, and takes any two days', async () => {
    const asked = '/api/transactions/range?start=2026-11-02&end=2026-11-04';
    answer([createTransaction(1, {})], [WON]);
    book.answers[`GET ${asked}`] = {
      body: { transactions: [], bets: [], totalCents: 0, next: null } satisfies TransactionsAnswer,
    };
    await renderPart(<TransactionsPage />, 'en', '/transactions');
    const picker = await openPicker('Last 7 days');
    const days = (await picker.findAllByRole('columnheader', { hidden: true })).map(
      ({ textContent }) => textContent,
    );
    expect(days[0]).toBe('Mon');
    await userEvent.click(picker.getByRole('button', { name: /Wednesday, 11\/4\/2026/ }));
    expect(askedPaths()).toHaveLength(1);
    await userEvent.click(picker.getByRole('button', { name: /Monday, 11\/2\/2026/ }));
    await screen.findByText('No transactions');
    expect(askedPaths().at(-1)).toBe(asked);
    expect(screen.getByRole('button', { name: /Nov 2.*4/ })).toBeTruthy();
  });

  it('SCR1-50, CALL1-35, CALL1-36, CALL2-25: the type filter says All at first and requests the chosen type', async () => {
    answer([createTransaction(1, {})], [WON]);
    for (const code of ['C', 'W', 'M', 'F'])
      book.answers[`${ASKED}&type=${code}`] = {
        body: { transactions: [], bets: [], totalCents: 0, next: null } satisfies TransactionsAnswer,
      };
    await renderPart(<TransactionsPage />, 'en', '/transactions');
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type' });
    expect(filter.value).toBe('A');
    for (const code of ['C', 'W', 'M', 'F']) {
      await userEvent.selectOptions(filter, code);
      await vi.waitFor(() => expect(askedPaths().at(-1)).toBe(`/api/transactions?days=7&type=${code}`));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Show all types' }));
    expect(await readRows()).toHaveLength(1);
    expect(filter.value).toBe('A');
  });

  it('days and type come from the address, and an invalid range there becomes the last 7 days', async () => {
    book.answers['GET /api/transactions?days=30&type=W'] = {
      body: { transactions: [createTransaction(1, {})], bets: [WON], totalCents: 0, next: null },
    };
    await renderPart(<TransactionsPage />, 'en', '/transactions?range=30&kind=W');
    expect(await readRows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Last 30 days' })).toBeTruthy();
    expect(parseTransactionsSearch({ range: 31, start: '2026-02-30', end: '2026-03-01', kind: 'A' })).toEqual(
      {},
    );
    expect(parseTransactionsSearch({ start: '2026-02-03', end: '2026-02-01' })).toEqual({});
  });

  it.each([
    ['CON1-41', 'Casino', 'Casino'],
    ['CON1-42', 'Horses', 'Horses'],
    ['CON1-43', 'Live Betting', 'Live Betting'],
    ['CON1-44', 'Cash Back Racebook', 'Cash Back Racebook'],
    ['CON1-45', 'Lotto Pro', 'Lotto'],
    ['CON1-46', 'Ultimate Lines', 'Ultimate Lines'],
    ['CON1-47', 'Super Lines', 'Super Lines'],
    ['CON1-48', 'Premier Lines', 'Premier Lines'],
    ['CON1-49', 'Ultimate Live', 'Ultimate Live'],
    ['CON1-50', 'PROPS', 'PROPS'],
    ['CON1-51', 'CrashGame', 'CrashGame'],
  ])('%s: a play of %s is labelled "%s", with its round, stake and payback', async (_id, system, label) => {
    const play = { system, round: 'r-1', stakeCents: 500, winCents: 1_200 };
    answer([createTransaction(7, { kind: 'casino', amountCents: 700, wager: null, play })]);
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[1]).toBe('No. 7');
    expect(row?.[2]).toBe(`Casino play${label} · Round r-1 · 5.00 staked, 12.00 paid back`);
    expect(row?.[4]).toBe('+7.00');
  });

  it('ENT1-41.7: a teaser says its name', async () => {
    answer(
      [createTransaction(1, {})],
      [gradeBet(createBet(100, 1, { betType: 'T', terms: TEASER_TERMS }), 'W', 10_000)],
    );
    await renderPart(<TransactionsPage />);
    const [row] = await readRows();
    expect(row?.[2]).toContain(TEASER_TERMS.teaser.teaserName);
  });

  it('CALL1-34, SCR1-52: a ticket number opens the transactions of the ticket and of those linked to it', async () => {
    answer([createTransaction(1, {})], [WON]);
    const asked = 'GET /api/transactions/of-ticket/100';
    book.answers[asked] = 'lost';
    await renderPart(<TransactionsPage />);
    await userEvent.click(await screen.findByRole('button', { name: '100-1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transactions of ticket 100' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    const page = dialog.getByRole('link', { name: 'Everything about ticket 100' });
    expect(page.getAttribute('href')).toBe('/ticket/100');
    book.answers[asked] = {
      body: {
        transactions: [
          createTransaction(2, { wager: { ticketNumber: 101, wagerNumber: 1 }, amountCents: -11_000 }),
          createTransaction(1, {}),
        ],
        bets: [WON, CHILD],
      },
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    const listed = await vi.waitFor(() => {
      const items = dialog.getAllByRole('listitem');
      expect(items).toHaveLength(2);
      return items;
    });
    expect(listed.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['101-1', '100-1']);
    expect(listed[0]?.textContent).toMatch(/−110.00$/);
  });
});
