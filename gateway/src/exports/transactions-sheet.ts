import { describeItems, describeType } from '@lineboard/domain/open-bets/describe-bet';
import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction.schema';
import { describeMoment } from './describe-moment.ts';
import type { FileLanguage } from './file-language.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import type { SheetWords } from './sheet-words.ts';

export const headTransactions = (words: SheetWords): Pick<SheetHead, 'title' | 'columns'> => ({
  title: words.transactions,
  columns: [
    { name: words.ticket, kind: 'text', share: 0.09 },
    { name: words.acceptedDate, kind: 'text', share: 0.14 },
    { name: words.type, kind: 'text', share: 0.14 },
    { name: words.details, kind: 'text', share: 0.32 },
    { name: words.risk, kind: 'cents', share: 0.08 },
    { name: words.win, kind: 'cents', share: 0.08 },
    { name: words.freePlay, kind: 'cents', share: 0.07 },
    { name: words.balance, kind: 'cents', share: 0.08 },
  ],
});

type Bet = TransactionsAnswer['bets'][number];

const detailsOf = (
  { play }: Transaction,
  bet: Bet | undefined,
  { bets, sheet, priceType }: FileLanguage,
): string => {
  if (bet !== undefined) return describeItems(bet, priceType, bets);
  return play == null ? '' : `${play.system}, ${sheet.round} ${play.round}`;
};

/** A transaction's risk is what its wager or play staked, its win what this row moved. */
const rowOf = (
  transaction: Transaction,
  bets: ReadonlyMap<string, Bet>,
  language: FileLanguage,
): SheetRow => {
  const { kinds, locale } = language.sheet;
  const { kind, wager, play, entryId, atMs, amountCents, freePlayCents, balanceCents } = transaction;
  const number = wager === null ? null : `${wager.ticketNumber}-${wager.wagerNumber}`;
  const bet = number === null ? undefined : bets.get(number);
  return [
    number ?? String(entryId),
    describeMoment(atMs, locale),
    bet === undefined ? kinds[kind] : `${kinds[kind]}: ${describeType(bet, language.bets)}`,
    detailsOf(transaction, bet, language),
    bet?.riskCents ?? play?.stakeCents ?? null,
    amountCents,
    freePlayCents,
    balanceCents,
  ];
};

/** @param readPage a page of transactions, and what asks for the next one */
export async function* listTransactionRows(
  readPage: (before: number | null) => Promise<TransactionsAnswer>,
  language: FileLanguage,
): AsyncGenerator<SheetRow[]> {
  let before: number | null = null;
  do {
    const { transactions, bets, next } = await readPage(before);
    const known = new Map(bets.map((bet) => [`${bet.ticketNumber}-${bet.wagerNumber}`, bet]));
    yield transactions.map((transaction) => rowOf(transaction, known, language));
    before = next;
  } while (before !== null);
}
