import type { Login } from '../../sign-in/sign-in-all.ts';

/** A book that a run is made against: one of its own, or one that is named. */
export interface BookUnderLoad {
  /** Where customers' pages go. */
  origin: string;
  /** Gateways that may run the feeds. */
  feedOrigins: readonly string[];
  /** null: the run moves no lines. */
  feed: { feedId: string; token: string } | null;
  /** The customers whose sign-ins are used. */
  logins: readonly Login[];
  /** null where the run plays no rounds. */
  provider: { name: string; key: string; integration: string } | null;
  /** null: its figures aren't read. */
  metricsToken: string | null;
  /** It runs on this machine, so that their clocks are one. */
  isOwn: boolean;
  stop(): Promise<void>;
}
