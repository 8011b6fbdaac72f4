import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { AccumulatorOdds } from '../kinds/accumulator-odds.ts';
import { RULES_OF_KIND } from '../kinds/rules-of-kind.ts';
import { kindOfDraft } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { AcceptedCombination, WagerLeg } from '../wager/wager.ts';
import type { AccumulatorBasis } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/** @returns null for legs that nothing can be sold on: no combination is left, or no card pays so many */
export const createOdds = ({
  legs,
  basis,
  teaser,
  excluded,
  groups,
  combinations,
  draft,
  context,
}: {
  /** Includes the legs that were accepted earlier. */
  legs: readonly WagerLeg[];
  basis: AccumulatorBasis;
  teaser: TeaserCard | null;
  excluded: ReadonlyArray<readonly [number, number]>;
  groups: readonly JointGroup[];
  combinations: readonly AcceptedCombination[];
  draft: TicketDraft;
  context: TicketContext;
}): AccumulatorOdds | null => {
  const rules = RULES_OF_KIND[kindOfDraft(draft)];
  if (!('createOdds' in rules)) return null;
  return rules.createOdds({
    legs,
    openSpots: basis.openSpots,
    parlayCard: basis.parlayCard,
    teaser,
    sizes: draft.roundRobinSizes,
    excluded,
    groups,
    combinations,
    freePlay: basis.freePlay,
    rules: context.rules,
  });
};
