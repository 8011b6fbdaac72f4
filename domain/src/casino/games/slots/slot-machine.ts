/** What a machine is made of. Symbols are letters; what they look like is the face's. */
export interface SlotMachine {
  /** One strip a reel, a letter a place, as it runs downwards and around. */
  reels: readonly string[];
  /** The row (0 is the top one) of each line on each reel. */
  lines: readonly (readonly number[])[];
  /**
   * Pays in times the line's stake, by symbol: from two equal ones to a whole line of them, beginning on the first
   * reel.
   */
  pays: ReadonlyMap<string, readonly number[]>;
  /** What three and more scatters anywhere give: times the whole stake, and free spins. */
  scatters: readonly { count: number; pays: number; freeSpins: number }[];
  /** What wins of free spins are multiplied by. */
  freeSpinFactor: number;
}

export const ROWS = 3;

/** Stands for every symbol but the scatter; a line of nothing else has pays of its own. */
export const WILD = 'W';

/** Pays wherever it appears. No strip has two of them within three places. */
export const SCATTER = 'S';
