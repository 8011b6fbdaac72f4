import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { hasTicketAmount } from '../state/slip-options.ts';
import type { SlipState } from '../state/slip-state.ts';

const ABOUT_AMOUNT: readonly ErrorCode[] = [
  'amountInvalid',
  'amountExceeded',
  'amountBelowMinimum',
  'reverseAmountExceeded',
  'payoutExceeded',
  'ticketWinExceeded',
  'dayWinExceeded',
  'roundRobinBetExceeded',
  'rifAmountExceeded',
  'ownStakeLimit',
  'ownLossLimit',
];

/** Another amount would do, or more money. */
export const isAboutAmount = (code: ErrorCode): boolean =>
  ABOUT_AMOUNT.includes(code) || code === 'insufficientAvailable' || code === 'freePlayInsufficient';

/** The ticket's amount as its fields show it; null amounts are empty fields. */
export interface ShownAmount {
  /** The amount of each parlay of a round robin, of each leg of a reverse, or of the whole ticket. */
  kind: 'each' | 'base' | 'whole';
  /** The amount to be won may be entered instead of the risk. */
  takesToWin: boolean;
  enteredCents: Cents | null;
  riskCents: Cents | null;
  toWinCents: Cents | null;
  maxCents: Cents | null;
  isInvalid: boolean;
}

/** @returns null where each item has its own amount, and where an open play already has it */
export const selectTicketAmount = ({ options, evaluation }: SlipState): ShownAmount | null => {
  const { wagerType, roundRobinSizes, filling, amountEntered, amountCents } = options;
  if (!hasTicketAmount(wagerType) || filling !== null) return null;
  const { entered } = rowOfType(wagerType);
  const { amounts, error } = evaluation;
  const isEntered = typeof amountCents === 'number';
  return {
    kind: entered === 'base' ? 'base' : roundRobinSizes.length > 0 ? 'each' : 'whole',
    takesToWin: entered === 'ticket',
    enteredCents: isEntered ? amountCents : null,
    // While the picks make no bet, what was entered is all that is known.
    riskCents: isEntered ? (amounts?.riskCents ?? (amountEntered === 'toWin' ? null : amountCents)) : null,
    toWinCents: isEntered ? (amounts?.toWinCents ?? (amountEntered === 'toWin' ? amountCents : null)) : null,
    // An account that leaves nothing says so once an amount is entered.
    maxCents: amounts === null ? null : amounts.affordableCents || amounts.riskMaxCents,
    isInvalid:
      amountCents === 'invalid' || (isEntered && error !== null && ABOUT_AMOUNT.includes(error.code)),
  };
};
