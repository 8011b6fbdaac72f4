import type { Cents } from '../../ground/money/cents.ts';
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
