import {
  STRAIGHT_OPTIONS,
  type TicketDraft,
  type TicketOptions,
} from '@lineboard/domain/betting/request/ticket-request';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { rowOfType, type TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { centsOfEntered, type EnteredCents, requestOfItem, type SlipItem } from './slip-item.ts';

/** The options of the ticket as a whole; its amount may still be missing. */
export interface SlipOptions extends Omit<TicketOptions, 'amountCents'> {
  amountCents: EnteredCents;
}

/** A type's options right after it was chosen. */
export const createSlipOptions = (
  wagerType: TicketWagerType,
  teaserName: string | null = null,
): SlipOptions => ({ ...STRAIGHT_OPTIONS, wagerType, teaserName, amountCents: null });

/** The ticket has one amount instead of one for each item. */
export const hasTicketAmount = (wagerType: TicketWagerType): boolean =>
  rowOfType(wagerType).entered !== 'items';

/** The order of the items is the order of the bets. */
export const isIfBet = (wagerType: TicketWagerType): boolean => rowOfType(wagerType).condition !== null;

/** The draft that the evaluation and the gateway receive. */
export const draftOfSlip = (items: readonly SlipItem[], options: SlipOptions): TicketDraft => ({
  ...options,
  amountCents: centsOfEntered(options.amountCents),
  items: items.map(requestOfItem),
});

/** Wager types that may roll from an open bet (HR-25). */
export const isRollable = ({ wagerType }: SlipOptions): boolean =>
  WAGER_KINDS[rowOfType(wagerType).kind].mayRoll;

/** The prices of the items decide what the ticket pays. */
export const pricesPay = ({ wagerType }: Pick<SlipOptions, 'wagerType'>): boolean =>
  WAGER_KINDS[rowOfType(wagerType).kind].pricesPay;

/** The line of each item moves by the points of a teaser. */
export const isTeased = ({ wagerType }: Pick<SlipOptions, 'wagerType'>): boolean =>
  rowOfType(wagerType).isTeased;

/** The items are separate wagers, independent of each other. */
export const isApart = ({ wagerType }: Pick<SlipOptions, 'wagerType'>): boolean =>
  rowOfType(wagerType).mostLegs === null;
