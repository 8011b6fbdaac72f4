import type { ItemCode } from '../error/error-code.ts';
import type { ItemError, PlainErrorCode } from '../error/refusal.ts';
import { calculateLessJuicePrice, selectLessJuiceCents } from '../less-juice/less-juice-price.ts';
import { listPointOptions, selectPointOption } from '../points/list-point-options.ts';
import { isAmericanPrice } from '../price/american-price.ts';
import { compareOffers, type Offer } from '../line/compare-offers.ts';
import { selectTeaserPoints, teaseLine } from '../teaser/tease-points.ts';
import type { TeaserCard } from '../house-rules/house-rules.ts';
import { type JudgedQuote, judgeQuote } from '../quote/judge-quote.ts';
import type { ChangedItem } from './ticket-answer.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { PointOption } from '../points/list-point-options.ts';
import type { Quote } from '../quote/quote.ts';
import type { TicketDraft, WagerItemRequest } from '../request/ticket-request.ts';

/** One item at the book's present figures, before any amount. */
export interface PricedItem {
  item: WagerItemRequest;
  quote: Quote | null;
  /** null: the line is unknown. */
  judged: JudgedQuote | null;
  available: boolean;
  /** The line as a cell shows it now; what was seen when there is none. */
  line: Offer;
  /** What it would be placed at. */
  final: Offer;
  teaserPoints: number;
  pointOptions: readonly PointOption[];
  changed: ChangedItem | null;
  errors: ItemError[];
}

/** @param teaser the ticket's, null when it isn't one */
export const priceItem = (
  item: WagerItemRequest,
  draft: TicketDraft,
  teaser: TeaserCard | null,
  context: TicketContext,
): PricedItem => {
  const quote = context.quotes.get(item.itemId) ?? null;
  const judged = judgeQuote(item.pick, quote, {
    ...context,
    wagerType: draft.wagerType === 'teaser' ? 'teaser' : 'straight',
    teaser,
  });
  const seen: Offer = { price: item.seenPrice, points: item.seenLine };
  const seenIsValid = isAmericanPrice(item.seenPrice);
  const line: Offer =
    judged !== null && judged.price !== null ? { price: judged.price, points: judged.points } : seen;
  const priced: PricedItem = {
    item,
    quote,
    judged,
    available: judged !== null && judged.refusal === null,
    line,
    final: line,
    teaserPoints: 0,
    pointOptions: [],
    changed: null,
    errors: [],
  };
  const refuse = (code: PlainErrorCode<ItemCode>): void => {
    priced.errors.push({ itemId: item.itemId, code });
  };
  if (judged === null) refuse('lineUnknown');
  else if (judged.refusal !== null) refuse(judged.refusal);
  else if (!seenIsValid) refuse('priceInvalid');
  if (judged === null || !priced.available || !isAmericanPrice(line.price)) return priced;

  if (seenIsValid) priced.changed = findChange(item, seen, line, judged, teaser !== null, context);
  if (teaser !== null) {
    const teaserPoints = moveByTeaser(priced, teaser, judged.limitSubject.sportType);
    if (teaserPoints === null) {
      priced.available = false;
      refuse('wagerTypeUnavailable');
    }
    if (item.pointsBought !== 0) refuse('pointsUnavailable');
    return priced;
  }
  if (draft.lessJuice) {
    const cents = selectLessJuiceCents(context.restrictions);
    priced.final = { ...line, price: calculateLessJuicePrice(item.pick, line.price, cents) };
    if (item.pointsBought !== 0) refuse('pointsUnavailable');
    return priced;
  }
  priced.pointOptions = listOptions(priced, context);
  if (item.pointsBought !== 0) {
    const option = selectPointOption(priced.pointOptions, item.pointsBought);
    if (option === null) refuse('pointsUnavailable');
    else priced.final = { price: option.price, points: option.points };
  }
  return priced;
};

const listOptions = ({ item: { pick }, quote, line }: PricedItem, { rules }: TicketContext): PointOption[] =>
  pick.type === 'C' || quote?.type !== 'G' || line.points === null
    ? []
    : listPointOptions(
        {
          sportType: quote.game.sportType,
          wagerType: pick.wagerType,
          side: pick.side,
          periodNumber: pick.periodNumber,
          points: line.points,
          price: line.price,
          preventPointBuying: quote.game.preventPointBuyingFlag,
        },
        rules.points,
      );

/** @returns null when the teaser can't take this pick */
const moveByTeaser = (priced: PricedItem, teaser: TeaserCard, sportType: string): number | null => {
  const { item, line } = priced;
  if (item.pick.type === 'C' || line.points === null) return null;
  const teaserPoints = selectTeaserPoints(teaser, sportType, item.pick, item.pick.periodNumber);
  if (teaserPoints === null) return null;
  priced.teaserPoints = teaserPoints;
  priced.final = { price: line.price, points: teaseLine(item.pick, line.points, teaserPoints) };
  return teaserPoints;
};

/** A move that the customer's choice covers is no change: it is placed at the new figures without asking. */
const findChange = (
  item: WagerItemRequest,
  seen: Offer,
  now: Offer,
  judged: JudgedQuote,
  isTeaser: boolean,
  { priceAcceptance }: TicketContext,
): ChangedItem | null => {
  // A teaser pays by its card: only the points matter.
  const comparison = compareOffers(item.pick, isTeaser ? { ...seen, price: now.price } : seen, now);
  if (comparison === 'same' || priceAcceptance === 'any') return null;
  if (comparison === 'better' && priceAcceptance === 'better') return null;
  return {
    itemId: item.itemId,
    oldPrice: seen.price,
    newPrice: now.price,
    oldLine: seen.points,
    newLine: now.points,
    version: judged.version,
  };
};
