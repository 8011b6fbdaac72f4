import type { FeedNumbers, ForeignNumbers } from '../../wagers/numbers-of-feeds.ts';

/** An open wager's period of a game. */
export interface WaitingPeriod {
  gameNum: number;
  sportType: string;
  periodNumber: number;
}

/** What the push door asks about numbers before it takes rows about them. */
export interface NumberOwners {
  /** The feed whose game or contest it is in the book now. */
  ofGame(gameNum: number): string | null;
  ofContest(contestNum: number): string | null;
  /** Numbers that are another feed's by wagers or results, also of what the book no longer holds. @throws when the database is away */
  findForeign(feedId: string, numbers: FeedNumbers): Promise<ForeignNumbers>;
  /** Those of the games that wagers were taken on from this feed. @throws when the database is away */
  findWagered(feedId: string, gameNums: readonly number[]): Promise<ReadonlySet<number>>;
  /** The periods of these games that open wagers are on. @throws when the database is away */
  findOpenPeriods(feedId: string, gameNums: readonly number[]): Promise<readonly WaitingPeriod[]>;
}
