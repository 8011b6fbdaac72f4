import { describeItems, describeType } from '@lineboard/domain/open-bets/describe-bet';
import { isFuture } from '@lineboard/domain/open-bets/is-future';
import type { OpenBet } from '@lineboard/domain/open-bets/open-bet.schema';
import { describeMoment } from './describe-moment.ts';
import type { FileLanguage } from './file-language.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import type { SheetWords } from './sheet-words.ts';

/** Spec 1 §9. */
export const headOpenBets = (words: SheetWords): Pick<SheetHead, 'title' | 'columns'> => ({
  title: words.openBets,
  columns: [
    { name: words.ticket, kind: 'text', share: 0.1 },
    { name: words.acceptedDate, kind: 'text', share: 0.16 },
    { name: words.type, kind: 'text', share: 0.14 },
    { name: words.details, kind: 'text', share: 0.4 },
    { name: words.risk, kind: 'cents', share: 0.1 },
    { name: words.win, kind: 'cents', share: 0.1 },
  ],
});

const rowOf = (bet: OpenBet, { bets, sheet, priceType }: FileLanguage): SheetRow => [
  `${bet.ticketNumber}-${bet.wagerNumber}`,
  describeMoment(bet.acceptedAtMs, sheet.locale),
  bet.freePlayFlag ? `${describeType(bet, bets)}, ${bets.freePlay}` : describeType(bet, bets),
  describeItems(bet, priceType, bets),
  bet.riskCents,
  bet.toWinCents,
];

/** @param readPage a page of open bets, and what asks for the next one */
export async function* listOpenBetRows(
  readPage: (after: string | null) => Promise<{ open: readonly OpenBet[]; next: string | null }>,
  language: FileLanguage,
  withFutures: boolean,
): AsyncGenerator<SheetRow[]> {
  let after: string | null = null;
  do {
    const { open, next } = await readPage(after);
    yield open.filter((bet) => withFutures || !isFuture(bet)).map((bet) => rowOf(bet, language));
    after = next;
  } while (after !== null);
}
