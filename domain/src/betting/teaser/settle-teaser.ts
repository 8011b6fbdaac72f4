import type { HalfResult } from '../../ground/result/straight-result.ts';
import type { TeaserCard, TieRule } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { calculateWinOfStake } from '../../ground/money/entered-stake.ts';
import { addRational, createRational, type Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import { calculateRiskCents, calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import type { LegResult, WagerLeg, WagerTerms } from '../wager/wager.ts';

export type TeaserLegOutcome = 'won' | 'lost' | 'dropped';

/**
 * What a teaser pays in cents, exact and not rounded yet, stake included (HR-12). A lost leg loses it at once, whatever
 * is still open; so does a tie where ties lose. Otherwise it waits for every leg and every open spot (HR-15) and is
 * paid at the card's next lower number of teams; with fewer than the card pays the risk comes back. That is also how
 * two teams with one push and one win are no action. What is won follows from the amount that was entered (HR-3).
 *
 * @param results one per leg, in the legs' order, ties not applied yet
 * @returns null while it isn't decided
 */
export const calculateTeaserPayout = (
  terms: Extract<WagerTerms, { kind: 'teaser' }>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  const { openSpots, teams, teaser } = terms;
  const outcomes = results
    .filter((result) => result !== null)
    .map((halves) => judgeTeaserLeg(halves, teaser.tieRule));
  if (outcomes.includes('lost')) return createRational(0);
  if (openSpots > 0 || outcomes.length < legs.length) return null;

  const stake = createRational(terms.riskCents);
  const won = outcomes.filter((outcome) => outcome === 'won').length;
  const price = selectNextLowerPrice(teaser, won);
  if (price === null) return stake;
  const sold = profitOfPrice(priceOfTeams(teaser, teams));
  return addRational(stake, calculateWinOfStake(terms, sold, profitOfPrice(price)));
};

/**
 * No card has half a team: a quarter line, which the book doesn't tease by its default cards, counts as the worse of
 * its halves. No action drops the leg under every tie rule.
 */
export const judgeTeaserLeg = (halves: NonNullable<LegResult>, tieRule: TieRule): TeaserLegOutcome => {
  const [first, second] = halves;
  const outcomes = [first, second].map((half) => judgeHalf(half, tieRule));
  return outcomes.includes('lost') ? 'lost' : outcomes.includes('dropped') ? 'dropped' : 'won';
};

const TIES: Readonly<Record<TieRule, TeaserLegOutcome>> = { tp: 'dropped', tl: 'lost', tw: 'won' };

const judgeHalf = (half: HalfResult, tieRule: TieRule): TeaserLegOutcome => {
  switch (half) {
    case 'W':
      return 'won';
    case 'L':
      return 'lost';
    case 'P':
      return TIES[tieRule];
    case 'X':
      return 'dropped';
  }
};

/** The price of the highest number of teams that the card pays and that is left; null when it pays none. */
const selectNextLowerPrice = ({ payCards }: TeaserCard, teams: number): AmericanPrice | null => {
  for (let left = teams; left > 0; left--) {
    const price = payCards[left];
    if (price !== undefined) return price;
  }
  return null;
};

/** Rounded once (HR-1). @throws RangeError when the card doesn't pay this number of teams: no such teaser is sold */
export const calculateTeaserToWinCents = (riskCents: Cents, teaser: TeaserCard, teams: number): Cents =>
  calculateToWinCents(riskCents, priceOfTeams(teaser, teams));

/** What must be risked to win an amount, rounded once (HR-1). @throws RangeError as `calculateTeaserToWinCents` */
export const calculateTeaserRiskCents = (toWinCents: Cents, teaser: TeaserCard, teams: number): Cents =>
  calculateRiskCents(toWinCents, priceOfTeams(teaser, teams));

const priceOfTeams = ({ teaserName, payCards }: TeaserCard, teams: number): AmericanPrice => {
  const price = payCards[teams];
  if (price === undefined) throw new RangeError(`${teaserName} has no price for ${teams} teams`);
  return price;
};
