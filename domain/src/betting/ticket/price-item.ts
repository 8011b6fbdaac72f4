import type { ItemCode } from '../../ground/error/error-code.ts';
import type { ItemError, PlainErrorCode } from '../../ground/error/refusal.ts';
import { calculateLessJuicePrice, selectLessJuiceCents } from '../less-juice/less-juice-price.ts';
import { listPointOptions, selectPointOption } from '../points/list-point-options.ts';
import { isAmericanPrice } from '../../ground/price/american-price.ts';
import type { Offer } from '../../lines/line/compare-offers.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { isTakenUnasked, weighMove } from '../points/weigh-move.ts';
import { type JudgedQuote, judgeQuote } from '../quote/judge-quote.ts';
import { pointSubjectOf } from '../quote/point-subject.ts';
import type { ChangedItem } from './ticket-answer.schema.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { PointOption } from '../points/list-point-options.ts';
import type { Quote } from '../quote/quote.ts';
import { combinationOf } from './combination-of-item.ts';
import type { TicketDraft, WagerItemRequest } from '../request/ticket-request.ts';
import { RULES_OF_KIND } from '../kinds/rules-of-kind.ts';
import type { TakenLine } from '../kinds/taken-line.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

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
  /** What the line did since it was seen, asked about or not. */
  moved: ChangedItem | null;
  /** The same, where it has to be asked about. */
  changed: ChangedItem | null;
  errors: readonly ItemError[];
}

/** An item with a price as a kind of ticket takes it, and the faults that it finds. */
interface Placing extends Partial<Pick<PricedItem, 'available' | 'final' | 'teaserPoints' | 'pointOptions'>> {
  refusals: readonly PlainErrorCode<ItemCode>[];
}

/** @param teaser the ticket's, null when it isn't one */
export const priceItem = (
  item: WagerItemRequest,
  draft: TicketDraft,
  teaser: TeaserCard | null,
  context: TicketContext,
): PricedItem => {
  const quote = context.quotes.get(item.itemId) ?? null;
  const { kind, isTeased } = rowOfType(draft.wagerType);
  const judged = judgeQuote(item.pick, quote, { ...context, isTeased, teaser });
  const seen: Offer = { price: item.seenPrice, points: item.seenLine };
  const seenIsValid = isAmericanPrice(item.seenPrice);
  const line: Offer =
    judged !== null && judged.price !== null ? { price: judged.price, points: judged.points } : seen;
  const describe = (codes: readonly PlainErrorCode<ItemCode>[]): ItemError[] =>
    codes.map((code) => ({ itemId: item.itemId, code }));
  const priced: PricedItem = {
    item,
    quote,
    judged,
    available: judged !== null && judged.refusal === null,
    line,
    final: line,
    teaserPoints: 0,
    pointOptions: [],
    moved: null,
    changed: null,
    errors: describe(refuseLine(judged, seenIsValid)),
  };
  if (judged === null || !isAmericanPrice(line.price)) return priced;
  const pricesPay = WAGER_KINDS[kind].pricesPay && combinationOf(item.itemId, draft) === null;
  const moves =
    priced.available && seenIsValid
      ? findMoves(priced, { seen, version: judged.version, pricesPay }, context)
      : NO_MOVES;
  const { pick, itemId } = item;
  const hasBegun = context.begun.has(itemId);
  const taken = RULES_OF_KIND[kind].takeLine({ pick, quote, line, hasBegun, teaser });
  const { refusals, ...placed } =
    taken !== null
      ? placeTaken(priced, taken)
      : draft.lessJuice
        ? placeAtLessJuice(priced, context)
        : placeWithPoints(priced, context);
  // A line that is held has said so already; what was chosen on it is kept for when it comes back.
  if (!priced.available) return { ...priced, ...placed, available: false };
  return { ...priced, ...placed, ...moves, errors: [...priced.errors, ...describe(refusals)] };
};

const refuseLine = (judged: JudgedQuote | null, seenIsValid: boolean): PlainErrorCode<ItemCode>[] => {
  if (judged === null) return ['lineUnknown'];
  if (judged.refusal !== null) return [judged.refusal];
  return seenIsValid ? [] : ['priceInvalid'];
};

/** Points are bought and sold at the price of the line, and nowhere else. */
const refuseBought = ({ item }: PricedItem): PlainErrorCode<ItemCode>[] =>
  item.pointsBought === 0 ? [] : ['pointsUnavailable'];

const placeAtLessJuice = (priced: PricedItem, { restrictions }: TicketContext): Placing => {
  const { item, line } = priced;
  const price = calculateLessJuicePrice(item.pick, line.price, selectLessJuiceCents(restrictions));
  return { final: { ...line, price }, refusals: refuseBought(priced) };
};

const placeWithPoints = (priced: PricedItem, context: TicketContext): Placing => {
  const pointOptions = listOptions(priced, context);
  const { pointsBought } = priced.item;
  if (pointsBought === 0) return { pointOptions, refusals: [] };
  const option = selectPointOption(pointOptions, pointsBought);
  return option === null
    ? { pointOptions, refusals: ['pointsUnavailable'] }
    : { pointOptions, final: { price: option.price, points: option.points }, refusals: [] };
};

const listOptions = (
  { item: { pick }, quote, line }: PricedItem,
  { rules }: TicketContext,
): PointOption[] => {
  const subject = pointSubjectOf(pick, quote);
  return subject === null ? [] : listPointOptions({ ...subject, ...line }, rules.points);
};

/** A kind with a rule for its legs has no price for points that were bought. */
const placeTaken = (priced: PricedItem, { refusal, placedAt }: TakenLine): Placing => ({
  ...placedAt,
  available: refusal === null,
  refusals: [...(refusal === null ? [] : [refusal]), ...refuseBought(priced)],
});

type Moves = Pick<PricedItem, 'moved' | 'changed'>;

const NO_MOVES: Moves = { moved: null, changed: null };

/** A move that the customer's choice covers is no change: it is placed at the new figures without asking. */
const findMoves = (
  { item, line: now, quote }: PricedItem,
  { seen, version, pricesPay }: { seen: Offer; version: number; pricesPay: boolean },
  { priceAcceptance, rules }: TicketContext,
): Moves => {
  const { itemId, pick } = item;
  // A card or its combination decides what it pays, so only the points matter: asking about a price would lose bets
  // for nothing.
  const before = pricesPay ? seen : { ...seen, price: now.price };
  const move = weighMove({ pick, subject: pointSubjectOf(pick, quote), rules: rules.points }, before, now);
  if (move.comparison === 'same' && !move.isMixed) return NO_MOVES;
  const moved: ChangedItem = {
    itemId,
    oldPrice: seen.price,
    newPrice: now.price,
    oldLine: seen.points,
    newLine: now.points,
    worthCents: move.worthCents,
    version,
  };
  return { moved, changed: isTakenUnasked(priceAcceptance, pick, move, before, now) ? null : moved };
};
