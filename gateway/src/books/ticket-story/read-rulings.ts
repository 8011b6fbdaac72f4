import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { Ruling } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { MOST_RULINGS } from '@lineboard/domain/books/ticket-story/story-bounds';
import { selectWagerPoints } from '@lineboard/domain/betting/grading/grade-game-wager';
import { listCountedSegments } from '@lineboard/domain/ground/score/counted-segments';
import type { PeriodPoints } from '@lineboard/domain/ground/score/period-score';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { gradeContestLeg, gradeGameLeg } from '../../betting/grading/grade-leg.ts';
import { pickOf } from '../../betting/wagers/pick-of-item.ts';
import { isHeldLate } from '../../betting/wagers/is-held-late.ts';
import { type ContestResultRow, type GameResultRow, scoreOfResult } from '../../lines/results/result-rows.ts';
import type { StoredItem } from '../../betting/wagers/stored-wager.ts';

/** All reported results for some items, with the latest versions of each. */
export interface ToldResults {
  games: ReadonlyMap<number, readonly GameResultRow[]>;
  /** By `contest.contestant`. */
  contestants: ReadonlyMap<string, readonly ContestResultRow[]>;
}

const SELECT_GAMES = `
select * from (
  select r.*, row_number() over (partition by game_num order by result_version desc) as back
  from game_result r where game_num = any($1)
) told where back <= ${MOST_RULINGS} order by game_num, result_version`;

/** Sorted by time, latest first. */
interface Counted {
  back: number;
}

const SELECT_CONTESTANTS = `
select * from (
  select r.*, row_number() over (partition by contest_num, contestant_num order by result_version desc) as back
  from contest_result r join unnest($1::bigint[], $2::bigint[]) as wanted (contest_num, contestant_num)
    using (contest_num, contestant_num)
) told where back <= ${MOST_RULINGS} order by contest_num, contestant_num, result_version`;

const keyOf = (row: { contest_num: number | null; contestant_num: number | null }): string =>
  `${row.contest_num}.${row.contestant_num}`;

export const readToldResults = async (
  { pool }: Database,
  items: readonly StoredItem[],
): Promise<ToldResults> => {
  const games = [...new Set(items.flatMap(({ game_num: num }) => (num === null ? [] : [num])))];
  const contestants = [
    ...new Map(
      items.filter(({ contest_num: num }) => num !== null).map((item) => [keyOf(item), item]),
    ).values(),
  ];
  const [ofGames, ofContestants] = await Promise.all([
    pool.query<GameResultRow & Counted>(SELECT_GAMES, [games]),
    pool.query<ContestResultRow & Counted>(SELECT_CONTESTANTS, [
      contestants.map(({ contest_num: num }) => num),
      contestants.map(({ contestant_num: num }) => num),
    ]),
  ]);
  return {
    games: Map.groupBy(ofGames.rows, ({ game_num: num }) => num),
    contestants: Map.groupBy(ofContestants.rows, keyOf),
  };
};

/** A number belongs to one feed; a row from before feeds were recorded counts for any feed. */
const isOfFeed = (item: StoredItem, { feed_id: feedId }: { feed_id: string | null }): boolean =>
  item.feed_id === null || feedId === null || item.feed_id === feedId;

/**
 * Results from before the book's clock was recorded use the wall clock, which is the same except for simulated feeds.
 */
const momentOf = (row: { recorded_book_ms: number | null; recorded_at_ms: number }): number =>
  row.recorded_book_ms ?? row.recorded_at_ms;

const isReopened = ({ decision }: GameResultRow): boolean => decision === 'reopened';

/** What decided the item where that isn't its game's score: lines of a match count what its sets are won by. */
export const readCounted = (item: StoredItem, told: ToldResults): PeriodPoints | null => {
  const { sport_type: sportType, sport_sub_type: sportSubType, three_way: threeWay } = item;
  const pick = pickOf(item);
  const row = (told.games.get(item.game_num ?? 0) ?? []).find(
    (one) => isOfFeed(item, one) && one.result_version === item.result_version,
  );
  if (pick.type === 'C' || row === undefined || item.result === null || !isSportType(sportType)) return null;
  const score = scoreOfResult(row);
  if (listCountedSegments(sportType, score).length === 0) return null;
  const points = selectWagerPoints({ sportType, sportSubType }, { pick, threeWay }, score);
  return points?.score1 === score.score1 && points.score2 === score.score2 ? null : points;
};

/** Describes the effect of each result on the item, by the rules that it was graded by. */
export const describeRulings = (
  { item, store, acceptedAtMs }: { item: StoredItem; store: string; acceptedAtMs: number },
  told: ToldResults,
  { book, rules }: { book: BookView; rules: HouseRules },
): Ruling[] => {
  // It has no effect until an operator has looked at it.
  if (isHeldLate(item) && item.result === null) return [];
  if (item.pick_type === 'C')
    return (told.contestants.get(keyOf(item)) ?? [])
      .filter((row) => isOfFeed(item, row) && row.held === null)
      .map((row) => ({
        atMs: momentOf(row),
        score1: null,
        score2: null,
        result: row.outcome === null ? null : gradeContestLeg(item, { ...row, outcome: row.outcome }).result,
      }));
  const all = (told.games.get(item.game_num ?? 0) ?? []).filter(
    (row) => isOfFeed(item, row) && row.held === null,
  );
  // What was called off before it was accepted was another game of this number, of which it is the make-up (HR-73).
  const before = all.findLastIndex(
    (row) =>
      row.phase === 'cancelled' && momentOf(row) < acceptedAtMs && row.result_version !== item.result_version,
  );
  const rows = all.slice(before + 1);
  // Once the game was called off, only an operator's decision counts (HR-73).
  const closedAt = rows.findIndex(({ phase }) => phase === 'cancelled');
  return rows
    .filter((_row, at) => closedAt === -1 || at <= closedAt || rows.slice(closedAt, at + 1).some(isReopened))
    .map((row) => ({
      atMs: momentOf(row),
      score1: row.score1,
      score2: row.score2,
      result:
        row.phase === 'live'
          ? null
          : (gradeGameLeg(item, { store }, scoreOfResult(row), book, rules)?.result ?? null),
    }));
};
