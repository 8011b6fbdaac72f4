import { calculateWinOfRisk } from '@lineboard/domain/ground/money/amounts-at-profit';
import type { EnteredAmount } from '@lineboard/domain/ground/money/entered-stake';
import {
  createRational,
  divideRational,
  type Rational,
  roundRational,
  subtractRational,
} from '@lineboard/domain/ground/money/rational';
import { calculateParlayFactor } from '@lineboard/domain/betting/parlay/calculate-parlay-odds';
import { profitOfPrice } from '@lineboard/domain/ground/price/decimal-factor';
import { isQuarterLine } from '@lineboard/domain/betting/ticket/item-amounts';
import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';

type Item = Pick<
  Selectable<Tables['wager_item']>,
  'risk_cents' | 'to_win_cents' | 'final_price' | 'final_line' | 'entered'
>;

/**
 * Wagers that were accepted before tickets remembered which amount was entered (HR-3). The entered one is told by the
 * figures as well as it can be: the to-win where the risk follows from it and not the other way round.
 */
const guess = (riskCents: number, toWinCents: number, sold: Rational): EnteredAmount => {
  if (roundRational(calculateWinOfRisk(riskCents, sold)) === BigInt(toWinCents)) return 'risk';
  const risk = divideRational(createRational(toWinCents), sold);
  return roundRational(risk) === BigInt(riskCents) ? 'toWin' : 'risk';
};

export const enteredOfItem = (item: Item): EnteredAmount =>
  item.entered ?? guess(item.risk_cents, item.to_win_cents, profitOfPrice(item.final_price));

/** Terms as they are kept, with what those of earlier wagers lack. */
export const completeTerms = (terms: WagerTerms, items: readonly Item[]): WagerTerms => {
  if (!('openSpots' in terms)) return terms;
  const { entered } = terms as { entered?: EnteredAmount };
  if (entered !== undefined) return terms;
  const { riskCents, toWinCents } = terms;
  if ('teaser' in terms) {
    // Filling a spot takes one from those that are kept here, expiry doesn't: the sum stays what was sold.
    const teams = items.length + terms.openSpots;
    const price = terms.teaser.payCards[teams];
    return {
      ...terms,
      teams,
      entered: price === undefined ? 'risk' : guess(riskCents, toWinCents, profitOfPrice(price)),
    };
  }
  const legs = items.map((item) => ({
    price: item.final_price,
    isQuarter: isQuarterLine(item.final_line),
  }));
  const sold = subtractRational(calculateParlayFactor(legs, terms.card), createRational(1));
  return { ...terms, entered: guess(riskCents, toWinCents, sold) };
};
