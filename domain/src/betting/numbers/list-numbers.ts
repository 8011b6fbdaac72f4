import type { ItemCode } from '../../ground/error/error-code.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { type GamePick, keyOfPick } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { priceCentsBetween } from '../../ground/price/price-cents.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';
import { comparePoints, comparePrices, type Offer } from '../../lines/line/compare-offers.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import { STRAIGHT_OPTIONS, type TicketDraft, type WagerItemRequest } from '../request/ticket-request.ts';
import { type PricedItem, priceItem } from '../ticket/price-item.ts';
import type { TicketContext } from '../ticket/ticket-evaluation.ts';
import { listNumberPicks } from './number-pick.ts';

/** How a number comes about. */
export type NumberSource =
  | { kind: 'main' }
  | { kind: 'alternate' }
  /** Half points of the main line; negative: sold. */
  | { kind: 'bought'; pointsBought: number }
  /** A leg of a teaser. Its price is what the card pays for the fewest teams that it takes. */
  | { kind: 'teased'; card: TeaserCard; teaserPoints: number; teams: number };

/** One number at which a side can be bet. */
export interface NumberOffer {
  pick: GamePick;
  source: NumberSource;
  points: number;
  price: AmericanPrice;
  /** The line under it as a cell shows it, and the log position of its last change. */
  line: Offer;
  version: number;
  isOpen: boolean;
}

/** Everything that is offered at one number. */
export interface NumberStop {
  points: number;
  /** Those with a price of their own, the best first; then legs of teasers, in the order of the menu. */
  offers: readonly NumberOffer[];
  /**
   * What the number costs over the next harder one that has a price of its own: cents of price, and half points
   * between the two. null where there is none.
   */
  step: { cents: number; halves: number } | null;
}

export interface NumbersToList {
  pick: GamePick;
  /** The ticket that it would go on; its items don't matter. */
  draft: TicketDraft;
  /** With a quote for each of `listNumberPicks`, by its key, as far as they are known. */
  context: TicketContext;
  /** The cards that the customer may choose, in the order of the menu. */
  teasers: readonly TeaserCard[];
}

const HALF = 0.5;

/** The line is there, and can't be bet at this moment. */
const CLOSED: ReadonlySet<ItemCode> = new Set(['lineHeld', 'lineDoubted', 'feedStale']);

/**
 * Lists all numbers of one side of a spread or total, the easiest to win first: its line, alternate lines, half points
 * bought and sold, legs of teasers. Each is priced by `priceItem`, as the slip would price it: a teaser's ticket takes
 * the others as straights.
 */
export const listNumbers = ({ pick, draft, context, teasers }: NumbersToList): NumberStop[] => {
  const straight = rowOfType(draft.wagerType).isTeased ? STRAIGHT_OPTIONS : draft;
  const [main, ...alternates] = listNumberPicks(pick);
  const offers = [
    ...listOwnPrices(main!, { kind: 'main' }, straight, context),
    ...alternates.flatMap((one) => listOwnPrices(one, { kind: 'alternate' }, straight, context)),
    ...teasers.flatMap((card) => listTeased(main!, card, context)),
  ];
  return addSteps(groupByPoints(offers, pick));
};

type Sale = Omit<TicketDraft, 'items'>;

/** @returns null where the book has no price for it */
const priceOne = (
  pick: GamePick,
  sale: Sale,
  teaser: TeaserCard | null,
  context: TicketContext,
): PricedItem | null => {
  const itemId = keyOfPick(pick);
  const quote = context.quotes.get(itemId) ?? null;
  if (quote?.type !== 'G') return null;
  const { price, points } = selectMarket(quote.line, pick.market, pick.side);
  if (price === null) return null;
  const item: WagerItemRequest = {
    itemId,
    pick,
    seenPrice: price,
    seenLine: points,
    seen: { epoch: '', clk: quote.line.version },
    amountEntered: 'risk',
    amountCents: 0,
    pointsBought: 0,
    pitcher1ReqFlag: false,
    pitcher2ReqFlag: false,
  };
  return priceItem(item, { ...sale, items: [] }, teaser, context);
};

/** @returns null where the line isn't shown, or isn't taken at all */
const describeOffer = (
  pick: GamePick,
  source: NumberSource,
  { judged, line, final, available, errors }: PricedItem,
): NumberOffer | null => {
  if (judged === null || final.points === null) return null;
  if (errors.some(({ code }) => !CLOSED.has(code))) return null;
  const { points, price } = final;
  return { pick, source, points, price, line, version: judged.version, isOpen: available };
};

const listOwnPrices = (
  pick: GamePick,
  source: NumberSource,
  sale: Sale,
  context: TicketContext,
): NumberOffer[] => {
  const priced = priceOne(pick, sale, null, context);
  const own = priced === null ? null : describeOffer(pick, source, priced);
  if (priced === null || own === null) return [];
  const bought = priced.pointOptions.flatMap(({ pointsBought, points, price }): NumberOffer[] =>
    pointsBought === 0 ? [] : [{ ...own, source: { kind: 'bought', pointsBought }, points, price }],
  );
  return [own, ...bought];
};

/** Cards name the numbers of teams that they pay; an object lists such keys from the lowest. */
const findFewest = ({ payCards }: TeaserCard): [teams: number, price: AmericanPrice] | null => {
  const [fewest] = Object.entries(payCards);
  return fewest === undefined ? null : [Number(fewest[0]), fewest[1]];
};

const listTeased = (pick: GamePick, card: TeaserCard, context: TicketContext): NumberOffer[] => {
  const fewest = findFewest(card);
  if (fewest === null) return [];
  const sale: Sale = { ...STRAIGHT_OPTIONS, wagerType: 'teaser', teaserName: card.teaserName };
  const priced = priceOne(pick, sale, card, { ...context, filled: null, parent: null });
  if (priced === null || priced.teaserPoints === 0) return [];
  const [teams, price] = fewest;
  const source: NumberSource = { kind: 'teased', card, teaserPoints: priced.teaserPoints, teams };
  const offer = describeOffer(pick, source, priced);
  return offer === null ? [] : [{ ...offer, price }];
};

const isTeased = ({ source }: NumberOffer): boolean => source.kind === 'teased';

/** A card's price is for several legs: it says nothing beside the price of one. */
const compareSources = (one: NumberOffer, other: NumberOffer): number => {
  if (isTeased(one) || isTeased(other)) return Number(isTeased(one)) - Number(isTeased(other));
  const comparison = comparePrices(one.price, other.price);
  return comparison === 'better' ? 1 : comparison === 'worse' ? -1 : 0;
};

const groupByPoints = (offers: readonly NumberOffer[], pick: GamePick): NumberStop[] =>
  [...new Set(offers.map(({ points }) => points))]
    .map((points) => ({
      points,
      offers: offers.filter((offer) => offer.points === points).sort(compareSources),
      step: null,
    }))
    .sort((one, other) => (comparePoints(pick, one.points, other.points) === 'better' ? 1 : -1));

const ownPriceOf = ({ offers }: NumberStop): AmericanPrice | null => {
  const [best] = offers;
  return best === undefined || isTeased(best) ? null : best.price;
};

const addSteps = (stops: readonly NumberStop[]): NumberStop[] =>
  stops.map((stop, at) => {
    const price = ownPriceOf(stop);
    const harder = stops.slice(at + 1).find((one) => ownPriceOf(one) !== null);
    const next = harder === undefined ? null : ownPriceOf(harder);
    if (price === null || harder === undefined || next === null) return stop;
    const halves = Math.abs(stop.points - harder.points) / HALF;
    return { ...stop, step: { cents: priceCentsBetween(price, next), halves } };
  });
