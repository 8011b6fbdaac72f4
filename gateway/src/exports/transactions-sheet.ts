import {
  describeItemsInEnglish,
  describeTypeInEnglish,
} from '@lineboard/domain/open-bets/describe-bet-in-english';
import type { PriceType } from '@lineboard/domain/price/price-type';
import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { describeMoment } from './describe-moment.ts';
import type { SheetHead, SheetRow } from './sheet.ts';

export const TRANSACTIONS_HEAD: Pick<SheetHead, 'title' | 'columns'> = {
  title: 'Transactions',
  columns: [
    { name: 'Ticket', kind: 'text', share: 0.09 },
    { name: 'Accepted date', kind: 'text', share: 0.14 },
    { name: 'Type', kind: 'text', share: 0.14 },
    { name: 'Details', kind: 'text', share: 0.32 },
    { name: 'Risk', kind: 'cents', share: 0.08 },
    { name: 'Win', kind: 'cents', share: 0.08 },
    { name: 'Free play', kind: 'cents', share: 0.07 },
    { name: 'Balance', kind: 'cents', share: 0.08 },
  ],
};

const KINDS: Readonly<Record<Transaction['kind'], string>> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  wager: 'Free play staked',
  grade: 'Graded',
  reverse: 'Result reversed',
  freePlayReturn: 'Free play returned',
  freePlay: 'Free play credited',
  adjustment: 'Adjustment',
  settlement: 'Week settled',
  casino: 'Casino play',
};

type Bet = TransactionsAnswer['bets'][number];

const detailsOf = ({ play }: Transaction, bet: Bet | undefined, priceType: PriceType): string => {
  if (bet !== undefined) return describeItemsInEnglish(bet, priceType);
  return play == null ? '' : `${play.system}, round ${play.round}`;
};

/** A transaction's risk is what its wager or play staked, its win what this row moved. */
const rowOf = (transaction: Transaction, bets: ReadonlyMap<string, Bet>, priceType: PriceType): SheetRow => {
  const { kind, wager, play, entryId, atMs, amountCents, freePlayCents, balanceCents } = transaction;
  const number = wager === null ? null : `${wager.ticketNumber}-${wager.wagerNumber}`;
  const bet = number === null ? undefined : bets.get(number);
  return [
    number ?? String(entryId),
    describeMoment(atMs),
    bet === undefined ? KINDS[kind] : `${KINDS[kind]}: ${describeTypeInEnglish(bet)}`,
    detailsOf(transaction, bet, priceType),
    bet?.riskCents ?? play?.stakeCents ?? null,
    amountCents,
    freePlayCents,
    balanceCents,
  ];
};

/** @param readPage a page of transactions, and what asks for the next one */
export async function* listTransactionRows(
  readPage: (before: number | null) => Promise<TransactionsAnswer>,
  priceType: PriceType,
): AsyncGenerator<SheetRow[]> {
  let before: number | null = null;
  do {
    const { transactions, bets, next } = await readPage(before);
    const known = new Map(bets.map((bet) => [`${bet.ticketNumber}-${bet.wagerNumber}`, bet]));
    yield transactions.map((transaction) => rowOf(transaction, known, priceType));
    before = next;
  } while (before !== null);
}
