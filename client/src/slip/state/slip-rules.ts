import type { TeaserCard } from '@lineboard/domain/house-rules/house-rules';
import { orderTeasers, selectTeaser } from '@lineboard/domain/teaser/select-teaser';
import type { SlipState } from './slip-state.ts';

type WithRules = Pick<SlipState, 'rules'>;

/** In the order of spec 1 §9. */
export const selectTeasers = ({ rules }: WithRules): readonly TeaserCard[] =>
  orderTeasers(rules.teasers, rules.orderByTeaserName);

/** The one that the book's rules name, else the first of the order (spec 1 §4). */
export const selectDefaultTeaserName = (state: WithRules): string | null =>
  state.rules.defaultTeaserName ?? selectTeasers(state)[0]?.teaserName ?? null;

/** The teaser of the ticket: an open play's as it was when it was accepted. */
export const selectChosenTeaser = ({
  rules,
  options,
  filled,
}: Pick<SlipState, 'rules' | 'options' | 'filled'>): TeaserCard | null =>
  filled?.wager.terms.kind === 'teaser'
    ? filled.wager.terms.teaser
    : selectTeaser(rules, options.teaserName ?? '');
