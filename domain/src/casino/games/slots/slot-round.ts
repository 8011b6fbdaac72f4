import type { Cents } from '../../../ground/money/cents.ts';

/** One bet on all lines. */
export interface SlotBet {
  stakeCents: Cents;
}

export interface SlotWin {
  /** Number of the line from 0; null is the scatters'. */
  line: number | null;
  symbol: string;
  count: number;
  winCents: Cents;
}

export interface Spin {
  /** For each reel, the place of its strip that shows in the top row. */
  stops: readonly number[];
  wins: readonly SlotWin[];
  /** Sum of the wins. */
  winCents: Cents;
  /** Won with this spin. */
  freeSpins: number;
}

export interface SlotState {
  stakeCents: Cents;
  /** The paid one, then the free ones. */
  spins: readonly Spin[];
}
