import type { AmountEntered } from '../price/straight-amounts.ts';
import type { PriceAcceptance } from '../customer/customer.ts';
import type { LogPosition } from '../feed/feed-change.ts';
import type { Cents } from '../money/cents.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import type { WagerPick } from '../pick/pick.ts';

/** One item as the customer saw it. The gateway compares these figures and never trusts them. */
export interface WagerItemRequest {
  /** Chosen by the client, unique within the ticket; answers name it. */
  itemId: string;
  pick: WagerPick;
  /** As it stood in the cell: before points bought or sold, teaser points and less juice. */
  seenPrice: AmericanPrice;
  /** Points of the spread or total seen; null for money lines and contests. */
  seenLine: number | null;
  /** Position of the line when it was shown. */
  seen: LogPosition;
  /** The item's own amount; of no weight in a parlay, teaser or reverse, which have one for the ticket. */
  amountEntered: AmountEntered;
  amountCents: Cents;
  /** Half points bought; negative: sold (HR-30). */
  pointsBought: number;
  /** Baseball: this side's listed pitcher must start (HR-34). */
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
}

/** The wager types of the slip. */
export const TICKET_WAGER_TYPES = [
  'straight',
  'parlay',
  'teaser',
  'ifWinOnly',
  'ifWinOrPush',
  'actionReverse',
] as const;

export type TicketWagerType = (typeof TICKET_WAGER_TYPES)[number];

/** A wager that was placed already: an open parlay to fill, or the parent of a rolling if bet. */
export interface WagerRef {
  ticketNumber: number;
  wagerNumber: number;
}

/** Everything on a ticket beside its items. */
export interface TicketOptions {
  wagerType: TicketWagerType;
  /** With `actionReverse`: every ordered pair of at least three legs (HR-24). */
  arbc: boolean;
  /** With `teaser`; null otherwise. */
  teaserName: string | null;
  /** With `parlay`: sizes of the round robin's parlays, ascending; empty for a single parlay. */
  roundRobinSizes: readonly number[];
  /** With `parlay` and `teaser`: places left empty at posting (HR-15). */
  openSpots: number;
  /** The one amount of a parlay (of each, in a round robin) or teaser; in a reverse each leg's base amount (ArAmount). */
  amountEntered: AmountEntered;
  amountCents: Cents;
  useFreePlay: boolean;
  lessJuice: boolean;
  /** The parent of this rolling if bet (HR-25); `winOnly`, else win or push. */
  parentRif: (WagerRef & { winOnly: boolean }) | null;
  /** The open parlay or teaser whose spots these items fill (HR-15); amounts and teaser are that wager's. */
  filling: WagerRef | null;
}

/** The sums of a full ticket stay safe integers. */
export const MAX_TICKET_ITEMS = 50;

/** What the slip evaluates and the gateway evaluates again. */
export interface TicketDraft extends TicketOptions {
  items: readonly WagerItemRequest[];
}

export interface TicketRequest extends TicketDraft {
  /** Made when the slip was opened; the same key is the same ticket. UUID. */
  idempotencyKey: string;
  priceAcceptance: PriceAcceptance;
}

/** A plain ticket of straight wagers: each item becomes one wager. */
export const STRAIGHT_OPTIONS: TicketOptions = {
  wagerType: 'straight',
  arbc: false,
  teaserName: null,
  roundRobinSizes: [],
  openSpots: 0,
  amountEntered: 'risk',
  amountCents: 0,
  useFreePlay: false,
  lessJuice: false,
  parentRif: null,
  filling: null,
};
