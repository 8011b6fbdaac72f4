import type { TicketError } from '../../ground/error/refusal.ts';
import type { HouseRules, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';

/** The legs of a ticket by their number alone, and what says how many there may be. */
export interface LegCount {
  /** The ticket's own items. */
  items: number;
  /** They include legs that were accepted earlier and places that stay empty. */
  places: number;
  /** The most that the house rules let its type have; Infinity where a card counts them, or nothing does. */
  most: number;
  arbc: boolean;
  /** The ticket's, or that of the wager it fills; null when the book has none of its name. */
  teaser: TeaserCard | null;
  rules: HouseRules;
}

export const judgeMost = (legs: number, most: number): TicketError | null =>
  legs <= most ? null : { code: 'tooManyLegs', params: { most } };
