/** What sales left behind. */
export interface FuzzSales {
  /** The latest keys, whoever sent them. */
  keys: string[];
  /** Bets of which nothing can be left, with the key that sold them. */
  soldWhole: Map<string, string>;
}
