import {
  STRAIGHT_OPTIONS,
  type TicketDraft,
  type TicketOptions,
  type TicketWagerType,
} from '@lineboard/domain/request/ticket-request';
import { centsOfEntered, type EnteredCents, requestOfItem, type SlipItem } from './slip-item.ts';

/** What was chosen for the ticket as a whole; its amount may still be missing. */
export interface SlipOptions extends Omit<TicketOptions, 'amountCents'> {
  amountCents: EnteredCents;
}

/** A type as it is right after it was chosen. */
export const createSlipOptions = (
  wagerType: TicketWagerType,
  teaserName: string | null = null,
): SlipOptions => ({ ...STRAIGHT_OPTIONS, wagerType, teaserName, amountCents: null });

/** Parlay and teaser: one amount, all legs or nothing (spec 2 §4). */
const isAccumulator = (wagerType: TicketWagerType): boolean =>
  wagerType === 'parlay' || wagerType === 'teaser';

/** The ticket has one amount instead of one for each item. */
export const hasTicketAmount = (wagerType: TicketWagerType): boolean =>
  isAccumulator(wagerType) || wagerType === 'actionReverse';

/** The order of the items is the order of the bets. */
export const isIfBet = (wagerType: TicketWagerType): boolean =>
  wagerType === 'ifWinOnly' || wagerType === 'ifWinOrPush';

/** What the evaluation and the gateway are asked about. */
export const draftOfSlip = (items: readonly SlipItem[], options: SlipOptions): TicketDraft => ({
  ...options,
  amountCents: centsOfEntered(options.amountCents),
  items: items.map(requestOfItem),
});

/** Wager types that may roll from an open bet (HR-25). */
export const isRollable = ({ wagerType }: SlipOptions): boolean =>
  wagerType === 'straight' || isAccumulator(wagerType);
