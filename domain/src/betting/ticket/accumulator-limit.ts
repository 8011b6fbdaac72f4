import { type Cents, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import {
  multiplyRational,
  createRational,
  divideRational,
  type Rational,
  roundRational,
} from '../../ground/money/rational.ts';
import { selectLimitCents } from './limits.ts';
import { keyOfExposure } from '../../ground/pick/pick.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { kindOfDraft } from '../request/kind-of-draft.ts';
import type { PricedItem } from './price-item.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/**
 * What an accumulator may risk as far as one of its legs goes (HR-4): the leg's limit for the wager type, less what
 * is already on it in other accumulators of that type. A circled line's own maximum applies when lower.
 *
 * @returns null when the line is unknown
 */
export const calculateLegRoom = (
  { item, judged }: PricedItem,
  draft: Pick<TicketDraft, 'wagerType' | 'roundRobinSizes'>,
  context: Pick<TicketContext, 'limits' | 'exposureCents'>,
): Cents | null => {
  if (judged === null) return null;
  const { limitType } = WAGER_KINDS[kindOfDraft(draft)];
  const subject = limitType === null ? judged.limitSubject : { ...judged.limitSubject, limitType };
  const limitCents = selectLimitCents(context.limits, subject);
  const circledCents = judged.status === 'I' ? (judged.lineMaxCents ?? limitCents) : limitCents;
  const exposureKey = keyOfExposure(item.pick, limitType);
  const exposureCents = context.exposureCents.get(exposureKey) ?? 0;
  return Math.max(0, Math.min(limitCents, circledCents) - exposureCents);
};

/** The largest risk whose payout at this factor, rounded as it will be, stays within a maximum (HR-10). */
export const calculateRiskOfPayout = (maxPayoutCents: Cents | null, factor: Rational): Cents => {
  const most = Math.min(maxPayoutCents ?? MAX_TO_WIN_CENTS, MAX_TO_WIN_CENTS);
  const exact = divideRational(createRational(Math.max(0, most)), factor);
  const floor = exact.numerator / exact.denominator;
  // One more cent may still fit when its payout rounds down.
  const next = roundRational(multiplyRational(createRational(floor + 1n), factor));
  return Number(next <= BigInt(most) ? floor + 1n : floor);
};
