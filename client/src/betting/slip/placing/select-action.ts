import { hasRestriction } from '@lineboard/domain/account/customer/has-restriction';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { isGone } from '../items/gone-lines.ts';
import type { SlipState } from '../state/slip-state.ts';
import { isAboutAmount } from './ticket-amount.ts';
import { selectHasChanges } from '../state/slip-view.ts';

/** The one action at the bottom of the slip: what pressing it does, or why it can't be pressed. */
export type SlipAction =
  | { kind: 'signIn' }
  | { kind: 'place'; riskCents: number; toWinCents: number }
  /** MOVER: the first of two steps; password and place come with the second (spec 2 §4). */
  | { kind: 'continue' }
  | { kind: 'acceptChanges' }
  | { kind: 'sending' }
  | { kind: 'unknown' }
  | { kind: 'pending'; decidedAtMs: number }
  | { kind: 'stale' }
  | { kind: 'notAccepting' }
  | { kind: 'enterAmount' }
  /** The line of a pick is still loading. */
  | { kind: 'awaitLine' }
  /** Nothing is wrong yet: the wager type needs another number of picks. */
  | { kind: 'choosePicks'; code: ErrorCode }
  /** Something is wrong: this is what the customer can do about it. */
  | { kind: 'review'; remedy: Remedy };

/** `wait`: a line is held, checked or without a price, and returns without the customer's doing. */
export type Remedy = 'fix' | 'wait' | 'removeGone' | 'changeAmount' | 'none';

const ABOUT_COUNT: readonly ErrorCode[] = ['tooFewLegs', 'reverseNeedsTwo', 'arbcNeedsThree', 'teaserTeams'];

/** The picks are too few or too many for the type: the action says so, and nothing is marked. */
export const isAboutCount = (code: ErrorCode): boolean => ABOUT_COUNT.includes(code);

/** Nothing on the slip can change it. */
const BLOCKING: readonly ErrorCode[] = [
  'wageringDisabled',
  'inTimeOut',
  'tooManyPending',
  'tooManyOpenWagers',
];

/** They end without the customer's doing. */
const PASSING: readonly ErrorCode[] = ['lineHeld', 'lineDoubted', 'priceMissing', 'feedStale'];

const selectIsMover = ({ customer }: Pick<SlipState, 'customer'>): boolean =>
  hasRestriction(customer?.restrictions ?? [], 'MOVER');

/** Spec 2 §5: requested when the book asks everybody, and from customers with MOVER. */
export const selectNeedsPassword = (
  state: Pick<SlipState, 'customer'>,
  site: Pick<SiteSettings, 'ticketPassword'> | null,
): boolean => selectIsMover(state) || (site?.ticketPassword ?? false);

export const selectAction = (
  state: SlipState,
  around: { isOnline: boolean; isFresh: boolean; isAccepting: boolean },
): SlipAction => {
  const { ticket, evaluation } = state;
  if (ticket.stage === 'sending' || ticket.stage === 'unknown') return { kind: ticket.stage };
  if (ticket.stage === 'pending') return { kind: 'pending', decidedAtMs: ticket.decidedAtMs };
  if (!around.isOnline) return { kind: 'signIn' };
  if (!around.isFresh) return { kind: 'stale' };
  if (!around.isAccepting) return { kind: 'notAccepting' };
  if (selectHasChanges(state)) return { kind: 'acceptChanges' };
  if (evaluation.safeToPost && selectIsMover(state) && !state.continued) return { kind: 'continue' };
  if (evaluation.safeToPost)
    return { kind: 'place', riskCents: evaluation.totalRiskCents, toWinCents: evaluation.totalToWinCents };
  const { error } = evaluation;
  if (error !== null && isAboutCount(error.code)) return { kind: 'choosePicks', code: error.code };
  // A pick whose line is only being looked up isn't wrong.
  const known = evaluation.items.filter(({ itemId }) => state.quotes.has(itemId));
  const codes = known.flatMap(({ errors }) => errors.map(({ code }) => code));
  if (codes.length === 0 && known.length < evaluation.items.length) return { kind: 'awaitLine' };
  if (error === null && codes.length === 0) return { kind: 'enterAmount' };
  return { kind: 'review', remedy: selectRemedy(error?.code ?? null, codes) };
};

/** The customer can fix nothing when all marked picks only have to be waited for, or are gone. */
const selectRemedy = (ofTicket: ErrorCode | null, ofItems: readonly ErrorCode[]): Remedy => {
  if (ofTicket !== null && BLOCKING.includes(ofTicket)) return 'none';
  if (ofItems.length > 0 && ofItems.every((code) => PASSING.includes(code))) return 'wait';
  if (ofItems.length > 0 && ofItems.every((code) => isGone(code))) return 'removeGone';
  return ofItems.length === 0 && ofTicket !== null && isAboutAmount(ofTicket) ? 'changeAmount' : 'fix';
};
