import {
  describeItemsInEnglish,
  describeTypeInEnglish,
} from '@lineboard/domain/open-bets/describe-bet-in-english';
import { isFuture } from '@lineboard/domain/open-bets/is-future';
import type { OpenBet } from '@lineboard/domain/open-bets/open-bet';
import type { PriceType } from '@lineboard/domain/price/price-type';
import { describeMoment } from './describe-moment.ts';
import type { SheetHead, SheetRow } from './sheet.ts';

/** Spec 1 §9. */
export const OPEN_BETS_HEAD: Pick<SheetHead, 'title' | 'columns'> = {
  title: 'Open Bets',
  columns: [
    { name: 'Ticket', kind: 'text', share: 0.1 },
    { name: 'Accepted date', kind: 'text', share: 0.16 },
    { name: 'Type', kind: 'text', share: 0.14 },
    { name: 'Details', kind: 'text', share: 0.4 },
    { name: 'Risk', kind: 'cents', share: 0.1 },
    { name: 'Win', kind: 'cents', share: 0.1 },
  ],
};

const rowOf = (bet: OpenBet, priceType: PriceType): SheetRow => [
  `${bet.ticketNumber}-${bet.wagerNumber}`,
  describeMoment(bet.acceptedAtMs),
  bet.freePlayFlag ? `${describeTypeInEnglish(bet)}, free play` : describeTypeInEnglish(bet),
  describeItemsInEnglish(bet, priceType),
  bet.riskCents,
  bet.toWinCents,
];

/** @param readPage a page of open bets, and what asks for the next one */
export async function* listOpenBetRows(
  readPage: (after: string | null) => Promise<{ open: readonly OpenBet[]; next: string | null }>,
  priceType: PriceType,
  withFutures: boolean,
): AsyncGenerator<SheetRow[]> {
  let after: string | null = null;
  do {
    const { open, next } = await readPage(after);
    yield open.filter((bet) => withFutures || !isFuture(bet)).map((bet) => rowOf(bet, priceType));
    after = next;
  } while (after !== null);
}
