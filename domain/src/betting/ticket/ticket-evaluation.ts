import type { TicketCode } from '../../ground/error/error-code.ts';
import type { BettingProfile } from '../../account/customer/customer.schema.ts';
import type { PriceAcceptance } from '../../ground/price/price-acceptances.ts';
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
import type { CombinationOffer } from '../combination/offer-combination.ts';
import type { ChangedCombination, ChangedItem } from './ticket-answer.schema.ts';
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
  /** The amounts that the customer's own limits leave (OWN-1); null where the limits aren't known or don't matter. */
  own: OwnFigures | null;
  priceAcceptance: PriceAcceptance;
  /** The quote of each item, by itemId; null when the book doesn't have the line. */
  quotes: ReadonlyMap<string, Quote | null>;
  /**
   * What the items of each combination are worth together, by `keyOfCombination` (HR-64); left out where nobody worked
   * it out: none is taken then.
   */
  combinationOffers?: ReadonlyMap<string, CombinationOffer>;
  /** Items, by itemId, whose game is in play (HR-44). */
  begun: ReadonlySet<string>;
  /** The wager that `parentRif` names; null when there is none, or it isn't the customer's. */
  parent: PlacedWager | null;
  /** The wager that `filling` names. */
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
  /**
   * The choices of points. Never empty where points may be bought or sold, even while the line can't be bet; otherwise
   * empty.
   */
  pointOptions: readonly PointOption[];
  /**
   * The amount lost when it loses: the leg's own amount, or in a reverse the one amount at this leg's price; 0 where
   * one stake is on all legs.
   */
  riskCents: Cents;
  /** The profit when it wins, without the stake; 0 in the same cases as `riskCents`. */
  toWinCents: Cents;
  /** The amount that is recorded as exposure (HR-4). */
  baseCents: Cents;
  /** The rest of the limit, as a base amount (HR-4). */
  maxWagerLimitCents: Cents;
  /**
   * What the account and the customer's own limits leave of it besides the ticket's other picks (HR-42, OWN-4); all of
   * it where picks share an amount or wait on each other.
   */
  affordableCents: Cents;
  /** The largest risk that the limit allows at the current price. */
  riskMaxCents: Cents;
  /** The largest to-win that the limit allows at the current price. */
  toWinMaxCents: Cents;
  /** The line can be bet on now. */
  available: boolean;
  /** The preceding amount of an if bet hasn't been entered yet (spec 2 §5). */
  amountDisabled: boolean;
  /** How price and points have moved since the customer saw them; null when they are unchanged. */
  moved: ChangedItem | null;
  /**
   * Old and new price and points when the customer has to be asked, because the chosen acceptance doesn't cover the
   * move; null when nothing moved or it is covered.
   */
  changed: ChangedItem | null;
  /** The faults of the item; empty means that it is OK. */
  errors: readonly ItemError[];
}

/** Items that count as one leg (HR-64). */
export interface EvaluatedCombination {
  itemIds: readonly string[];
  /** What they pay now for a unit staked, stake included, as a fraction; null where they can't be one leg. */
  factor: string | null;
  /** How that changed since it was seen; null when it is unchanged. */
  moved: ChangedCombination | null;
  /** The same, where the customer has to be asked. */
  changed: ChangedCombination | null;
}

/** One of the ticket's wagers: several for straights, one for everything else. */
export interface EvaluatedWager {
  itemIds: readonly string[];
  wager: Wager;
  /** For a round robin, which of its legs decide each other (HR-14); otherwise empty. */
  groups: readonly JointGroup[];
  /** Exact worst case (HR-22). */
  riskCents: Cents;
  /**
   * The amount that the account holds for it once it is posted: 0 for free play, and for a rolling if whose parent
   * holds it.
   */
  heldCents: Cents;
  /** Exact best case, as it is printed. */
  toWinCents: Cents;
  /** The most that can come of it, by which it is judged (HR-84): more than `toWinCents` as `AccumulatorOdds` says. */
  mostWinCents: Cents;
}

/** The options that the customer has on this ticket now; null allows one, a code says why it isn't allowed. */
export interface TicketChoices {
  freePlay: PlainErrorCode<TicketCode> | null;
  lessJuice: PlainErrorCode<TicketCode> | null;
  rif: PlainErrorCode<TicketCode> | null;
  roundRobin: PlainErrorCode<TicketCode> | null;
  openSpots: PlainErrorCode<TicketCode> | null;
  arbc: PlainErrorCode<TicketCode> | null;
  /** Sizes of a round robin, each with its number of parlays without the excluded combinations. */
  roundRobinSizes: ReadonlyArray<{ size: number; combinations: number }>;
  /** The most places that may stay empty besides the items. */
  mostOpenSpots: number;
}

/** Amounts of the ticket as a whole, where it has one amount for all legs. */
export interface TicketAmounts {
  /**
   * The stake of a parlay or teaser, the stake of all parlays of a round robin, or the exact worst case of a reverse
   * (HR-23, HR-24).
   */
  riskCents: Cents;
  /**
   * The most that the whole ticket can win: all parlays of a round robin together (HR-14), or the exact best case of a
   * reverse.
   */
  toWinCents: Cents;
  /**
   * The largest risk that may be entered: the stake of a parlay or teaser, the stake of one parlay of a round robin, or
   * the base amount of a reverse, which is entered once for every leg (HR-4).
   */
  riskMaxCents: Cents;
  /** What the account and the customer's own limits leave of it (HR-42, OWN-4). */
  affordableCents: Cents;
  /**
   * The largest to-win that may be entered. For a round robin, where none can be entered, it is what all parlays win
   * together at `riskMaxCents`; for a reverse it is the largest base amount again.
   */
  toWinMaxCents: Cents;
}

export interface TicketEvaluation {
  items: EvaluatedItem[];
  wagers: EvaluatedWager[];
  /** In the order of the draft's. */
  combinations: readonly EvaluatedCombination[];
  /**
   * Risk, to-win and both maxima of a parlay, round robin, teaser or reverse; null where each item has its own, and
   * where nothing could be calculated.
   */
  amounts: TicketAmounts | null;
  /** Bets that the ticket consists of: wagers, parlays of a round robin, if bets of a reverse. */
  playCount: number;
  /** The payout of a whole parlay or teaser as one price, independent of the stake; null for every other ticket. */
  combinedPrice: AmericanPrice | null;
  /** The whole ticket's risk. */
  totalRiskCents: Cents;
  /** The whole ticket's win. */
  totalToWinCents: Cents;
  /** The amount left under the tightest of the customer's own stake and loss limits; null when there is no limit. */
  ownLeftCents: Cents | null;
  choices: TicketChoices;
  /** The fault of the ticket as a whole; null when there is none. */
  error: TicketError | null;
  /** Spec 2 §5 "Safe to post": `judgeEvaluation` says accepted. */
  safeToPost: boolean;
}

/** The one function that slip and gateway call; it lives in `evaluate-ticket.ts`. */
export type EvaluateTicket = (draft: TicketDraft, context: TicketContext) => TicketEvaluation;
