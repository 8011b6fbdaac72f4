import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import type { WagerTerms } from './wager.ts';

/**
 * Whether a leg's own price decides what it pays: not in a teaser, nor where it stands in a combination (HR-64).
 *
 * @param leg its index in the wager
 */
export const paysOwnPrice = (terms: WagerTerms, leg: number): boolean =>
  WAGER_KINDS[terms.kind].pricesPay &&
  !('combinations' in terms && terms.combinations.some(({ legs }) => legs.includes(leg)));
