import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { Side } from '../../ground/pick/pick.ts';
import type { ClosingLine } from './closing-line.schema.ts';

/** One market as it closed, from the sides of team 1 or the over. */
export interface ClosedMarket {
  /** The number of team 1, or of the total; null for a money line. */
  points: number | null;
  /** The number of team 2; null where it is the same for both sides. */
  points2: number | null;
  price1: AmericanPrice | null;
  price2: AmericanPrice | null;
  priceDraw: AmericanPrice | null;
}

const isSecond = (side: Side): boolean => side === 'team2' || /under$/i.test(side);

/** @returns the close as one side has it; null where that side had no price */
export const selectClose = (market: ClosedMarket, side: Side): ClosingLine | null => {
  const { price1, price2, priceDraw } = market;
  const [own, ...others] =
    side === 'draw'
      ? [priceDraw, price1, price2]
      : isSecond(side)
        ? [price2, price1, priceDraw]
        : [price1, price2, priceDraw];
  if (own === undefined || own === null) return null;
  return {
    prices: [own, ...others.filter((price) => price !== null)],
    points: side === 'team2' ? (market.points2 ?? market.points) : market.points,
  };
};
