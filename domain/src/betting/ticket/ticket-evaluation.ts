import type { TicketCode } from '../../ground/error/error-code.ts';
import type { BettingProfile, PriceAcceptance } from '../../account/customer/customer.schema.ts';
import type { ItemError, PlainErrorCode, TicketError } from '../../ground/error/refusal.ts';
import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { Wager } from '../wager/wager.ts';
import type { PlacedWager } from '../wager/placed-wager.ts';
import type { Quote } from '../quote/quote.ts';
import type { PointOption } from '../points/list-point-options.ts';
import type { PickKey } from '../../ground/pick/pick.ts';
import type { OwnFigures } from '../../account/own-limits/own-limit.schema.ts';
import type { ChangedItem } from './ticket-answer.schema.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

export interface TicketContext extends BettingProfile {
  /** The book's clock, epoch milliseconds. */
  bookMs: number;
  rules: HouseRules;
  /** HR-42; null where it is not known yet (the slip before the first balance). */
  availableCents: Cents | null;
  freePlayBalanceCents: Cents | null;
  /**
   * Amounts already at risk on open tickets, by `keyOfExposure` (HR-4), and what they may win, by `keyOfWin` and
   * `keyOfDayWin` (HR-84).
   */
  exposureCents: ReadonlyMap<PickKey, Cents>;
  /** What the customer's own limits leave (OWN-1); null where none are known, or none are asked. */
  own: OwnFigures | null;
  priceAcceptance: PriceAcceptance;
  /** The quote of each item, by itemId; null when the book doesn't have the line. */
  quotes: ReadonlyMap<string, Quote | null>;
  /** Items, by itemId, whose game is in play (HR-44). */
  begun: ReadonlySet<string>;
  /** What `parentRif` names; null when there is none, or it isn't the customer's. */
  parent: PlacedWager | null;
  /** What `filling` names. */
  filled: PlacedWager | null;
}

export interface EvaluatedItem {
  itemId: string;
  /** The price and points of the line now, as a cell shows them. */
  linePrice: AmericanPrice;
  linePoints: number | null;
  /** The price it would be placed at: with points bought or sold and less juice. */
  finalPrice: AmericanPrice;
  /** The points it would be placed at, bought and teaser points included; null for money lines and contests. */
  finalLine: number | null;
  /** Points the teaser moves it by, towards the customer when positive; 0 in other wagers. */
  teaserPoints: number;
  /** Never empty where points may be bought or sold, even while the line can't be bet; otherwise empty. */
  pointOptions: readonly PointOption[];
  /**
   * What is lost when it loses: of a leg with an amount of its own, of a reverse the one amount at this leg's price; 0
   * where one stake is on all legs.
   */
  riskCents: Cents;
  /** The profit when it wins, the stake not included; 0 as `riskCents` is. */
  toWinCents: Cents;
  /** What is written down as exposure (HR-4). */
  baseCents: Cents;
  /** What is left of the limit, as base amount (HR-4). */
  maxWagerLimitCents: Cents;
  /** What the limit means for the risk at the current price. */
  riskMaxCents: Cents;
  /** What the limit means for the to-win at the current price. */
  toWinMaxCents: Cents;
  /** The line can be bet on now. */
  available: boolean;
  /** An if bet's amount before it is not there yet (spec 2 §5). */
  amountDisabled: boolean;
  /** What price and points did since they were seen; null when they are unchanged. */
  moved: ChangedItem | null;
  /**
   * Old and new price and points where the acceptance doesn't cover the move, and the customer is asked; null when
   * nothing moved or it covers it.
   */
  changed: ChangedItem | null;
  /** What is wrong with it; empty: it is OK. */
  errors: readonly ItemError[];
}

/** One wager that the ticket becomes: several for straights, one for everything else. */
export interface EvaluatedWager {
  itemIds: readonly string[];
  wager: Wager;
  /** For a round robin: which of its legs decide each other (HR-14); otherwise empty. */
  groups: readonly JointGroup[];
  /** Exact worst case (HR-22). */
  riskCents: Cents;
  /** What the account holds for it from its posting: 0 from free play, and for a rolling if whose parent holds it. */
  heldCents: Cents;
  /** Exact best case. */
  toWinCents: Cents;
}

/** What the customer may choose on this ticket now; null allows it, a code says why not. */
export interface TicketChoices {
  freePlay: PlainErrorCode<TicketCode> | null;
  lessJuice: PlainErrorCode<TicketCode> | null;
  rif: PlainErrorCode<TicketCode> | null;
  roundRobin: PlainErrorCode<TicketCode> | null;
  openSpots: PlainErrorCode<TicketCode> | null;
  arbc: PlainErrorCode<TicketCode> | null;
  /** Sizes of a round robin with the number of parlays each, excluded combinations left out. */
  roundRobinSizes: ReadonlyArray<{ size: number; combinations: number }>;
  /** The most places that may stay empty besides the items. */
  mostOpenSpots: number;
}

/** Amounts of the ticket as a whole, where it has one amount for all legs. */
export interface TicketAmounts {
  /**
   * For a parlay and a teaser the stake, for a round robin that of all its parlays, of a reverse its exact worst case
   * (HR-23, HR-24).
   */
  riskCents: Cents;
  /**
   * What the whole ticket wins at best: of a round robin all parlays together (HR-14), of a reverse its exact best
   * case.
   */
  toWinCents: Cents;
  /**
   * The largest risk that may be entered: of a parlay and a teaser the stake, of a round robin that of one parlay. Of a
   * reverse the largest base amount, which is entered once for every leg (HR-4).
   */
  riskMaxCents: Cents;
  /**
   * The largest to-win that may be entered; of a round robin, where none may, what all parlays win together at
   * `riskMaxCents`. Of a reverse the largest base amount again.
   */
  toWinMaxCents: Cents;
}

export interface TicketEvaluation {
  items: EvaluatedItem[];
  wagers: EvaluatedWager[];
  /**
   * Risk, to-win and both maxima of a parlay, round robin, teaser or reverse; null where each item has its own, and
   * where nothing could be worked out.
   */
  amounts: TicketAmounts | null;
  /** Bets that the ticket consists of: wagers, parlays of a round robin, if bets of a reverse. */
  playCount: number;
  /** What a whole parlay or teaser pays, as one price, whatever is staked; null for every other ticket. */
  combinedPrice: AmericanPrice | null;
  /** The whole ticket's risk. */
  totalRiskCents: Cents;
  /** The whole ticket's win. */
  totalToWinCents: Cents;
  /** What the tightest of the customer's own stake and loss limits leaves; null: nothing is limited. */
  ownLeftCents: Cents | null;
  choices: TicketChoices;
  /** The fault of the ticket as a whole; null when there is none. */
  error: TicketError | null;
  /** Spec 2 §5 "Safe to post": `judgeEvaluation` says accepted. */
  safeToPost: boolean;
}

/** The one function that slip and gateway call; it lives in `evaluate-ticket.ts`. */
export type EvaluateTicket = (draft: TicketDraft, context: TicketContext) => TicketEvaluation;
