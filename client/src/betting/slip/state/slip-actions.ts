import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketRequest, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import type { WatchedScore } from '@lineboard/workers/board/board-frame';
import type { PressedSubject } from '../../bets/bet-subject.ts';
import type { EnteredCents, SeenLine, SlipItem } from './slip-item.ts';
import type { SlipOptions } from './slip-options.ts';
import type { TicketRefusal } from './ticket-stage.ts';

export interface SlipItemActions {
  /** Takes a pick onto the slip or off it. @returns false when it could not be added, so that the cell reverts. */
  togglePick: (pick: WagerPick, seen: SeenLine, pressed?: PressedSubject | null) => boolean;
  removeItem: (itemId: string) => void;
  clear: () => void;
  enterAmount: (itemId: string, entered: AmountEntered, amountCents: EnteredCents) => void;
  /**
   * Enters one amount for every item, or for the ticket where it has a single one (HR-3). For a reverse it is the base
   * amount, and a round robin takes no to-win.
   */
  enterAmountForAll: (entered: AmountEntered, amountCents: number) => void;
  /** Gives every item without an amount the amount of another. */
  copyAmountToEmpty: (fromItemId: string) => void;
  changePitchers: (itemId: string, pitcher1ReqFlag: boolean, pitcher2ReqFlag: boolean) => void;
  /** Half points bought; negative: sold; 0: the line's own points (HR-30). */
  buyPoints: (itemId: string, pointsBought: number) => void;
  /** Moves an item to another place in the order, which is the order of the bets in an if bet. Counted from 0. */
  moveItem: (itemId: string, toIndex: number) => void;
  /** Marks the new price and points as seen, for one item or for all. */
  acceptChanges: (itemId?: string) => void;
}

export interface SlipProcessActions {
  /** Asks first when picks or an open play would be lost: see `pendingChange`. */
  chooseWagerType: (wagerType: TicketWagerType) => void;
  chooseTeaser: (teaserName: string) => void;
  confirmChange: () => void;
  /** The same, but the picks that fit are kept at the prices that were seen. */
  confirmChangeWithPicks: () => void;
  cancelChange: () => void;
  /** Restores the removed picks that fit, at the prices that were seen. */
  bringBackPicks: () => void;
  forgetTakenOff: () => void;
  /** Continues an open parlay or teaser (HR-15): its type is chosen, which asks first when there are picks. */
  startFilling: (ref: WagerRef, filled: PlacedWager) => void;
  stopFilling: () => void;
  /** The same picks as another bet, which takes all of them: nothing is asked, and nothing comes off. */
  takeShape: (items: readonly SlipItem[], options: SlipOptions) => void;
}

export interface SlipOptionActions {
  setArbc: (arbc: boolean) => void;
  /** Adds a size to the round robin or removes it; without any it is a single parlay. Ends open spots. */
  toggleRoundRobinSize: (size: number) => void;
  chooseSingleParlay: () => void;
  /** 0, or more than may stay empty: no open play. Ends a round robin, with a notice. */
  chooseOpenSpots: (openSpots: number) => void;
  dismissOpenSpotsNotice: () => void;
  dismissToWinNotice: () => void;
  enterTicketAmount: (entered: AmountEntered, amountCents: EnteredCents) => void;
  setFreePlay: (useFreePlay: boolean) => void;
  setLessJuice: (lessJuice: boolean) => void;
  choosePriceAcceptance: (priceAcceptance: PriceAcceptance) => void;

  /** Makes the ticket a rolling if bet (HR-25). */
  chooseParentRif: (ref: WagerRef, winOnly: boolean, parent: PlacedWager) => void;
  setParentWinOnly: (winOnly: boolean) => void;
  dropParentRif: () => void;
  setKeepOpenPlay: (keepOpenPlay: boolean) => void;
}

export interface SlipBookActions {
  dismissReadOnlyAlert: () => void;
  /** The watch list's quotes for the items, by itemId; does not notify when nothing changed. */
  applyQuotes: (quotes: ReadonlyArray<readonly [itemId: string, quote: Quote | null]>) => void;
  /** The scores of the items' games, by itemId. */
  applyScores: (scores: ReadonlyArray<readonly [itemId: string, score: WatchedScore]>) => void;
  /** Closes the notice that a game has begun. */
  dismissWentLive: () => void;
  applyRules: (rules: HouseRules) => void;
  applyCustomer: (customer: CustomerInfo | null) => void;
  applyAccount: (account: AccountFigures | null) => void;
  /** Time passed: cutoffs may have been reached. */
  recalculate: () => void;
}

export interface SlipTicketActions {
  /** Restriction MOVER: the first of its two steps. */
  continueTicket: () => void;
  /** @returns what would be sent now, under a new key after a refusal; null when the ticket is not safe to post. */
  prepareRequest: () => TicketRequest | null;
  /**
   * @param confirmed the same ticket as it was when its password was requested: that was the press, whatever moved
   * since
   * @returns the request to send, or null when the ticket is not safe to post
   */
  beginSending: (confirmed?: TicketRequest | null) => TicketRequest | null;
  markUnknown: (idempotencyKey: string, sinceMs: number) => void;
  applyAnswer: (idempotencyKey: string, answer: TicketAnswer) => void;
  refuse: (idempotencyKey: string, refusal: TicketRefusal) => void;
  /** Closing the reason of a refusal clears it. */
  dismissRefusal: () => void;
  endRecentTicket: () => void;
  /** After a ticket: start again, with the same picks or with none. */
  startNext: (keepPicks: boolean) => void;
}

export type SlipActions = SlipItemActions &
  SlipProcessActions &
  SlipOptionActions &
  SlipBookActions &
  SlipTicketActions;
