import { describeItems, describeType } from '@lineboard/domain/books/open-bets/describe-bet';
import type { Say } from '@lineboard/domain/ground/language/say';
import { isFuture } from '@lineboard/domain/books/open-bets/is-future';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { describeMoment } from './describe-moment.ts';
import type { FileLanguage } from './file-language.ts';
import type { SheetHead, SheetRow } from './sheet.ts';

/** Spec 1 §9. */
export const headOpenBets = (t: Say): Pick<SheetHead, 'title' | 'columns'> => ({
  title: t('files:openBets'),
  columns: [
    { name: t('files:ticket'), kind: 'text', share: 0.1 },
    { name: t('files:acceptedDate'), kind: 'text', share: 0.16 },
    { name: t('files:type'), kind: 'text', share: 0.14 },
    { name: t('files:details'), kind: 'text', share: 0.4 },
    { name: t('files:risk'), kind: 'cents', share: 0.1 },
    { name: t('files:win'), kind: 'cents', share: 0.1 },
  ],
});

const rowOf = (bet: OpenBet, { t, locale, priceType }: FileLanguage): SheetRow => [
  `${bet.ticketNumber}-${bet.wagerNumber}`,
  describeMoment(bet.acceptedAtMs, locale),
  bet.freePlayFlag ? t('files:withFreePlay', { type: describeType(bet, t) }) : describeType(bet, t),
  describeItems(bet, priceType, t),
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
