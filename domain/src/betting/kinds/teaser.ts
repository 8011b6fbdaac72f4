import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateTeaserPayout } from '../teaser/settle-teaser.ts';
import type { LegResult } from '../wager/wager.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { KindRules } from './kind-rules.ts';
import { netOfPayout } from './net-of-payout.ts';
import { judgeEvenResults, USUAL_RULES } from './usual-rules.ts';

const calculateNet: KindRules<'teaser'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateTeaserPayout(terms, legs, results), terms.riskCents);

/** HR-12: one stake on all legs, whose lines are moved; a card says by how much and what it pays. */
export const TEASER_RULES: KindRules<'teaser'> = {
  ...USUAL_RULES,
  calculateNet,
  // That it comes back although a leg won means that fewer teams were left than its card pays.
  judgeEven: ({ teaser }, results) => (hasWinner(teaser, results) ? 'X' : judgeEvenResults(results)),
  bound: (terms, legs, known) =>
    boundOneStake((results) => calculateNet({ ...terms, openSpots: 0 }, legs, results), known),
  combinePrices: ({ teaser, teams }) => teaser.payCards[teams] ?? null,
};

/** A tie wins where the card says so. */
const hasWinner = ({ tieRule }: TeaserCard, results: readonly LegResult[]): boolean =>
  results.some(
    (result) => result?.includes('W') === true || (tieRule === 'tw' && result?.includes('P') === true),
  );
