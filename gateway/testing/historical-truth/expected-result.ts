import type { Market, Side } from '@lineboard/domain/ground/pick/pick';

/** What one side of one market of a file's game came to, worked out from the file's columns and nothing else. */
export interface ExpectedResult {
  market: Market;
  side: Side;
  points: number | null;
  /** Both halves of the stake: WW, WP, PP, PL, LL; equal unless the line is a quarter one. */
  result: 'WW' | 'WP' | 'PP' | 'PL' | 'LL';
}

/** @param quarters margin of the side with its points, in quarter points: whole numbers, so nothing is rounded */
const resultOf = (quarters: number): ExpectedResult['result'] => {
  if (quarters >= 2) return 'WW';
  if (quarters <= -2) return 'LL';
  return quarters === 1 ? 'WP' : quarters === 0 ? 'PP' : 'PL';
};

/** @param margin points of team 1 less points of team 2 @param points given to team 1 */
export const expectSpread = (margin: number, points: number): ExpectedResult[] => {
  const quarters = Math.round(4 * (margin + points));
  return [
    { market: 'S', side: 'team1', points, result: resultOf(quarters) },
    { market: 'S', side: 'team2', points: 0 - points, result: resultOf(-quarters) },
  ];
};

export const expectTotal = (sum: number, points: number): ExpectedResult[] => {
  const quarters = Math.round(4 * (sum - points));
  return [
    { market: 'L', side: 'over', points, result: resultOf(quarters) },
    { market: 'L', side: 'under', points, result: resultOf(-quarters) },
  ];
};

/** Two ends; level is a push. */
export const expectMoneyLine = (margin: number): ExpectedResult[] => [
  { market: 'M', side: 'team1', points: null, result: margin > 0 ? 'WW' : margin < 0 ? 'LL' : 'PP' },
  { market: 'M', side: 'team2', points: null, result: margin < 0 ? 'WW' : margin > 0 ? 'LL' : 'PP' },
];

/** Three ends; one wins. @param winner H home, A away, D draw, as football-data.co.uk writes it */
export const expectThreeWay = (winner: string): ExpectedResult[] => [
  { market: 'M', side: 'team1', points: null, result: winner === 'A' ? 'WW' : 'LL' },
  { market: 'M', side: 'team2', points: null, result: winner === 'H' ? 'WW' : 'LL' },
  { market: 'M', side: 'draw', points: null, result: winner === 'D' ? 'WW' : 'LL' },
];
