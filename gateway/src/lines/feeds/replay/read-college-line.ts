import type { HistoricalLine } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';
import type { RowPair } from './pair-rows.ts';

/** The sheet has no prices of spreads and totals: the usual ones. */
const USUAL_PRICE = -110;

/** No game is favoured by so much, and no total is so low. */
const LEAST_TOTAL = 60;

/** A row's figure is the total on one row of the game and the points given on the favourite's. */
type Figure = { kind: 'total' | 'points'; value: number } | null;

const readFigure = (row: HistoryRow, when: string): Figure => {
  const value = row.points(when);
  if (value === null) return null;
  if (value < 0) {
    row.ignore(when);
    return null;
  }
  return { kind: value > LEAST_TOTAL ? 'total' : 'points', value };
};

/** College basketball sheet. Money lines are the closing ones. */
export const readCollegeLine = ({ visitor, home }: RowPair, when: 'Open' | 'Close'): HistoricalLine => {
  const of1 = readFigure(visitor, when);
  const of2 = readFigure(home, when);
  // Two of a kind contradict each other, except that no points on either row are the same as on one.
  const contradicts = of1 !== null && of2 !== null && of1.kind === of2.kind && of1.value + of2.value !== 0;
  if (contradicts) visitor.ignore(when);
  const totalPoints = contradicts
    ? null
    : ([of1, of2].find((figure) => figure?.kind === 'total')?.value ?? null);
  const given1 = of1?.kind === 'points' ? of1.value : null;
  const given2 = of2?.kind === 'points' ? of2.value : null;
  const spread1 = contradicts ? null : given1 !== null ? 0 - given1 : given2;
  return {
    spread1,
    spreadAdj1: spread1 === null ? null : USUAL_PRICE,
    spreadAdj2: spread1 === null ? null : USUAL_PRICE,
    moneyLine1: when === 'Close' ? visitor.price('ML') : null,
    moneyLine2: when === 'Close' ? home.price('ML') : null,
    moneyLineDraw: null,
    totalPoints,
    over: totalPoints === null ? null : USUAL_PRICE,
    under: totalPoints === null ? null : USUAL_PRICE,
  };
};
