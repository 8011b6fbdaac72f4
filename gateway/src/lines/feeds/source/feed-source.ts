import type { BookClock } from '../../../ground/clock/book-clock.ts';
import type { Database } from '../../../ground/database/create-database.ts';
import type { Reports } from '../../../ground/report/reporter.ts';
import type { Feed } from '../feed.ts';

/** The resources that a feed may use. */
export interface FeedGround {
  onFailure: (error: unknown) => void;
  database: Database;
  reports: Reports;
  /** A line of the log that is no failure. */
  tell: (detail: object, message: string) => void;
}

/** What the FEED variable chose, opened. */
export interface FeedSource {
  /** Where the book's clock begins at the very first start, and how fast it runs; null: it is real time. */
  clock: { firstBookMs: number; speed: number } | null;
  /** It speaks for somebody outside, and in real time: what it says may be wrong. */
  isDoubted: boolean;
  /** What a file has that is not in its replay, for the operator; null when there is nothing to tell. */
  leftOut: { file: string; refusedRows: number; reasons: string[]; ignoredFigures: number } | null;
  /** null: the lines come over HTTP. */
  create: ((clock: BookClock, ground: FeedGround) => Feed) | null;
}
