import type { TicketError } from '../error/refusal.ts';
import type { TeaserCard } from '../house-rules/house-rules.ts';
import { openTermsOf } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/**
 * The most legs of every kind, judged by counting alone: odds, worst cases and combinations are worked out only of a
 * ticket that passes. The work of a round robin doubles with each leg.
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
  switch (wagerType) {
    case 'straight':
      return null;
    case 'parlay':
      return places > rules.mostParlayLegs ? tooMany(rules.mostParlayLegs) : null;
    case 'teaser':
      return teaser === null ? { code: 'teaserUnknown' } : judgeTeams(places, teaser);
    case 'ifWinOnly':
    case 'ifWinOrPush':
      return items.length > rules.mostIfBetLegs ? tooMany(rules.mostIfBetLegs) : null;
    case 'actionReverse':
      if (items.length <= rules.mostIfBetLegs) return null;
      return arbc ? tooMany(rules.mostIfBetLegs) : { code: 'reverseNeedsTwo' };
  }
};

const tooMany = (most: number): TicketError => ({ code: 'tooManyLegs', params: { most } });

/** One leg alone is too few for any card, and says so as elsewhere. */
const judgeTeams = (teams: number, { payCards }: TeaserCard): TicketError | null =>
  teams < 2 || payCards[teams] !== undefined
    ? null
    : { code: 'teaserTeams', params: { teams, allowed: Object.keys(payCards).join(', ') } };
