import type { FaultGateway } from './fault-gateway.ts';
import type { FaultHouse } from '../fault-house.ts';

/** What holds in this cell besides what always holds (`validate/judge-round.ts`). */
export type FaultPromise =
  /** Another gateway runs the feeds within three seconds. */
  | 'takeover'
  /** The longest time without an accepted price change stays within the same. */
  | 'gap'
  /** No page is grey for more than half a second. */
  | 'nobodyGrey'
  /** Nobody can be served, and every page says so before it would notice by itself. */
  | 'told'
  /** No ticket hears that its feed is stale. */
  | 'noFeedStale'
  /** Whoever can't be served is told so within a second: both gateways live, and can be reached. */
  | 'inTime';

/** The house at the moment of the fault. */
export interface Struck {
  house: FaultHouse;
  leader: FaultGateway;
  other: FaultGateway;
  leaderAt: 0 | 1;
  otherAt: 0 | 1;
  /** To be called when the fault is over, where it lasts. */
  lifted(): void;
}

/** One row of the table. */
export interface FaultCell {
  name: string;
  title: string;
  /** `standby`: a house that has two of each engine; `sites`: such a one whose ways can be cut. */
  needs: 'cuts' | 'loss' | 'delay' | 'disk' | 'standby' | 'sites' | null;
  promises: readonly FaultPromise[];
  /** Brings the fault about, and ends it: everything runs again when it resolves. */
  strike(struck: Struck): Promise<void>;
}

/** Whether it is run in the house that has two of each engine, after all others. */
export const isOfPair = ({ needs }: FaultCell): boolean => needs === 'standby' || needs === 'sites';
