import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { WatchedScore } from '@lineboard/workers/board/board-frame';
import type { BetProcess } from './bet-process.ts';
import type { SlipActions } from './slip-actions.ts';
import type { SlipItem, TakenOff } from './slip-item.ts';
import type { TicketStage } from './ticket-stage.ts';

/** A change that would end the current bet: it waits for the customer's answer (spec 1 §4). */
export interface PendingChange {
  kind: 'wagerType' | 'teaser';
  /** An open play is being filled, which the change would close, too. */
  closesOpenPlay: boolean;
  /** The number of picks that the new bet takes. */
  fittingCount: number;
  /** The number of picks that it doesn't take. */
  misfitCount: number;
  next: BetProcess;
}

/** The slip's owner: a customer's id, or `''` for a visitor. */
export type SlipOwner = string;

export interface SlipState extends BetProcess {
  /** null until the book has said whose page this is: nothing is stored until then. */
  owner: SlipOwner | null;
  items: readonly SlipItem[];
  priceAcceptance: PriceAcceptance;
  /** After a ticket that filled some places of an open play: continue with the others. */
  keepOpenPlay: boolean;
  /** Created when the slip was opened, i.e. when the first pick came in; null while it is empty. */
  idempotencyKey: string | null;
  ticket: TicketStage;
  /** The book's current quotes, by itemId. An item without an entry has not been looked up yet. */
  quotes: ReadonlyMap<string, Quote | null>;
  /** The last existing quote, by itemId: it names the bet when its line is gone. */
  lastKnown: ReadonlyMap<string, Quote>;
  /** The scores of their games, by itemId. */
  scores: ReadonlyMap<string, WatchedScore>;
  /** Whether their games have begun, by itemId: such bets wait (HR-44). No entry where it isn't known. */
  begun: ReadonlyMap<string, boolean>;
  /** Picks whose game began while they were on the slip: announced once. */
  wentLive: readonly string[];
  /** The book's teasers, point prices and other figures. */
  rules: HouseRules;
  customer: CustomerInfo | null;
  account: AccountFigures | null;
  /** Restriction FPACTIVE: the first pick came before the free-play balance or the rules. */
  awaitsFreePlay: boolean;
  /** Spec 2 §6: with wagering disabled nothing new is taken and an alert says so. */
  readOnlyAlert: boolean;
  pendingChange: PendingChange | null;
  /**
   * The picks that the last change of the bet removed; null once they are restored or dismissed, or a bet is placed
   * without them.
   */
  takenOff: TakenOff | null;
  /** Open spots were chosen over a round robin, which ended it: announced once (spec 2 §4). */
  openSpotsNotice: boolean;
  /**
   * A round robin was chosen over an entered to-win, which it can't take: the amount is gone, announced once (HR-14).
   */
  toWinNotice: boolean;
  /** Restriction MOVER: Continue was pressed and nothing was edited since (spec 2 §4). */
  continued: boolean;
  /** Risk, to-win, limits, changes and errors of the slip; derived only by `evaluateTicket`. */
  evaluation: TicketEvaluation;
}

export type SlipStore = SlipState & SlipActions;
