import {
  rowOfType,
  TICKET_WAGER_TYPES,
  type TicketWagerType,
} from '@lineboard/domain/ground/wager-kind/wager-types';
import type { HouseRules, TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { orderTeasers, selectTeaser } from '@lineboard/domain/betting/teaser/select-teaser';
import type { SlipState } from './slip-state.ts';

type WithRules = Pick<SlipState, 'rules'>;

/** In the order of spec 1 §9. */
export const selectTeasers = ({ rules }: WithRules): readonly TeaserCard[] =>
  orderTeasers(rules.teasers, rules.orderByTeaserName);

/**
 * The teaser in which the picks stood before, while the book has it; else the one that the book's rules name, else the
 * first of the order (spec 1 §4).
 */
export const selectTeaserName = (state: Pick<SlipState, 'rules' | 'items'>): string | null =>
  state.items
    .flatMap(({ chosen = [] }) => chosen)
    .find(({ teaserName }) => selectTeaser(state.rules, teaserName ?? '') !== null)?.teaserName ??
  state.rules.defaultTeaserName ??
  selectTeasers(state)[0]?.teaserName ??
  null;

/** The teaser of the ticket: an open play's as it was when it was accepted. */
export const selectChosenTeaser = ({
  rules,
  options,
  filled,
}: Pick<SlipState, 'rules' | 'options' | 'filled'>): TeaserCard | null => {
  if (!rowOfType(options.wagerType).isTeased) return null;
  const terms = filled?.wager.terms;
  return terms !== undefined && 'teaser' in terms
    ? terms.teaser
    : selectTeaser(rules, options.teaserName ?? '');
};

/** The book's wager types: one that is sold by a card is there only with the card. */
export const selectWagerTypes = (rules: HouseRules): readonly TicketWagerType[] =>
  TICKET_WAGER_TYPES.filter((type) => {
    const { mostLegs } = rowOfType(type);
    return mostLegs === null || rules[mostLegs] !== null;
  });
