import { keepOfShare } from '@lineboard/domain/betting/selling/sale-offer';
import { settleWager } from '@lineboard/domain/betting/settlement/settle-wager';
import type { LegResult, WagerTerms } from '@lineboard/domain/betting/wager/wager';
import { enteredOfItem } from '../wagers/guess-entered.ts';
import { type StoredWager, termsOf, wagerOf } from '../wagers/stored-wager.ts';

type Amounts = Pick<StoredWager, 'risk_cents' | 'to_win_cents'>;

/** What is left of a wager once a share of it is sold (HR-54), as its rows have it. */
export interface LeftOfWager extends Amounts {
  terms: string | null;
  items: ReadonlyArray<
    Amounts & { item_number: number; base_cents: number; entered: 'risk' | 'toWin'; open: boolean }
  >;
}

const keep = ({ risk_cents: riskCents, to_win_cents: toWinCents }: Amounts, percent: number): Amounts => {
  const left = keepOfShare({ riskCents, toWinCents }, percent);
  return { risk_cents: left.riskCents, to_win_cents: left.toWinCents };
};

/** Won whole at the accepted prices it pays what was printed: not where a spot stayed empty. */
const paysAsPrinted = (stored: StoredWager): boolean => {
  const { wager } = wagerOf(stored);
  const legs = wager.legs.map((leg) => ({
    ...leg,
    price: leg.repricedFrom ?? leg.price,
    repricedFrom: null,
  }));
  const won = legs.map((): LegResult => ['W', 'W']);
  return settleWager({ ...wager, legs }, won)?.netCents === stored.to_win_cents;
};

/** Terms of one stake on several legs: a parlay's, for no other kind of them can be sold. */
const keepTerms = (stored: StoredWager, percent: number): WagerTerms => {
  const terms = termsOf(stored);
  if (!('openSpots' in terms && 'card' in terms)) return terms;
  const left = { ...terms, ...keepOfShare(terms, percent) };
  return percent > 0 && paysAsPrinted(stored) ? { ...left, isRest: true } : left;
};

/**
 * The amounts of the wager, of its terms and of its legs, each rounded once. Which amount was entered is written down:
 * rounded amounts don't tell it any more.
 */
export const partWager = (stored: StoredWager, percent: number): LeftOfWager => ({
  ...keep(stored, percent),
  terms: stored.terms === null ? null : JSON.stringify(keepTerms(stored, percent)),
  items: stored.items.map((item) => ({
    ...keep(item, percent),
    item_number: item.item_number,
    base_cents: keep({ risk_cents: item.base_cents, to_win_cents: 0 }, percent).risk_cents,
    entered: enteredOfItem(item),
    open: item.open && percent < 100,
  })),
});
