import {
  type CombinationOffer,
  offerCombination,
  type LegToCombine,
} from '@lineboard/domain/betting/combination/offer-combination';
import { COMBINATION_FIGURES } from '@lineboard/domain/betting/combination/combination-figures';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import type { CombinationRequest, TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type { BookView } from '../../lines/book/book-view.ts';

interface CombinationParts {
  book: BookView;
  /** The quote of each item, by its id. */
  quotes: ReadonlyMap<string, Quote | null>;
  store: string;
  bookMs: number;
}

/** What each combination of a ticket is worth by the book's own lines, by `keyOfCombination` (HR-66). */
export const offerCombinations = (
  request: TicketRequest,
  parts: CombinationParts,
): Map<string, CombinationOffer> =>
  new Map(
    combinationsOf(request).map((combination) => [
      keyOfCombination(combination.itemIds),
      offerOne(combination, request, parts),
    ]),
  );

const offerOne = (
  { itemIds }: CombinationRequest,
  { items }: TicketRequest,
  { book, quotes, store, bookMs }: CombinationParts,
): CombinationOffer => {
  const legs: LegToCombine[] = [];
  let feedUp = true;
  let gameNum: number | null = null;
  for (const [at, itemId] of itemIds.entries()) {
    const item = items.find((each) => each.itemId === itemId);
    const quote = quotes.get(itemId) ?? null;
    if (item === undefined || quote === null) return { faults: [{ code: 'noLine', legs: [at] }] };
    if (item.pick.type === 'C' || quote.type === 'C') return { faults: [{ code: 'otherGame', legs: [at] }] };
    const { pick, pitcher1ReqFlag, pitcher2ReqFlag } = item;
    const { points } = selectMarket(quote.line, pick.market, pick.side);
    legs.push({ pick, points, pitcher1ReqFlag, pitcher2ReqFlag });
    feedUp &&= quote.feedUp;
    gameNum ??= pick.gameNum;
  }
  const { game, lines, shownScore: score } = book.inspect(gameNum ?? 0);
  if (game === null) return { faults: [{ code: 'noLine', legs: [] }] };
  const own = lines.flatMap(({ shown }) => (shown.store === store ? [shown] : []));
  const conditions = { score, bookMs, figures: COMBINATION_FIGURES };
  return offerCombination(legs, { ...conditions, offer: { game, lines: own, feedUp } });
};
