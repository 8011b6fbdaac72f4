import { isSameWager } from '@lineboard/domain/open-bets/standing-of-bet';
import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import type { Cents } from '@lineboard/domain/money/cents';

export type SettledBet = TransactionsAnswer['bets'][number];

/** A transaction with what the page says of it. */
export interface ShownTransaction {
  transaction: Transaction;
  /** The wager that it is about; null of deposits and withdrawals. */
  bet: SettledBet | null;
  /** Of a grade; null of the others, and of a corrected grade that moved no money. */
  outcome: SettledBet['wagerStatus'] | null;
  /** A grade that a corrected score took back later (HR-41). */
  isTakenBack: boolean;
}

/** Newest first, as the book says them. */
export const listTransactions = ({ transactions, bets }: TransactionsAnswer): ShownTransaction[] =>
  transactions.map((transaction, at) => {
    const { wager } = transaction;
    if (wager === null) return { transaction, bet: null, outcome: null, isTakenBack: false };
    const bet = bets.find((known) => isSameWager(known, wager)) ?? null;
    if (transaction.kind !== 'grade') return { transaction, bet, outcome: null, isTakenBack: false };
    const isTakenBack = transactions
      .slice(0, at)
      .some(({ kind, wager: other }) => kind === 'reverse' && other !== null && isSameWager(other, wager));
    return { transaction, bet, outcome: judgeOutcome(transaction, bet, isTakenBack), isTakenBack };
  });

/** A wager stands in the answer as it is now; what it was before a correction only the money still says. */
const judgeOutcome = (
  { amountCents }: Transaction,
  bet: SettledBet | null,
  isTakenBack: boolean,
): ShownTransaction['outcome'] => {
  if (!isTakenBack && bet !== null) return bet.wagerStatus;
  if (amountCents === 0) return null;
  return amountCents > 0 ? 'W' : 'L';
};

/** What all of them together did to the balance. */
export const calculateTotalCents = ({ transactions }: TransactionsAnswer): Cents =>
  transactions.reduce((sum, { amountCents }) => sum + amountCents, 0);
