import type { Static } from 'typebox';
import type { Cents } from '../money/cents.ts';
import { calculateParlayToWinCents } from '../parlay/calculate-parlay-odds.ts';
import { calculateTeaserToWinCents } from '../teaser/settle-teaser.ts';
import { calculateToWinCents } from '../price/straight-amounts.ts';
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
 * out from it. Chains and round robins never roll from a wager and stay as they are.
 */
export const applyCut = (wager: Wager, cut: Cut | null): Wager => {
  if (cut === null) return wager;
  const { terms } = wager;
  const amounts = { ...cut, entered: 'risk' } as const;
  switch (terms.kind) {
    case 'straight':
      return { ...wager, legs: wager.legs.map((leg) => ({ ...leg, ...amounts })) };
    case 'parlay':
    case 'teaser':
      return { ...wager, terms: { ...terms, ...amounts } };
    case 'roundRobin':
    case 'ifBet':
    case 'reverse':
      return wager;
  }
};

const soldPriceOf = ({ price, repricedFrom }: WagerLeg) => repricedFrom ?? price;

/** In proportion to the risk: what the risk that is left wins as it was sold, rounded once (HR-1). */
const calculateCutToWin = ({ terms, legs }: Wager, riskCents: Cents): Cents => {
  switch (terms.kind) {
    case 'parlay':
      return calculateParlayToWinCents(
        riskCents,
        legs.map((leg) => ({ ...leg, price: soldPriceOf(leg) })),
        terms.card,
      );
    case 'teaser':
      return calculateTeaserToWinCents(riskCents, terms.teaser, terms.teams);
    case 'straight':
    case 'roundRobin':
    case 'ifBet':
    case 'reverse':
      return legs.reduce((sum, leg) => sum + calculateToWinCents(riskCents, soldPriceOf(leg)), 0);
  }
};
