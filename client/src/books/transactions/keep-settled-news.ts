import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { auditTime, filter, merge, type Observable } from 'rxjs';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { isNews } from './is-news.ts';
import { type SettledNews, useSettledNews } from './settled-news-store.ts';
import { readPage } from './transactions-store.ts';

/** Bets that are graded within this time are announced together. */
const TOGETHER_MS = 700;

/** More than this means an outage, and nobody wants a message for each bet. */
const MOST_PAGES = 5;

/** One customer's: everything up to this entry was there before, or has been announced. */
interface Told {
  customerId: string;
  entryId: number;
}

/** The customer's ledger back to an entry; only its newest page when there is none. @returns null without an answer */
const readSince = async (since: number | null): Promise<SettledNews | null> => {
  const pages: TransactionsAnswer[] = [];
  for (let before: number | null = null; pages.length < MOST_PAGES; ) {
    const answer = await readPage(before);
    if (!answer.ok) return null;
    pages.push(answer.value);
    before = answer.value.next;
    if (before === null || since === null || before <= since) break;
  }
  return {
    transactions: pages.flatMap(({ transactions }) => transactions),
    bets: pages.flatMap(({ bets }) => bets),
  };
};

/**
 * Finds out what was settled, once for each grade: since the page was opened, and across outages.
 *
 * @param compare$ known state may be old: connected, or awake again
 * @returns stops it
 */
export const keepSettledNews = (
  customer$: Observable<CustomerEvent>,
  compare$: Observable<unknown>,
): (() => void) => {
  let told: Told | null = null;
  const selectCustomerId = (): string | null => selectCustomer(useSession.getState())?.customerId ?? null;
  const ask = async (): Promise<void> => {
    const customerId = selectCustomerId();
    if (customerId === null) return;
    const news = await readSince(told?.customerId === customerId ? told.entryId : null);
    if (news === null || selectCustomerId() !== customerId) return;
    const { recent, keepRecent } = useSettledNews.getState();
    keepRecent(news, told?.customerId === customerId ? recent : null);
    const newest = news.transactions[0]?.entryId ?? 0;
    // Grades from before the page first asked aren't news. Answers may overtake each other.
    if (told?.customerId !== customerId) told = { customerId, entryId: newest };
    const { entryId } = told;
    const transactions = news.transactions.filter((entry) => entry.entryId > entryId);
    told = { customerId, entryId: Math.max(entryId, newest) };
    if (transactions.some(isNews)) useSettledNews.getState().tell({ transactions, bets: news.bets });
  };
  const asked = merge(customer$.pipe(filter(({ kind }) => kind === 'wagers')), compare$)
    .pipe(auditTime(TOGETHER_MS))
    .subscribe(() => void ask());
  return () => asked.unsubscribe();
};
