import type { TicketError } from '../../ground/error/refusal.ts';
import { calculateRiskAtProfit, calculateToWinAtProfit } from '../../ground/money/amounts-at-profit.ts';
import { compareRational, createRational, subtractRational } from '../../ground/money/rational.ts';
import { type GamePick, SIDES_OF } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { AccumulatorRules } from './kind-rules.ts';
import type { LegCount } from './leg-count.ts';
import { netOfPayout } from './net-of-payout.ts';
import {
  boundsOfCard,
  calculateProgressivePayout,
  findFaultOfCard,
  selectProgressiveFactor,
} from './progressive-card.ts';
import type { LineToTake, TakenLine } from './taken-line.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { createWholeOdds } from './whole-odds.ts';

const calculateNet: AccumulatorRules<'progressiveParlay'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateProgressivePayout(terms, legs, results), terms.riskCents);

const judgeCount = ({ places: legs, rules: { progressiveCard: card } }: LegCount): TicketError | null => {
  if (card === null) return { code: 'optionUnavailable' };
  const [fewest, most] = boundsOfCard(card);
  if (legs < fewest) return { code: 'tooFewLegs', params: { fewest } };
  return card.payouts[legs] === undefined ? { code: 'tooManyLegs', params: { most } } : null;
};

const SHORTEST: AmericanPrice = -110;
const LONGEST: AmericanPrice = 100;

/**
 * Whether a line may be a leg of a progressive parlay (HR-16): a game's own spread or total on a half or a whole point,
 * priced from -110 to +100 and no shorter than its other side.
 *
 * @returns null when it may; `progressivePrice` when the price alone is in the way
 */
const judgeLine = (
  { market, periodNumber, side }: GamePick,
  line: GameLine,
): 'wagerTypeUnavailable' | 'progressivePrice' | null => {
  const { price, points } = selectMarket(line, market, side);
  if ((market !== 'S' && market !== 'L') || periodNumber !== 0) return 'wagerTypeUnavailable';
  if (points === null || !Number.isInteger(points * 2)) return 'wagerTypeUnavailable';
  const other = SIDES_OF[market].find((each) => each !== side);
  const otherPrice = other === undefined ? null : selectMarket(line, market, other).price;
  if (price === null || otherPrice === null) return 'wagerTypeUnavailable';
  const isShorter = (a: AmericanPrice, b: AmericanPrice): boolean =>
    compareRational(factorOfPrice(a), factorOfPrice(b)) < 0;
  return isShorter(price, SHORTEST) || isShorter(LONGEST, price) || isShorter(price, otherPrice)
    ? 'progressivePrice'
    : null;
};

/** A game in play has no such leg, whatever its line. */
const takeLine = ({ pick, quote, hasBegun }: LineToTake): TakenLine => ({
  refusal:
    pick.type === 'C' || quote?.type !== 'G' || hasBegun
      ? 'wagerTypeUnavailable'
      : judgeLine(pick, quote.line),
});

/** @returns null when the book has no such card, or none for so many legs */
const createOdds = ({ legs, rules: { progressiveCard: card } }: AccumulatorSale): AccumulatorOdds | null => {
  const factor = card === null ? null : selectProgressiveFactor(card.payouts, legs.length, 0);
  if (card === null || factor === null) return null;
  const profit = subtractRational(factor, createRational(1));
  return {
    ...createWholeOdds(factor, {
      toWinCents: (riskCents) => calculateToWinAtProfit(riskCents, profit),
      riskCents: (toWinCents) => calculateRiskAtProfit(toWinCents, profit),
    }),
    isSoldWhole: false,
    terms: (stake) => ({ kind: 'progressiveParlay', ...stake, payouts: card.payouts }),
  };
};

/** HR-16: one stake on all legs, by a card that also pays when some of them lose. */
export const PROGRESSIVE_PARLAY_RULES: AccumulatorRules<'progressiveParlay'> = {
  ...USUAL_RULES,
  calculateNet,
  bound: (terms, legs, known) => boundOneStake((results) => calculateNet(terms, legs, results), known),
  combinePrices: ({ payouts }, legs) => {
    const factor = selectProgressiveFactor(payouts, legs.length, 0);
    return factor === null ? null : nearestAmericanPrice(factor);
  },
  judgeCount,
  takeLine,
  findCardFault: ({ progressiveCard }) =>
    progressiveCard === null ? null : findFaultOfCard(progressiveCard),
  createOdds,
};
