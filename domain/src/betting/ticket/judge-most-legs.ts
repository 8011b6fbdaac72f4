import type { TicketError } from '../../ground/error/refusal.ts';
import type { ProgressiveCard, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { boundsOfCard } from '../kinds/progressive-card.ts';
import { openTermsOf } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

/**
 * The most legs of every kind, and the fewest that a card pays, judged by counting alone: odds, worst cases and
 * combinations are worked out only of a ticket that passes. The work of a round robin doubles with each leg.
 *
 * @param teaser the ticket's, or that of the wager it fills; null when the book has none of its name
 */
export const judgeMostLegs = (
  { wagerType, arbc, items, openSpots }: TicketDraft,
  teaser: TeaserCard | null,
  { rules, filled }: Pick<TicketContext, 'rules' | 'filled'>,
): TicketError | null => {
  const openTerms = filled === null ? null : openTermsOf(filled.wager);
  if (openTerms !== null && items.length > openTerms.openSpots)
    return { code: 'openSpotsTooMany', params: { most: openTerms.openSpots } };
  const placed = filled?.wager.legs.length ?? 0;
  const places = placed + (openTerms?.openSpots ?? items.length + openSpots);
  const { mostLegs, hasArbc, isTeased, openSpotsBy } = rowOfType(wagerType);
  if (mostLegs === null) return null;
  if (mostLegs === 'card')
    return isTeased ? judgeTeams(places, teaser) : judgeProgressive(places, rules.progressiveCard);
  const counted = openSpotsBy === null ? items.length : places;
  if (counted <= rules[mostLegs]) return null;
  return hasArbc && !arbc ? { code: 'reverseNeedsTwo' } : tooMany(rules[mostLegs]);
};

const tooMany = (most: number): TicketError => ({ code: 'tooManyLegs', params: { most } });

/** One leg alone is too few for any card, and says so as elsewhere. */
const judgeTeams = (teams: number, teaser: TeaserCard | null): TicketError | null => {
  if (teaser === null) return { code: 'teaserUnknown' };
  const { payCards } = teaser;
  return teams < 2 || payCards[teams] !== undefined
    ? null
    : { code: 'teaserTeams', params: { teams, allowed: Object.keys(payCards).join(', ') } };
};

const judgeProgressive = (legs: number, card: ProgressiveCard | null): TicketError | null => {
  if (card === null) return { code: 'optionUnavailable' };
  const [fewest, most] = boundsOfCard(card);
  if (legs < fewest) return { code: 'tooFewLegs', params: { fewest } };
  return card.payouts[legs] === undefined ? tooMany(most) : null;
};
