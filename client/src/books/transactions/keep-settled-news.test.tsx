import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { act, fireEvent, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createParlay, gradeBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { Notices } from '../../ground/ui/Notices.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { keepSettledNews } from './keep-settled-news.ts';
import { SettledNotices } from './SettledNotices.tsx';
import { useSettledNews } from './settled-news-store.ts';

const ASKED = 'GET /api/transactions?days=7';
const grade = (entryId: number, ticketNumber: number, amountCents: number): Transaction => ({
  entryId,
  kind: 'grade',
  atMs: BOOK_MS,
  amountCents,
  freePlayCents: 0,
  balanceCents: 0,
  wager: { ticketNumber, wagerNumber: 1 },
});
const WON = gradeBet(createBet(100, 1), 'W', 10_000);
const LOST = gradeBet(createParlay(101), 'L', -10_000);

let book: FakeBook;
let customer$: Subject<CustomerEvent>;
let compare$: Subject<void>;
let stop: () => void;

/** Newest first, in the book's order. */
const answer = (
  transactions: Transaction[],
  changed: Partial<TransactionsAnswer> = {},
  path = ASKED,
): void => {
  book.answers[path] = {
    body: { transactions, bets: [WON, LOST], totalCents: 0, next: null, ...changed },
  };
};
const settle = async (): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(1_000));
};
const hint = async (): Promise<void> => {
  customer$.next({ kind: 'wagers' });
  await settle();
};
/** The book's answer to the next call is ready, and arrives when the test says so. */
const holdNextAnswer = (): (() => Promise<void>) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    vi.stubGlobal('fetch', ask);
    const response = await ask(...call);
    await released;
    return response;
  });
  return async () => {
    release();
    await settle();
  };
};
const texts = (): string[] =>
  useNotices
    .getState()
    .takeNotices()
    .map(({ text }) => text);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  openTestPage();
  book = openFakeBook();
  useSettledNews.setState(useSettledNews.getInitialState());
  useNotices.getState().takeNotices();
  customer$ = new Subject();
  compare$ = new Subject();
  stop = keepSettledNews(customer$, compare$);
  answer([grade(1, 90, 5_000)]);
  compare$.next();
  await settle();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the notice of a settled bet', () => {
  it('names the bet, how it ended and what it made, once', async () => {
    await renderPart(<SettledNotices />);
    expect(texts()).toEqual([]);
    answer([grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual(['Won: Chiefs −3½, +100.00']);
    await hint();
    expect(texts()).toEqual([]);
  });

  it('HR-56.2: names a bet that was cashed out, and one whose cash out was taken back', async () => {
    await renderPart(<SettledNotices />);
    const sale = {
      sharePercent: 100,
      riskCents: 11_000,
      toWinCents: 10_000,
      paidCents: 9_975,
      byTarget: true,
      leastCents: 9_500,
      seenCents: null,
      tolerancePercent: null,
    };
    const sold: Transaction = { ...grade(2, 100, -1_025), kind: 'wagerSale', sale };
    answer([sold, grade(1, 90, 5_000)]);
    await hint();
    answer([{ ...grade(3, 100, 1_025), kind: 'saleReverse' }, sold, grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual([
      'Cashed out at your target: Chiefs −3½, 99.75 paid for 100 % (−10.25)',
      'Cash out taken back: Chiefs −3½, +10.25',
    ]);
  });

  it('is a single one for many bets at once, with what they made together', async () => {
    await renderPart(<SettledNotices />);
    const won = gradeBet(createBet(100, 1), 'W', 10_100);
    answer([grade(3, 101, -10_000), grade(2, 100, 10_100), grade(1, 90, 5_000)], { bets: [won, LOST] });
    customer$.next({ kind: 'wagers' });
    customer$.next({ kind: 'wagers' });
    await hint();
    expect(texts()).toEqual(['2 bets settled, +1.00']);
  });

  it('loses nothing on a reconnect, nor across several pages', async () => {
    await renderPart(<SettledNotices />);
    answer([grade(3, 101, -10_000)], { next: 3 });
    answer([grade(2, 100, 10_000), grade(1, 90, 5_000)], {}, `${ASKED}&before=3`);
    compare$.next();
    await settle();
    expect(texts()).toEqual(['2 bets settled, 0.00']);
  });

  it('appears once, however many answers overtake each other', async () => {
    await renderPart(<SettledNotices />);
    answer([grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    const releaseFirst = holdNextAnswer();
    await hint();
    const releaseSecond = holdNextAnswer();
    await hint();
    answer([grade(3, 101, -10_000), grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual(['2 bets settled, 0.00']);
    await releaseSecond();
    await releaseFirst();
    await hint();
    expect(texts()).toEqual([]);
  });

  it('asks again with the next hint after an outage of the book', async () => {
    await renderPart(<SettledNotices />);
    book.answers[ASKED] = 'lost';
    await hint();
    answer([grade(2, 101, -10_000), grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual(['Lost: Parlay (2), −100.00']);
  });

  it('HR-41.1: shows a corrected grade’s final state, and no reversed grade', async () => {
    await renderPart(<SettledNotices />);
    const reverse = { ...grade(3, 100, -10_000), kind: 'reverse' } as const;
    answer([reverse, grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual([]);
    answer([grade(4, 101, -10_000), reverse, grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    await hint();
    expect(texts()).toEqual(['Lost: Parlay (2), −100.00']);
  });

  it('keeps all of the last days for the bell, also what was there before, only of this customer', async () => {
    const known = (): number[] | undefined =>
      useSettledNews.getState().recent?.transactions.map(({ entryId }) => entryId);
    expect(known()).toEqual([1]);
    answer([grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    const releaseFirst = holdNextAnswer();
    await hint();
    answer([grade(3, 101, -10_000)], { next: 3 });
    answer([grade(2, 100, 10_000)], {}, `${ASKED}&before=3`);
    await hint();
    expect(known()).toEqual([3, 2, 1]);
    await releaseFirst();
    expect(known()).toEqual([3, 2, 1]);
    openTestPage({ customer: { customerId: 'OTHER' } });
    answer([grade(7, 100, 10_000)]);
    compare$.next();
    await settle();
    expect(known()).toEqual([7]);
  });

  it('shows a customer nothing from before, and nothing of another customer', async () => {
    await renderPart(<SettledNotices />);
    act(() =>
      useSession.setState({
        session: { online: true, customer: { ...CUSTOMER, customerId: 'OTHER' }, balance: null },
      }),
    );
    answer([grade(9, 100, 10_000)]);
    compare$.next();
    await settle();
    expect(texts()).toEqual([]);
    act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
    book.calls.length = 0;
    await hint();
    expect(book.calls).toEqual([]);
  });

  it('is announced politely, and leads to the page of the ticket', async () => {
    await renderPart(
      <>
        <SettledNotices />
        <Notices />
        <ShownAddress />
      </>,
    );
    answer([grade(2, 100, 10_000), grade(1, 90, 5_000)]);
    await hint();
    vi.useRealTimers();
    const word = await screen.findByRole('status');
    expect(word.textContent).toContain('Won: Chiefs −3½, +100.00');
    const link = screen.getByRole('link', { name: 'Ticket 100' });
    expect(link.getAttribute('href')).toBe('/ticket/100');
    fireEvent.click(link);
    expect(await screen.findByText('address /ticket/100')).toBeTruthy();
  });

  it.each([
    ['all of one ticket', 101, 'Ticket 101', '/ticket/101'],
    ['of several tickets', 100, 'Transactions', '/transactions'],
  ])('leads from bets %s to where all of them are', async (_what, other, name, address) => {
    await renderPart(
      <>
        <SettledNotices />
        <Notices />
      </>,
    );
    const second = { ...grade(3, other, 0), wager: { ticketNumber: other, wagerNumber: 2 } };
    answer([second, grade(2, 101, -10_000), grade(1, 90, 5_000)]);
    await hint();
    vi.useRealTimers();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  });
});
