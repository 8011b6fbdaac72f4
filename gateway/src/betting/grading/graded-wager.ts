import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import type { StoredWager } from '../wagers/stored-wager.ts';
import type { Outcome } from './decide-wager.ts';

/** A wager that was written to. */
export interface GradedWager {
  before: StoredWager;
  outcome: Outcome;
  /** 0: something was noted, no money moved. */
  postings: number;
  /** The account afterwards, when money moved. */
  account: AccountRow | null;
}

export interface GradeOptions {
  /**
   * What was found out, worked into the wager; items that change become other objects. Called again whenever the wager
   * turns out to have changed. null: nothing about this wager.
   */
  change: (stored: StoredWager) => StoredWager | null;
  now: { wallMs: number; bookMs: number };
}
