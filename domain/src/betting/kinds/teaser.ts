import type { TicketError } from '../../ground/error/refusal.ts';
import type { HouseRules, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import {
  calculateTeaserPayout,
  calculateTeaserRiskCents,
  calculateTeaserToWinCents,
} from '../teaser/settle-teaser.ts';
import { selectTeaserPoints, teaseLine } from '../teaser/tease-points.ts';
import type { LegResult } from '../wager/wager.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { AccumulatorRules } from './kind-rules.ts';
import type { LegCount } from './leg-count.ts';
import { netOfPayout } from './net-of-payout.ts';
import type { LineToTake, TakenLine } from './taken-line.ts';
import { judgeEvenResults, USUAL_RULES } from './usual-rules.ts';
import { createWholeOdds } from './whole-odds.ts';

const calculateNet: AccumulatorRules<'teaser'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateTeaserPayout(terms, legs, results), terms.riskCents);

/** A tie wins where the card says so. */
const hasWinner = ({ tieRule }: TeaserCard, results: readonly LegResult[]): boolean =>
  results.some(
    (result) => result?.includes('W') === true || (tieRule === 'tw' && result?.includes('P') === true),
  );

/** One leg alone is too few for any card, and says so as elsewhere. */
const judgeTeams = ({ places: teams, teaser }: LegCount): TicketError | null => {
  if (teaser === null) return { code: 'teaserUnknown' };
  const { payCards } = teaser;
  return teams < 2 || payCards[teams] !== undefined
    ? null
    : { code: 'teaserTeams', params: { teams, allowed: Object.keys(payCards).join(', ') } };
};

/** A pick that the card doesn't name is not available in it. */
const takeTeased = ({ pick, quote, line, teaser }: LineToTake): TakenLine | null => {
  if (teaser === null) return null;
  if (pick.type === 'C' || quote?.type !== 'G' || line.points === null)
    return { refusal: 'wagerTypeUnavailable' };
  const teaserPoints = selectTeaserPoints(teaser, quote.game.sportType, pick, pick.periodNumber);
  if (teaserPoints === null) return { refusal: 'wagerTypeUnavailable' };
  const final = { price: line.price, points: teaseLine(pick, line.points, teaserPoints) };
  return { refusal: null, placedAt: { final, teaserPoints } };
};

/** @returns null when the card has no price for so many teams */
const createTeaserOdds = ({ legs, openSpots, teaser }: AccumulatorSale): AccumulatorOdds | null => {
  const teams = legs.length + openSpots;
  const price = teaser?.payCards[teams];
  if (teaser === null || price === undefined) return null;
  return {
    ...createWholeOdds(factorOfPrice(price), {
      toWinCents: (riskCents) => calculateTeaserToWinCents(riskCents, teaser, teams),
      riskCents: (toWinCents) => calculateTeaserRiskCents(toWinCents, teaser, teams),
    }),
    isSoldWhole: true,
    terms: (stake) => ({ kind: 'teaser', ...stake, openSpots, teams, teaser }),
  };
};

const findCardFault = ({ teasers, defaultTeaserName }: HouseRules): string | null => {
  const names = teasers.map(({ teaserName }) => teaserName);
  if (new Set(names).size < names.length) return 'two teasers have one name';
  return defaultTeaserName === null || names.includes(defaultTeaserName)
    ? null
    : 'defaultTeaserName is none of its teasers';
};

/** HR-12: one stake on all legs, whose lines are moved; a card says by how much and what it pays. */
export const TEASER_RULES: AccumulatorRules<'teaser'> = {
  ...USUAL_RULES,
  calculateNet,
  // That it comes back although a leg won means that fewer teams were left than its card pays.
  judgeEven: ({ teaser }, results) => (hasWinner(teaser, results) ? 'X' : judgeEvenResults(results)),
  bound: (terms, legs, known) =>
    boundOneStake((results) => calculateNet({ ...terms, openSpots: 0 }, legs, results), known),
  combinePrices: ({ teaser, teams }) => teaser.payCards[teams] ?? null,
  judgeCount: judgeTeams,
  takeLine: takeTeased,
  findCardFault,
  createOdds: createTeaserOdds,
};
