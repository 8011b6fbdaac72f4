import type { Cents } from '../../ground/money/cents.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import type { Bet, BetItem } from './open-bet.schema.ts';

/** What a bet risked and could win when it was accepted: what is left of it and what was sold (HR-54). */
export const acceptedOfBet = ({
  riskCents,
  toWinCents,
  sold,
}: Pick<Bet, 'riskCents' | 'toWinCents' | 'sold'>): { riskCents: Cents; toWinCents: Cents } =>
  sold == null
    ? { riskCents, toWinCents }
    : { riskCents: riskCents + sold.riskCents, toWinCents: toWinCents + sold.toWinCents };

/** The items of a bet with the amounts that they were accepted with: a straight's one item has the bet's own. */
export const acceptedItemsOf = <Item extends BetItem>({
  terms,
  items,
  sold,
}: Pick<Bet, 'terms' | 'sold'> & { items: readonly Item[] }): readonly Item[] =>
  sold == null || !WAGER_KINDS[terms.kind].isSingle
    ? items
    : items.map((item) => ({ ...item, ...acceptedOfBet({ ...item, sold }) }));
