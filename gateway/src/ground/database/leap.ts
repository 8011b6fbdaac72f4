/** How far the numbers of a sequence leap in a book that was brought back: above all that were given out meanwhile. */
export interface Leap {
  /** The most that a book gives out in a second, on average over a minute or more: several times what was measured. */
  perSecond: number;
  /** Also when the backup is a moment old. */
  least: number;
  /** The next number is the first of a round thousand, or million. */
  round: number;
}
