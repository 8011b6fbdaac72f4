import { type Fraction, fraction, over, plus, profitAt, times } from '../fraction.ts';
import { type BruteLeg, type BruteTerms, recomputeWager } from '../recompute-wager.ts';

/** HR-52: what the book keeps, in per cent, and its smallest offer. */
const KEPT_PERCENT = { ofAll: 4, ofEachLeg: 1 };

/** The columns of a line that an offer is worked out by; every price and number may be missing. */
export interface OfferedLine {
  periodNumber: number;
  spread1: number | null;
  spread2: number | null;
  spreadAdj1: number | null;
  spreadAdj2: number | null;
  moneyLine1: number | null;
  moneyLine2: number | null;
  moneyLineDraw: number | null;
  totalPoints: number | null;
  ttlPtsAdj1: number | null;
  ttlPtsAdj2: number | null;
  team1TotalPoints: number | null;
  team1TtlPtsAdj1: number | null;
  team1TtlPtsAdj2: number | null;
  team2TotalPoints: number | null;
  team2TtlPtsAdj1: number | null;
  team2TtlPtsAdj2: number | null;
}

export interface ValuedLeg {
  wager_type: 'S' | 'M' | 'L' | 'E' | null;
  side: string | null;
  final_line: number | null;
  three_way: boolean;
}

/** The leg's number on the line, its price and those of the other sides of its market. */
const read = (line: OfferedLine, { wager_type: market, side }: ValuedLeg) => {
  const isFirst = side?.startsWith('team1') === true;
  const isOver = side?.toLowerCase().endsWith('over') === true;
  switch (market) {
    case 'S':
      return isFirst
        ? { points: line.spread1, own: line.spreadAdj1, others: [line.spreadAdj2] }
        : { points: line.spread2, own: line.spreadAdj2, others: [line.spreadAdj1] };
    case 'M': {
      const draw = line.moneyLineDraw === null ? [] : [line.moneyLineDraw];
      if (side === 'draw')
        return { points: null, own: line.moneyLineDraw, others: [line.moneyLine1, line.moneyLine2] };
      return isFirst
        ? { points: null, own: line.moneyLine1, others: [line.moneyLine2, ...draw] }
        : { points: null, own: line.moneyLine2, others: [line.moneyLine1, ...draw] };
    }
    case 'L':
      return isOver
        ? { points: line.totalPoints, own: line.ttlPtsAdj1, others: [line.ttlPtsAdj2] }
        : { points: line.totalPoints, own: line.ttlPtsAdj2, others: [line.ttlPtsAdj1] };
    default: {
      const [points, up, down] = isFirst
        ? [line.team1TotalPoints, line.team1TtlPtsAdj1, line.team1TtlPtsAdj2]
        : [line.team2TotalPoints, line.team2TtlPtsAdj1, line.team2TtlPtsAdj2];
      return isOver ? { points, own: up, others: [down] } : { points, own: down, others: [up] };
    }
  }
};

const impliedBy = (price: number): Fraction => over(fraction(1), plus(fraction(1), profitAt(price)));

/** @returns null where a side has no price */
const valueOn = (line: OfferedLine, leg: ValuedLeg): { points: number | null; fair: Fraction } | null => {
  if (leg.wager_type === 'M' && (line.moneyLineDraw !== null) !== leg.three_way) return null;
  const { points, own, others } = read(line, leg);
  const prices = [own, ...others];
  if (own === null || prices.some((price) => price === null)) return null;
  const implied = prices.map((price) => impliedBy(price ?? 0));
  return { points, fair: over(implied[0]!, implied.reduce(plus)) };
};

const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { upper: -b.upper, lower: b.lower });

/** Points are multiples of a quarter. */
const pointsOf = (points: number): Fraction => fraction(points * 4, 4);

/**
 * HR-51: by lines of the leg's own number, else between the next one below and the next one above.
 *
 * @param lines all of the leg's period that may have been open
 * @returns every probability that it may have had
 */
export const listFair = (lines: readonly OfferedLine[], leg: ValuedLeg): Fraction[] => {
  const values = lines.flatMap((line) => valueOn(line, leg) ?? []);
  const number = leg.final_line;
  const own = values.filter(({ points }) => points === number).map(({ fair }) => fair);
  if (number === null) return own;
  const told = values.flatMap(({ points, fair }) => (points === null ? [] : [{ points, fair }]));
  const between = told
    .filter(({ points }) => points < number)
    .flatMap((below) =>
      told
        .filter(({ points }) => points > number)
        .map((above) => {
          const way = over(
            minus(pointsOf(number), pointsOf(below.points)),
            minus(pointsOf(above.points), pointsOf(below.points)),
          );
          return plus(below.fair, times(way, minus(above.fair, below.fair)));
        }),
    );
  return [...own, ...between];
};

/**
 * HR-52: what a share of a wager pays.
 *
 * @param legs undecided ones as won
 * @param fair of each undecided leg
 */
export const recomputePaid = (
  terms: BruteTerms,
  legs: readonly BruteLeg[],
  riskCents: number,
  fair: readonly Fraction[],
  sharePercent: number,
): number => {
  const paybackCents = riskCents + recomputeWager(terms, legs).netCents;
  const kept = fraction(100 - KEPT_PERCENT.ofAll - KEPT_PERCENT.ofEachLeg * fair.length, 100);
  const offer = fair.reduce(times, times(fraction(paybackCents), kept));
  const offerCents = offer.upper / offer.lower;
  return Number((offerCents * BigInt(sharePercent)) / 100n);
};
