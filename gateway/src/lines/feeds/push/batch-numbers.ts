import type { GameWagerToGrade } from '@lineboard/domain/betting/grading/game-wager-to-grade';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import type { GamePhase } from '@lineboard/domain/ground/score/game-score.schema';
import type { FeedNumbers, ForeignNumbers } from '../../results/numbers-of-feeds.ts';
import type { LeagueNames, NumberOwners } from './number-owners.ts';
import { type Batch, isOfImage } from '@lineboard/domain/lines/feed/push-batch.schema';
import type { PushedBook } from './pushed-book.ts';

/** What the database knows of the numbers that a batch names for the first time, or decides. */
export interface BatchNumbers {
  foreign: ForeignNumbers;
  /** Games out of the feed's book that wagers were taken on from it: their results are still taken. */
  wagered: ReadonlySet<number>;
  /** The teams of games that the batch names for the first time, and that wagers were taken on. */
  teams: ReadonlyMap<number, { team1Id: string; team2Id: string }>;
  /** Every store that there is; null: the batch names none that the feed doesn't have already. */
  stores: ReadonlySet<string> | null;
  /** Every league that was taken before, by sport; null as above. */
  leagues: LeagueNames | null;
  /** The open wagers by game. */
  openWagers: ReadonlyMap<number, readonly GameWagerToGrade[]>;
}

type RawRow = Readonly<Record<string, unknown>> | null;

const NOTHING: ForeignNumbers = { games: new Map(), contests: new Map() };

const isNumber = (num: unknown): num is number =>
  Number.isInteger(num) && Number(num) > 0 && Number(num) < 2 ** 31;

/**
 * Asks once for a whole batch, and only about what the feed doesn't have in the book already: prices move without the
 * database. The rows are as they came, judged by nobody yet.
 * @throws when the database is away
 */
export const readBatchNumbers = async (
  feedId: string,
  { rows, image }: Pick<Batch, 'rows' | 'image'>,
  book: PushedBook | null,
  owners: NumberOwners,
): Promise<BatchNumbers> => {
  const unknown = { games: new Set<number>(), contests: new Set<number>() };
  const results = new Set<number>();
  const finals = new Set<number>();
  let [isStoreNew, isLeagueNew] = [false, false];
  for (const row of rows as readonly RawRow[]) {
    const { kind, gameNum, contestNum, phase, store, sportType, sportSubType } = row ?? {};
    isStoreNew ||= typeof store === 'string' && book?.stores.has(store) !== true;
    isLeagueNew ||= kind === 'game' && book?.hasLeague(String(sportType), String(sportSubType)) !== true;
    if (kind === 'game' && isNumber(gameNum) && !isOwnGame(gameNum)) unknown.games.add(gameNum);
    if (kind === 'contestLine' && isNumber(contestNum) && !isOwnContest(contestNum))
      unknown.contests.add(contestNum);
    if (kind !== 'score' || !isNumber(gameNum) || !isResultPhase(phase as GamePhase)) continue;
    // An image may have let go of the game that it tells the result of.
    if (isOfImage(image) || book?.games.has(gameNum) !== true) results.add(gameNum);
    if (phase === 'final') finals.add(gameNum);
  }
  function isOwnGame(gameNum: number): boolean {
    return book?.games.has(gameNum) === true || owners.ofGame(gameNum) === feedId;
  }
  function isOwnContest(contestNum: number): boolean {
    return book?.contests.has(contestNum) === true || owners.ofContest(contestNum) === feedId;
  }
  const asked: FeedNumbers = { games: [...unknown.games], contests: [...unknown.contests] };
  const [foreign, teams, stores, leagues, wagered, wagers] = await Promise.all([
    asked.games.length + asked.contests.length === 0 ? NOTHING : owners.findForeign(feedId, asked),
    asked.games.length === 0 ? new Map() : owners.findTeams(feedId, asked.games),
    isStoreNew ? owners.findStores() : null,
    isLeagueNew ? owners.findLeagues() : null,
    results.size === 0 ? new Set<number>() : owners.findWagered(feedId, [...results]),
    finals.size === 0 ? [] : owners.findOpenWagers(feedId, [...finals]),
  ]);
  return {
    foreign,
    teams,
    stores,
    leagues,
    wagered,
    openWagers: Map.groupBy(wagers, ({ pick }) => pick.gameNum),
  };
};
