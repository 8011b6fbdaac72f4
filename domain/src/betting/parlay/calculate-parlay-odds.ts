import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateRiskAtProfit, calculateToWinAtProfit } from '../../ground/money/amounts-at-profit.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { addRational, createRational, type Rational, subtractRational } from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { WagerLeg } from '../wager/wager.ts';

/** A leg as far as a parlay's odds go. */
export type ParlayLeg = Pick<WagerLeg, 'price' | 'isQuarter'>;

const ONE = createRational(1);

/** The price that cards of fixed payouts are made for. */
export const CARD_PRICE = -110;

/** A quarter line may end half won, which a card has no payout for. */
export const isCardLeg = ({ price, isQuarter }: ParlayLeg): boolean => price === CARD_PRICE && !isQuarter;

/** The card's payout per unit staked, stake included; null when the card doesn't name this number of legs. */
export const selectCardFactor = (card: ParlayCard, legCount: number): Rational | null => {
  const payout = card.payouts[legCount];
  return legCount < 2 || payout === undefined ? null : addRational(ONE, createRational(...payout));
};

/**
 * Whether these legs are paid by the card (HR-10): every one is −110, none a quarter line, and it names their number.
 */
export const appliesCard = (legs: readonly ParlayLeg[], card: ParlayCard | null): card is ParlayCard =>
  card !== null && legs.every(isCardLeg) && selectCardFactor(card, legs.length) !== null;

/**
 * Payout per unit staked, stake included, when all legs win: the product of their factors or the card's payout
 * (HR-10). One leg is a straight; no leg is the stake itself.
 */
export const calculateParlayFactor = (legs: readonly ParlayLeg[], card: ParlayCard | null): Rational => {
  const cardFactor = card !== null && legs.every(isCardLeg) ? selectCardFactor(card, legs.length) : null;
  return cardFactor ?? multiplyFactors(legs.map(({ price }) => factorOfPrice(price)));
};

/** Brought to lowest terms once: each step of a product of twelve would search its own divisor. */
export const multiplyFactors = (factors: readonly Rational[]): Rational => {
  let numerator = 1n;
  let denominator = 1n;
  for (const factor of factors) {
    numerator *= factor.numerator;
    denominator *= factor.denominator;
  }
  return createRational(numerator, denominator);
};

/** Rounded once (HR-1); at most `MAX_TO_WIN_CENTS`. */
export const calculateParlayToWinCents = (
  riskCents: Cents,
  legs: readonly ParlayLeg[],
  card: ParlayCard | null,
): Cents => calculateToWinAtProfit(riskCents, calculateProfit(legs, card));

/** What must be risked to win an amount, rounded once (HR-1). @param legs at least one */
export const calculateParlayRiskCents = (
  toWinCents: Cents,
  legs: readonly ParlayLeg[],
  card: ParlayCard | null,
): Cents => calculateRiskAtProfit(toWinCents, calculateProfit(legs, card));

const calculateProfit = (legs: readonly ParlayLeg[], card: ParlayCard | null): Rational =>
  subtractRational(calculateParlayFactor(legs, card), ONE);
