import type { TicketCode } from '../../ground/error/error-code.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { rowOfType, type TicketWagerType, WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';

/** Longest price, either sign, that free play may be bet at (spec 2 §9). */
const FREE_PLAY_MAX_PRICE: AmericanPrice = 140;

export interface FreePlayInput {
  wagerType: TicketWagerType;
  /** The wagers as they would be placed. */
  items: ReadonlyArray<{ pick: WagerPick; price: AmericanPrice; isQuarter: boolean }>;
  openSpots: number;
  hasRif: boolean;
  lessJuice: boolean;
  restrictions: readonly Restriction[];
  /** null where there is none or it isn't known yet. */
  freePlayBalanceCents: Cents | null;
}

/**
 * Whether a ticket may be played from the free-play balance (spec 2 §5 "Free play"; what the restriction codes of spec
 * 2 §6 mean is our reading, see the glossary). Whether the balance is enough is another question. That the price has
 * its bound even where a restriction widens free play is deliberate: the bound is a condition of its own. A teaser
 * isn't paid by its items' prices, so theirs don't count.
 *
 * @returns null when it may; `freePlayPrice` when a price alone is in the way
 */
export const judgeFreePlay = (input: FreePlayInput): PlainErrorCode<TicketCode> | null => {
  const { wagerType, items, restrictions } = input;
  const isAllowed =
    !hasRestriction(restrictions, 'FPDISABLE') &&
    input.freePlayBalanceCents !== null &&
    input.freePlayBalanceCents >= 0 &&
    isWagerTypeAllowed(wagerType, restrictions) &&
    input.openSpots === 0 &&
    !input.hasRif &&
    !input.lessJuice &&
    items.every((item) => isItemAllowed(item, restrictions));
  if (!isAllowed) return 'freePlayUnavailable';
  const isTooLong = ({ price }: { price: AmericanPrice }): boolean => Math.abs(price) > FREE_PLAY_MAX_PRICE;
  return WAGER_KINDS[WAGER_TYPES[wagerType].kind].pricesPay && items.some(isTooLong) ? 'freePlayPrice' : null;
};

/** FPACTIVE: the slip starts with free play on whenever it is available. */
export const isFreePlayDefault = (restrictions: readonly Restriction[]): boolean =>
  hasRestriction(restrictions, 'FPACTIVE');

const isWagerTypeAllowed = (wagerType: TicketWagerType, restrictions: readonly Restriction[]): boolean => {
  const { freePlay } = rowOfType(wagerType);
  if (freePlay === null) return false;
  return 'by' in freePlay
    ? hasRestriction(restrictions, freePlay.by)
    : !hasRestriction(restrictions, freePlay.unless);
};

const isItemAllowed = (
  { pick, isQuarter }: { pick: WagerPick; isQuarter: boolean },
  restrictions: readonly Restriction[],
): boolean => {
  if (pick.type === 'C') return hasRestriction(restrictions, 'FPCONTEST');
  return pick.market !== 'M' && !(isQuarter && hasRestriction(restrictions, 'FPNOASIAN'));
};
