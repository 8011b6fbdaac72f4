import type { QuietCustomer } from './quiet-customer.ts';

/** What the tabs of a run have to do with each other. */
export interface FuzzTabs {
  quiet: QuietCustomer;
  /** How many times two tabs were played: ways and calls take turns. */
  turn: number;
  /** How many calls that read were made: they take turns, too. */
  reads: number;
  /** The keys of tickets that were sent from another customer's page. */
  keys: string[];
}
