/** The covariances of a game's parts, in points squared. Margins (team 2 less team 1) and totals are independent. */
export interface Covariances {
  /** The number of games that they were fitted to. */
  games: number;
  margins: ReadonlyArray<readonly number[]>;
  totals: ReadonlyArray<readonly number[]>;
}

export type ModelName = 'nfl' | 'collegeFootball' | 'nba' | 'collegeBasketball' | 'nhl' | 'mlb';
