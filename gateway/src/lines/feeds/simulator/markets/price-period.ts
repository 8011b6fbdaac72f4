import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { League } from '../leagues/league.ts';
import { calculateGoalOdds } from './goal-odds.ts';
import { normalCdf } from './normal-cdf.ts';
import { priceMarket, priceTwoWay, TWO_WAY_OVERROUND, type TwoWay } from './prices.ts';

/** The expected result of a period at this moment. Margins are home (team 2) minus visitor. */
export interface PeriodOutlook {
  margin: number;
  total: number;
  /** Score of the period so far. */
  score1: number;
  score2: number;
  /** Share of a whole game that is still to be played in it: decides how sure the outlook is. */
  share: number;
  fixedSpread: number | null;
  /** Alternate lines: so far from the market's own spread and total; 0 for every other line. */
  alternatePoints: number;
}

/** A market's numbers; a price that can't be given is null. */
export interface PeriodPrices {
  /** Points given to team 2; team 1 gets the same with the other sign. */
  spread2: number;
  spread: TwoWay | null;
  moneyLine: TwoWay | null;
  moneyLineDraw: AmericanPrice | null;
  totalPoints: number;
  totals: TwoWay | null;
  teamTotals: ReadonlyArray<{ points: number; prices: TwoWay | null }>;
}

const THREE_WAY_OVERROUND = 0.055;

/** Rounds to the step of the sport; never −0, which would be written differently from 0. */
const roundTo = (figure: number, step: number): number => Math.round(figure / step) * step + 0;

const stickToKeys = (margin: number, { model }: League): number => {
  const size = Math.abs(margin);
  const key = model.keyNumbers.find(({ points, width }) => Math.abs(size - points) < width);
  return key === undefined ? roundTo(margin, model.pointStep) : Math.sign(margin) * key.points;
};

/** @param favours2 above 0 when the money line favours team 2: spread and money line never contradict each other */
const spreadOf = (league: League, { margin, fixedSpread }: PeriodOutlook, favours2: number): number => {
  if (fixedSpread === null) return margin * favours2 < 0 ? 0 : -stickToKeys(margin, league) + 0;
  // The number moves with the score, the half stays: it never pushes.
  const size = Math.max(fixedSpread, Math.floor(Math.abs(margin)) + 0.5);
  return favours2 > 0 ? -size : size;
};

/** The chances of each winner and of a draw where many points are scored: half a point either way is a draw. */
const endsOf = (margin: number, marginDoubt: number): { win1: number; win2: number; draw: number } => {
  const win1 = normalCdf((-0.5 - margin) / marginDoubt);
  const win2 = normalCdf((margin - 0.5) / marginDoubt);
  return { win1, win2, draw: 1 - win1 - win2 };
};

/**
 * Everything a period offers, consistent in itself: one favourite, spread and total around the same outlook.
 *
 * @param isThreeWay a level end is a result with a price
 */
export const pricePeriod = (league: League, outlook: PeriodOutlook, isThreeWay: boolean): PeriodPrices => {
  const { model } = league;
  const { margin, total, score1, score2, share } = outlook;
  const doubt = Math.sqrt(Math.max(0.004, share));
  const marginDoubt = model.marginDeviation * doubt;
  const totalDoubt = model.totalDeviation * doubt;
  const rest = Math.max(0.02, total - score1 - score2);
  const restMargin = margin - (score2 - score1);
  const goals =
    league.scoring === 'goals'
      ? calculateGoalOdds(
          Math.max(0.01, (rest - restMargin) / 2),
          Math.max(0.01, (rest + restMargin) / 2),
          score2 - score1,
        )
      : null;
  const wins2 = goals === null ? normalCdf(margin / marginDoubt) : goals.win2 / (goals.win1 + goals.win2);
  const spread2 = spreadOf(league, outlook, wins2 - 0.5) + outlook.alternatePoints;
  const covers2 = goals === null ? normalCdf((margin + spread2) / marginDoubt) : goals.covers2(spread2);
  const totalPoints = roundTo(Math.max(total, model.pointStep), model.pointStep) + outlook.alternatePoints;
  const ends = goals ?? endsOf(margin, marginDoubt);
  const [price1, price2, draw] = isThreeWay
    ? (priceMarket([ends.win1, ends.win2, ends.draw], THREE_WAY_OVERROUND) ?? [])
    : (priceMarket([1 - wins2, wins2], TWO_WAY_OVERROUND) ?? []);
  return {
    spread2,
    spread: priceTwoWay(1 - covers2),
    moneyLine: price1 === undefined || price2 === undefined ? null : { price1, price2 },
    moneyLineDraw: draw ?? null,
    totalPoints,
    totals: priceTwoWay(normalCdf((total - totalPoints) / totalDoubt)),
    teamTotals: ([1, 2] as const).map((team) => {
      const expected = Math.max(0.3, (total + (team === 2 ? margin : -margin)) / 2);
      const points = Math.floor(expected) + 0.5;
      return { points, prices: priceTwoWay(normalCdf((expected - points) / (totalDoubt / 1.35))) };
    }),
  };
};
