import type { EnteredAmount } from '../../ground/money/entered-stake.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import { calculateRiskCents, calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { type Comparison, compareOffers, type Offer } from '../../lines/line/compare-offers.ts';

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
  /** The amounts of a straight, or of a leg of an if bet or reverse; null where the leg shares them with others. */
  own: { entered: EnteredAmount; riskCents: Cents; toWinCents: Cents } | null;
}

/** How the accepted line compares with the asked one; its price counts where it decides what the leg pays. */
export const compareAsked = ({ pick, asked, line, paysOwnPrice }: AcceptedLeg): Comparison =>
  compareOffers(pick, asked, paysOwnPrice ? line : { ...line, price: asked.price });

/**
 * The price's difference in the money of a straight: the amount that was entered stays, the other one is worked out at
 * the asked price as it was at the accepted one, each rounded once (HR-1).
 *
 * @returns null where a move has no sum before its game ends: another number; or where other things moved the price
 */
export const weighInMoney = ({ asked, line, final, own }: AcceptedLeg): Cents | null => {
  const isPlain = line.price === final.price && line.points === final.points;
  if (own === null || !isPlain || asked.points !== line.points) return null;
  return own.entered === 'risk'
    ? calculateToWinCents(own.riskCents, final.price) - calculateToWinCents(own.riskCents, asked.price)
    : calculateRiskCents(own.toWinCents, asked.price) - calculateRiskCents(own.toWinCents, final.price);
};
