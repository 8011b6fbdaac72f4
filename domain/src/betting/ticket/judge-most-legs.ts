import type { TicketError } from '../../ground/error/refusal.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';
import { RULES_OF_KIND } from '../kinds/rules-of-kind.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { openTermsOf } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/**
 * The most legs of every kind, and the fewest that a card pays, judged by counting alone: odds, worst cases and
 * combinations are worked out only of a ticket that passes. The work of a round robin doubles with each leg.
 *
 * @param teaser the ticket's, or that of the wager it fills; null when the book has none of its name
 */
export const judgeMostLegs = (
  draft: TicketDraft,
  teaser: TeaserCard | null,
  { rules, filled }: Pick<TicketContext, 'rules' | 'filled'>,
): TicketError | null => {
  const { openSpots } = draft;
  const items = countLegs(draft);
  const openTerms = filled === null ? null : openTermsOf(filled.wager);
  if (openTerms !== null && items > openTerms.openSpots)
    return { code: 'openSpotsTooMany', params: { most: openTerms.openSpots } };
  const placed = filled?.wager.legs.length ?? 0;
  const places = placed + (openTerms?.openSpots ?? items + openSpots);
  const { kind, mostLegs } = rowOfType(draft.wagerType);
  const most = mostLegs === null ? null : rules[mostLegs];
  return RULES_OF_KIND[kind].judgeCount({
    items,
    places,
    most: typeof most === 'number' ? most : Infinity,
    arbc: draft.arbc,
    teaser,
    rules,
  });
};

/** Items that count as one leg are one (HR-64). */
const countLegs = (draft: TicketDraft): number =>
  combinationsOf(draft).reduce((legs, { itemIds }) => legs - itemIds.length + 1, draft.items.length);
