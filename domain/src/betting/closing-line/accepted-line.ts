import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { AcceptedLine } from './closing-line-value.ts';

/** The figures of a leg, as its ticket has them. */
export interface LegFigures {
  linePrice: AmericanPrice;
  linePoints: number | null;
  finalPrice: AmericanPrice;
  finalLine: number | null;
  teaserPoints: number;
}

/** What is compared with the close: bought and sold points count (HR-63), a teaser's points don't (HR-62). */
export const acceptedLineOf = (leg: LegFigures): AcceptedLine =>
  leg.teaserPoints === 0
    ? { price: leg.finalPrice, points: leg.finalLine }
    : { price: leg.linePrice, points: leg.linePoints };
