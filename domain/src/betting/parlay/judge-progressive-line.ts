import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import { compareRational } from '../../ground/money/rational.ts';
import { type GamePick, SIDES_OF } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';

const SHORTEST: AmericanPrice = -110;
const LONGEST: AmericanPrice = 100;

/**
 * Whether a line may be a leg of a progressive parlay (HR-16): a game's own spread or total on a half or a whole point,
 * priced from -110 to +100 and no shorter than its other side. That the game hasn't begun is the caller's to know.
 *
 * @returns null when it may; `progressivePrice` when the price alone is in the way
 */
export const judgeProgressiveLine = (
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
