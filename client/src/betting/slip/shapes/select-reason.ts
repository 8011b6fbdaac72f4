import type { TicketCode } from '@lineboard/domain/ground/error/error-code';

/** What is said on a card in a word; its title says all of it. */
const REASONS = {
  tooFewLegs: 'needsMore',
  arbcNeedsThree: 'needsMore',
  tooManyLegs: 'needsFewer',
  reverseNeedsTwo: 'needsFewer',
  correlatedLegs: 'belongTogether',
  contestLegs: 'belongTogether',
  parlayCombinations: 'belongTogether',
  parlayRestricted: 'noParlays',
  roundRobinDisabled: 'notYours',
  moneyLineRestricted: 'notYours',
  freePlayUnavailable: 'noFreePlay',
  freePlayPrice: 'noFreePlay',
  pointsUnavailable: 'noPoints',
  wagerTypeUnavailable: 'pickUnfit',
} as const satisfies Partial<Record<TicketCode, string>>;

type Reason = (typeof REASONS)[keyof typeof REASONS] | 'notThese';

export const selectReason = (code: TicketCode): Reason =>
  Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS] : 'notThese';
