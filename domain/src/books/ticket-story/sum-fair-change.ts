import type { EnteredAmount } from '../../ground/money/entered-stake.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import { calculateRiskCents, calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { compareOffers, type Offer } from '../../lines/line/compare-offers.ts';
import type { FairChange } from './fair-change.schema.ts';

/** A leg as it was asked for and as it was accepted. */
export interface AcceptedLeg {
  pick: WagerPick;
  /** The line that the slip showed when the bet was sent. */
  asked: Offer;
  /** The book's line that was accepted, before points are bought or teased. */
  line: Offer;
  /** What the leg stands at. */
  final: Offer;
  /** Its own price decides what it pays. */
  paysOwnPrice: boolean;
  /** The amounts of a straight; null where the leg shares them with others. */
  own: { entered: EnteredAmount; riskCents: Cents; toWinCents: Cents } | null;
}

type Sums = Pick<
  FairChange,
  'picks' | 'better' | 'worse' | 'mixed' | 'gaveCents' | 'costCents' | 'moneyless'
>;

/**
 * The price's difference in the money of a straight: the amount that was entered stays, the other one is worked out at
 * the asked price as it was at the accepted one, each rounded once (HR-1).
 *
 * @returns null where a move has no sum before its game ends: another number; or where other things moved the price
 */
const weighInMoney = ({ asked, line, final, own }: AcceptedLeg): Cents | null => {
  const isPlain = line.price === final.price && line.points === final.points;
  if (own === null || !isPlain || asked.points !== line.points) return null;
  return own.entered === 'risk'
    ? calculateToWinCents(own.riskCents, final.price) - calculateToWinCents(own.riskCents, asked.price)
    : calculateRiskCents(own.toWinCents, asked.price) - calculateRiskCents(own.toWinCents, final.price);
};

/** Adds up what moved between press and acceptance. A leg that doesn't pay its own price has its number alone. */
export const sumFairChange = (legs: readonly AcceptedLeg[]): Sums => {
  const sums = {
    picks: legs.length,
    better: 0,
    worse: 0,
    mixed: 0,
    gaveCents: 0,
    costCents: 0,
    moneyless: 0,
  };
  for (const leg of legs) {
    const { pick, asked, line, paysOwnPrice } = leg;
    const comparison = compareOffers(pick, asked, paysOwnPrice ? line : { ...line, price: asked.price });
    if (comparison === 'same') continue;
    sums[comparison] += 1;
    const cents = weighInMoney(leg);
    if (cents === null) sums.moneyless += 1;
    else if (cents > 0) sums.gaveCents += cents;
    else sums.costCents -= cents;
  }
  return sums;
};
