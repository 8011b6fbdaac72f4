import type { Say } from '@lineboard/domain/ground/language/say';
import { wordsOfKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { describeItems, describeType } from '@lineboard/domain/books/open-bets/describe-bet';
import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import { describeMoment } from './describe-moment.ts';
import type { FileLanguage } from './file-language.ts';
import type { SheetHead, SheetRow } from './sheet.ts';

export const headTransactions = (t: Say): Pick<SheetHead, 'title' | 'columns'> => ({
  title: t('files:transactions'),
  columns: [
    { name: t('files:ticket'), kind: 'text', share: 0.09 },
    { name: t('files:acceptedDate'), kind: 'text', share: 0.14 },
    { name: t('files:type'), kind: 'text', share: 0.14 },
    { name: t('files:details'), kind: 'text', share: 0.32 },
    { name: t('files:risk'), kind: 'cents', share: 0.08 },
    { name: t('files:win'), kind: 'cents', share: 0.08 },
    { name: t('files:freePlay'), kind: 'cents', share: 0.07 },
    { name: t('files:balance'), kind: 'cents', share: 0.08 },
  ],
});

type Bet = TransactionsAnswer['bets'][number];

const detailsOf = ({ play }: Transaction, bet: Bet | undefined, { t, priceType }: FileLanguage): string => {
  if (bet !== undefined) return describeItems(bet, priceType, t);
  return play == null ? '' : t('files:round', { system: play.system, round: play.round });
};

/** A transaction's risk is what its wager or play staked, or the part that was sold; its win what this row moved. */
const rowOf = (
  transaction: Transaction,
  bets: ReadonlyMap<string, Bet>,
  language: FileLanguage,
): SheetRow => {
  const { t, locale } = language;
  const { kind, wager, play, sale, entryId, atMs, amountCents, freePlayCents, balanceCents } = transaction;
  const number = wager === null ? null : `${wager.ticketNumber}-${wager.wagerNumber}`;
  const what = t(`transactions:kind.${wordsOfKind(kind, freePlayCents)}`);
  const bet = number === null ? undefined : bets.get(number);
  return [
    number ?? String(entryId),
    describeMoment(atMs, locale),
    bet === undefined ? what : t('files:entryOfBet', { kind: what, type: describeType(bet, t) }),
    detailsOf(transaction, bet, language),
    sale?.riskCents ?? bet?.riskCents ?? play?.stakeCents ?? null,
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
