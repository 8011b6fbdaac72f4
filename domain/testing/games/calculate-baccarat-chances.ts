import { BACCARAT_DECKS, percentOfPlace } from '../../src/casino/games/baccarat/baccarat.ts';
import { BACCARAT_PLACES, type BaccaratPlace } from '../../src/casino/games/baccarat/baccarat-round.ts';
import { doesBankerDraw, isNaturalPoints } from '../../src/casino/games/baccarat/deal-baccarat.ts';
import {
  addRational,
  createRational,
  multiplyRational,
  type Rational,
} from '../../src/ground/money/rational.ts';

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * How many of all orders of six cards of the shoe each side wins, by every sequence of points; their sum is 416 · 415 ·
 * 414 · 413 · 412 · 411, below 2⁵³.
 */
export const calculateBaccaratChances = (): Record<BaccaratPlace, number> => {
  const left = POINTS.map((points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS);
  let size = left.reduce((sum, count) => sum + count, 0);
  const orders = { player: 0, banker: 0, tie: 0 };

  /** Each card that can come next, with the ways that there were for those before it. */
  const deal = (ways: number, then: (points: number, ways: number) => void): void => {
    for (const points of POINTS) {
      const count = left[points]!;
      left[points] = count - 1;
      size--;
      if (count > 0) then(points, ways * count);
      left[points] = count;
      size++;
    }
  };
  /** @param dealt cards so far: what isn't dealt may be any of the rest, in any order */
  const finish = (player: number, banker: number, ways: number, dealt: number): void => {
    let all = ways;
    for (let card = dealt; card < 6; card++) all *= size - (card - dealt);
    orders[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += all;
  };
  const drawThirds = (player: number, banker: number, ways: number): void => {
    if (isNaturalPoints(player) || isNaturalPoints(banker)) return finish(player, banker, ways, 4);
    const drawBanker = (points: number, third: number | null, before: number, dealt: number): void =>
      doesBankerDraw(banker, third)
        ? deal(before, (card, now) => finish(points, (banker + card) % 10, now, dealt + 1))
        : finish(points, banker, before, dealt);
    if (player > 5) return drawBanker(player, null, ways, 4);
    deal(ways, (third, now) => drawBanker((player + third) % 10, third, now, 5));
  };
  deal(1, (player1, w1) =>
    deal(w1, (banker1, w2) =>
      deal(w2, (player2, w3) =>
        deal(w3, (banker2, w4) => drawThirds((player1 + player2) % 10, (banker1 + banker2) % 10, w4)),
      ),
    ),
  );
  return orders;
};

/** What each place gives back of its stake, exactly. */
export const calculateBaccaratReturns = (): ReadonlyMap<BaccaratPlace, Rational> => {
  const orders = calculateBaccaratChances();
  const all = BACCARAT_PLACES.reduce((sum, place) => sum + orders[place], 0);
  return new Map(
    BACCARAT_PLACES.map((place) => [
      place,
      BACCARAT_PLACES.map((winner) =>
        multiplyRational(
          createRational(percentOfPlace(place, winner), 100),
          createRational(orders[winner], all),
        ),
      ).reduce(addRational),
    ]),
  );
};
