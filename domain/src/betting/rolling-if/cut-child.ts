import type { Static } from 'typebox';
import type { Cents } from '../../ground/money/cents.ts';
import { calculateParlayToWinCents } from '../parlay/calculate-parlay-odds.ts';
import { calculateTeaserToWinCents } from '../teaser/settle-teaser.ts';
import { calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import type { CutSchema } from './cut.schema.ts';
import type { Wager, WagerLeg } from '../wager/wager.ts';

/** What a rolling if still stakes when its parent gave back less than that (HR-25). */
export type Cut = Static<typeof CutSchema>;

/** @returns null when what the parent gave back is enough */
export const cutToWhatCameBack = (wager: Wager, riskCents: Cents, gaveBackCents: Cents): Cut | null =>
  gaveBackCents >= riskCents
    ? null
    : { riskCents: gaveBackCents, toWinCents: calculateCutToWin(wager, gaveBackCents) };

/**
 * The wager with the stake that is left of it, which from then on is its entered amount (HR-3): everything is worked
 * out from it. What never rolls from a wager stays as it is.
 */
export const applyCut = (wager: Wager, cut: Cut | null): Wager => {
  if (cut === null) return wager;
  const { terms } = wager;
  if (!WAGER_KINDS[terms.kind].mayRoll) return wager;
  const amounts = { ...cut, entered: 'risk' } as const;
  return 'openSpots' in terms
    ? { ...wager, terms: { ...terms, ...amounts } }
    : { ...wager, legs: wager.legs.map((leg) => ({ ...leg, ...amounts })) };
};

const soldPriceOf = ({ price, repricedFrom }: WagerLeg) => repricedFrom ?? price;

/** Cuts the win in proportion to the risk: what the remaining risk wins at the sold terms, rounded once (HR-1). */
const calculateCutToWin = ({ terms, legs }: Wager, riskCents: Cents): Cents => {
  if ('teaser' in terms) return calculateTeaserToWinCents(riskCents, terms.teaser, terms.teams);
  const sold = legs.map((leg) => ({ ...leg, price: soldPriceOf(leg) }));
  return 'openSpots' in terms
    ? calculateParlayToWinCents(riskCents, sold, terms.card)
    : sold.reduce((sum, { price }) => sum + calculateToWinCents(riskCents, price), 0);
};
