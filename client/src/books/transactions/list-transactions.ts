import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { statusOfGrade } from '@lineboard/domain/books/transactions/status-of-grade';
import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';

export type SettledBet = TransactionsAnswer['bets'][number];

/** A transaction with the page's text about it. */
export interface ShownTransaction {
  transaction: Transaction;
  /** The wager that it is about; null for deposits and withdrawals. */
  bet: SettledBet | null;
  /** A grade's outcome; null for other transactions, and for a corrected grade that moved no money. */
  outcome: SettledBet['wagerStatus'] | null;
  /** A grade that a corrected score reversed later (HR-41). */
  isTakenBack: boolean;
}

const nameOf = ({ ticketNumber, wagerNumber }: WagerRef): string => `${ticketNumber}-${wagerNumber}`;

/**
 * The bet has made something else since, or is open again: what took this grade back is later than the listed days.
 */
const isCorrectedSince = ({ amountCents }: Transaction, bet: SettledBet | null): boolean =>
  bet !== null && bet.netCents !== amountCents;

/** Newest first, in the book's order. */
export const listTransactions = ({
  transactions,
  bets,
}: Pick<TransactionsAnswer, 'transactions' | 'bets'>): ShownTransaction[] => {
  const known = new Map(bets.map((bet) => [nameOf(bet), bet]));
  const reversedLater = new Set<string>();
  return transactions.map((transaction) => {
    const { kind, wager } = transaction;
    if (wager === null) return { transaction, bet: null, outcome: null, isTakenBack: false };
    const bet = known.get(nameOf(wager)) ?? null;
    if (kind === 'reverse') reversedLater.add(nameOf(wager));
    if (kind !== 'grade') return { transaction, bet, outcome: null, isTakenBack: false };
    const isTakenBack = reversedLater.has(nameOf(wager)) || isCorrectedSince(transaction, bet);
    return {
      transaction,
      bet,
      outcome: statusOfGrade(transaction.amountCents, bet?.wagerStatus ?? null, isTakenBack),
      isTakenBack,
    };
  });
};
