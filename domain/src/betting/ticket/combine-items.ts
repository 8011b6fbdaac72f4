import type { ItemCode } from '../../ground/error/error-code.ts';
import type { ItemError, PlainErrorCode } from '../../ground/error/refusal.ts';
import { compareRational, type Rational } from '../../ground/money/rational.ts';
import { readRational, writeRational } from '../../ground/money/rational-text.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import { priceCentsBetween } from '../../ground/price/price-cents.ts';
import { PRICE_ACCEPTANCES, type PriceAcceptance } from '../../ground/price/price-acceptances.ts';
import { keyOfPick } from '../../ground/pick/pick.ts';
import type { CombinationFault, CombinationFaultCode } from '../combination/combination-fault.ts';
import type { OfferedCombination } from '../combination/offer-combination.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import { keyOfCombination } from './combination-of-item.ts';
import type { CombinationRequest, TicketDraft } from '../request/ticket-request.ts';
import type { AcceptedCombination } from '../wager/wager.ts';
import type { PricedItem } from './price-item.ts';
import type { EvaluatedCombination, TicketContext } from './ticket-evaluation.ts';

/** What became of the combinations of a ticket. */
export interface CombinedItems {
  combinations: readonly EvaluatedCombination[];
  /** What each of them would be accepted as; null where one of them can't be. */
  accepted: readonly AcceptedCombination[] | null;
  /** Why not, on the items that it is about. */
  errors: readonly ItemError[];
}

const NONE: CombinedItems = { combinations: [], accepted: [], errors: [] };

/** What the combinations of a ticket are worth now, and whether that has to be asked about (HR-67). */
export const combineItems = (
  draft: TicketDraft,
  priced: readonly PricedItem[],
  context: Pick<TicketContext, 'begun' | 'combinationOffers' | 'priceAcceptance'>,
): CombinedItems => {
  const requests = combinationsOf(draft);
  if (requests.length === 0) return NONE;
  const places = new Map(priced.map(({ item }, at) => [item.itemId, at]));
  const judged = requests.map((request) => {
    const offer = context.combinationOffers?.get(keyOfCombination(request.itemIds));
    // The page hasn't heard of it yet; the book always has.
    if (offer === undefined) return refuse(request, []);
    if ('faults' in offer) return refuse(request, offer.faults);
    return {
      evaluated: evaluateOffer(request, offer, context.priceAcceptance),
      accepted: acceptOffer(request, offer, priced, places),
      errors: [],
    };
  });
  // A ticket with a combination is one of before the start (HR-64).
  const begun = draft.items.flatMap(({ itemId }): ItemError[] =>
    context.begun.has(itemId) ? [{ itemId, code: 'wagerTypeUnavailable' }] : [],
  );
  const accepted = judged.map((each) => each.accepted).filter((each) => each !== null);
  return {
    combinations: judged.map(({ evaluated }) => evaluated),
    accepted: begun.length === 0 && accepted.length === requests.length ? accepted : null,
    errors: [...begun, ...judged.flatMap(({ errors }) => errors)],
  };
};

interface JudgedCombination {
  evaluated: EvaluatedCombination;
  accepted: AcceptedCombination | null;
  errors: ItemError[];
}

/** How a fault is said of an item of a ticket, but for legs that don't go together. */
const CODE_OF_FAULT: Readonly<
  Record<Exclude<CombinationFaultCode, 'contradictory' | 'implied'>, PlainErrorCode<ItemCode>>
> = {
  legCount: 'wagerTypeUnavailable',
  otherGame: 'wagerTypeUnavailable',
  begun: 'wagerTypeUnavailable',
  notOffered: 'wagerTypeUnavailable',
  draw: 'wagerTypeUnavailable',
  quarterLine: 'wagerTypeUnavailable',
  boughtPoints: 'pointsUnavailable',
  unlisted: 'wagerTypeUnavailable',
  noLine: 'priceMissing',
  held: 'lineHeld',
  stale: 'feedStale',
};

const refuse = ({ itemIds }: CombinationRequest, faults: readonly CombinationFault[]): JudgedCombination => ({
  evaluated: { itemIds, factor: null, moved: null, changed: null },
  accepted: null,
  errors: faults.flatMap(({ code, legs }) => describeFault(code, legs, itemIds)),
});

/** A leg that can't stand with others names one of them; what is about all legs is said of each. */
const describeFault = (
  code: CombinationFaultCode,
  legs: readonly number[],
  itemIds: readonly string[],
): ItemError[] => {
  const about = legs.length === 0 ? itemIds : legs.map((at) => itemIds[at]!);
  if (code !== 'contradictory' && code !== 'implied')
    return about.map((itemId) => ({ itemId, code: CODE_OF_FAULT[code] }));
  return about.map((itemId, at) => ({
    itemId,
    code: 'correlatedLegs',
    params: { otherItemId: about[(at + 1) % about.length]! },
  }));
};

const evaluateOffer = (
  { itemIds, seenFactor }: CombinationRequest,
  { factor }: OfferedCombination,
  acceptance: PriceAcceptance,
): EvaluatedCombination => {
  const seen = readRational(seenFactor);
  const newFactor = writeRational(factor);
  if (compareRational(seen, factor) === 0) return { itemIds, factor: newFactor, moved: null, changed: null };
  const moved = { itemIds, oldFactor: seenFactor, newFactor };
  return {
    itemIds,
    factor: newFactor,
    moved,
    changed: isTakenUnasked(acceptance, seen, factor) ? null : moved,
  };
};

/** The customer's choice on moved prices counts here as on any price. */
const isTakenUnasked = (acceptance: PriceAcceptance, seen: Rational, now: Rational): boolean => {
  const tolerance = PRICE_ACCEPTANCES[acceptance];
  if (tolerance === null) return false;
  if (compareRational(now, seen) > 0) return true;
  const [before, after] = [nearestAmericanPrice(seen), nearestAmericanPrice(now)];
  if (tolerance.cents === 0 || before === null || after === null) return false;
  return priceCentsBetween(before, after) >= -tolerance.cents;
};

/** What is kept of it has its legs in an order of their own; here they get their places on the ticket. */
const acceptOffer = (
  { itemIds, seenFactor, pickedFactor }: CombinationRequest,
  { factor, kept }: OfferedCombination,
  priced: readonly PricedItem[],
  places: ReadonlyMap<string, number>,
): AcceptedCombination | null => {
  const placeOfPick = new Map(
    itemIds.flatMap((itemId) => {
      const at = places.get(itemId);
      return at === undefined ? [] : [[keyOfPick(priced[at]!.item.pick), at] as const];
    }),
  );
  const legs = kept.legs.map(({ pick }) => placeOfPick.get(keyOfPick(pick)));
  if (legs.some((at) => at === undefined)) return null;
  return {
    legs: legs.filter((at) => at !== undefined),
    factor: writeRational(factor),
    seenFactor,
    ...(pickedFactor !== undefined && { pickedFactor }),
    probabilities: kept.legs.map(({ probability }) => probability),
    correlations: kept.correlations,
    marginPercent: kept.marginPercent,
    legPercent: kept.legPercent,
    mostOfProductPercent: kept.mostOfProductPercent,
  };
};
