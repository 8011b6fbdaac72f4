import type { GameWagerToGrade } from '@lineboard/domain/betting/grading/game-wager-to-grade';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { FeedNumbers, ForeignNumbers } from '../../results/numbers-of-feeds.ts';

type Teams = Pick<Game, 'team1Id' | 'team2Id'>;

/** By sport, then by name. */
export type LeagueNames = ReadonlyMap<string, ReadonlyMap<string, 'taken' | 'refused'>>;

/** What the push door asks about numbers before it takes rows about them. */
export interface NumberOwners {
  /** The feed whose game or contest it is in the book now. */
  ofGame(gameNum: number): string | null;
  ofContest(contestNum: number): string | null;
  /**
   * Numbers that are another feed's by wagers or results, also of what the book no longer holds.
   * @throws when the database is away
   */
  findForeign(feedId: string, numbers: FeedNumbers): Promise<ForeignNumbers>;
  /** Those of the games that wagers were taken on from this feed. @throws when the database is away */
  findWagered(feedId: string, gameNums: readonly number[]): Promise<ReadonlySet<number>>;
  /** The teams of those of the games that wagers were taken on from this feed. @throws when the database is away */
  findTeams(feedId: string, gameNums: readonly number[]): Promise<ReadonlyMap<number, Teams>>;
  /** Every store that operators made. @throws when the database is away */
  findStores(): Promise<ReadonlySet<string>>;
  /** Every name of a league that was taken or refused before, of any feed. @throws when the database is away */
  findLeagues(): Promise<LeagueNames>;
  /** What open wagers from this feed are on in these games. @throws when the database is away */
  findOpenWagers(feedId: string, gameNums: readonly number[]): Promise<readonly GameWagerToGrade[]>;
}
