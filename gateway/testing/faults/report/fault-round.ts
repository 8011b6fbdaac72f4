import type { Discrepancy } from '../../../src/ground/ledger/check-balances.ts';
import type { StaleAcceptance } from '../validate/check-tickets.ts';
import type { FaultCell } from '../failpoint/fault-cell.ts';
import type { GreyTimes } from './grey-times.ts';

/** What one fault did, once. All times are milliseconds since the fault. */
export interface FaultRound {
  cell: FaultCell;
  grey: GreyTimes;
  /** When the fault was over; null: it doesn't last. */
  liftedMs: number | null;
  /** The longest time without an accepted price change. */
  gapMs: number;
  /** When the gateway that did not run the feeds first did; null: it never had to. */
  takeoverMs: number | null;
  /** The oldest replaced price that a page showed as bettable. */
  shownOldMs: number;
  tickets: number;
  stale: StaleAcceptance[];
  /** How often each answer came, to every try of every ticket. */
  outcomes: ReadonlyMap<string, number>;
  /** Over all tries: how many took more than a second, and how long the slowest took. */
  slow: number;
  slowestMs: number;
  lost: string[];
  doubled: string[];
  unasked: string[];
  unknown: string[];
  /** Where pages, gateways and mover disagree in the end. */
  differences: string[];
  discrepancies: Discrepancy[];
  /** Transactions of the provider and commands of operators, and how many of them were done. */
  moves: number;
  movesDone: number;
  /** Moves and accounts that aren't what was answered. */
  wrongMoney: string[];
  /** The lines in the logs of both gateways. */
  logLines: number;
  /** The run's own event loop was blocked this long at worst: no time of this round is more exact. */
  lagMs: number;
}
