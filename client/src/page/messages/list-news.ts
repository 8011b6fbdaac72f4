import type { NotificationsAnswer } from '@lineboard/domain/words/messages/notification.schema';
import { isNews } from '../../books/transactions/is-news.ts';
import { listTransactions, type ShownTransaction } from '../../books/transactions/list-transactions.ts';
import type { SettledNews } from '../../books/transactions/settled-news-store.ts';

type DecidedCash = NonNullable<NotificationsAnswer['cash']>[number];

/** One event of the customer's tickets or at the cashier. */
export type News = { entryId: number; atMs: number; isNew: boolean } & (
  | { kind: 'graded'; shown: ShownTransaction }
  /** A live ticket that waited; without a number it was refused. */
  | { kind: 'decided'; ticketNumber: number | null }
  /** A deposit or payout at the cashier that the book reviewed. */
  | { kind: 'cash'; cash: DecidedCash }
);

const MOST_LISTED = 50;

/**
 * What the page knows about settled and sold bets, decided tickets and cash, newest first. Reversed grades are left
 * out.
 */
export const listNews = (
  recent: SettledNews | null,
  { seenEntryId, decided, cash = [] }: NotificationsAnswer,
): News[] => {
  const graded = listTransactions(recent ?? { transactions: [], bets: [] })
    .filter(({ transaction, isTakenBack }) => isNews(transaction) && !isTakenBack)
    .map((shown): News => {
      const { entryId, atMs } = shown.transaction;
      return { kind: 'graded', entryId, atMs, isNew: entryId > seenEntryId, shown };
    });
  return [
    ...graded,
    ...cash.map((one): News => {
      const { entryId, atMs } = one;
      return { kind: 'cash', entryId, atMs, isNew: entryId > seenEntryId, cash: one };
    }),
    ...decided.map((ticket): News => ({ kind: 'decided', ...ticket, isNew: ticket.entryId > seenEntryId })),
  ]
    .toSorted((one, other) => other.entryId - one.entryId)
    .slice(0, MOST_LISTED);
};
