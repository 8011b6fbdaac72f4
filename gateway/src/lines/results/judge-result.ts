import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { endOfWindowMs } from '@lineboard/domain/ground/score/end-of-window';
import { findResultFault, type ResultFault } from '@lineboard/domain/ground/score/find-result-fault';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import { type League, rulesOfLeague } from '@lineboard/domain/ground/sport/sports';
import type { Database } from '../../ground/database/create-database.ts';
import type { GameResult, GameResultRow, Heard, OpenGame } from './result-rows.ts';

/** Why a result is held: it can't be (HR-75), or it came in a way that an operator must look at (HR-76). */
export type HoldReason = ResultFault | 'lateCorrection' | 'calledOffAfterFinal' | 'byOperator';

export type DoubtRules = Pick<HouseRules, 'correctionHours' | 'statisticCorrectionHours'>;

interface ToldResult {
  result: GameResult | OpenGame;
  heard: Heard;
  game: Game | null;
  latest: GameResultRow | null;
  rules: DoubtRules;
}

/** What is kept with a result besides what was said. */
interface Doubt {
  held: HoldReason | null;
  due_book_ms: number | null;
}

const HOUR_MS = 3_600_000;

interface PlayedBy {
  league: League;
  startMs: number;
}

/** Finds the teams and the planned start: as the book has them, else as they were kept. */
const findPlayedBy = async (
  { pool }: Pick<Database, 'pool'>,
  { game, result, heard }: ToldResult,
): Promise<PlayedBy | null> => {
  if (game !== null && game.feedId === heard.feedId)
    return describePlayedBy(game.sportType, game.sportSubType, game.gameDateTimeMs);
  const { rows } = await pool.query<{ type: string; sub: string; ms: number }>(
    `select sport_type as type, sport_sub_type as sub, game_date_time_ms as ms from played_game
       where game_num = $1 and feed_id = $2
     union all
     (select sport_type, sport_sub_type, game_date_time_ms from wager_item
       where game_num = $1 and feed_id = $2 order by ticket_number desc limit 1) limit 1`,
    [result.gameNum, heard.feedId],
  );
  const [row] = rows;
  return row === undefined ? null : describePlayedBy(row.type, row.sub, row.ms);
};

const describePlayedBy = (sportType: string, sportSubType: string, startMs: number): PlayedBy | null =>
  isSportType(sportType) ? { league: { sportType, sportSubType }, startMs } : null;

/** An operator's own word is not doubted. */
const isOperatorsWord = async ({ pool }: Pick<Database, 'pool'>, { result, heard }: ToldResult) => {
  const { rowCount } = await pool.query(
    'select from score_override where game_num = $1 and feed_id = $2 and phase = $3 and score1 = $4 and score2 = $5',
    [result.gameNum, heard.feedId, result.phase, result.score1, result.score2],
  );
  return rowCount !== 0;
};

/** When the valid final was first told; null while there is none. An earlier game of the number is over. */
const readFirstFinalMs = async ({ pool }: Pick<Database, 'pool'>, { result, heard }: ToldResult) => {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select min(recorded_book_ms) as ms from game_result r
     where game_num = $1 and feed_id = $2 and phase = 'final' and held is null
       and not exists (select from game_result o where o.game_num = r.game_num
         and o.result_version > r.result_version and o.phase in ('cancelled', 'live') and o.held is null)`,
    [result.gameNum, heard.feedId],
  );
  return rows[0]?.ms ?? null;
};

const findHold = async (
  database: Pick<Database, 'pool'>,
  told: ToldResult,
  played: PlayedBy | null,
): Promise<HoldReason | null> => {
  const { result, heard, rules, latest } = told;
  const firstFinalMs = latest === null ? null : await readFirstFinalMs(database, told);
  if (firstFinalMs !== null) {
    if (result.phase !== 'final' && result.phase !== 'live') return 'calledOffAfterFinal';
    if (heard.bookMs - firstFinalMs > rules.correctionHours * HOUR_MS) return 'lateCorrection';
  }
  return played === null ? null : findResultFault(played.league, result);
};

/** The start that the first of its bettors was told, should a feed move a game before it says that it is postponed. */
const findFirstStartMs = async (
  { pool }: Pick<Database, 'pool'>,
  { result, heard }: ToldResult,
  { startMs }: PlayedBy,
): Promise<number> => {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select min(game_date_time_ms) as ms from wager_item
     where game_num = $1 and feed_id = $2 and open and result is null`,
    [result.gameNum, heard.feedId],
  );
  return Math.min(startMs, rows[0]?.ms ?? startMs);
};

/** Until when the game may be played for its wagers (HR-73); what was said of it before goes on counting. */
const findDueMs = async (
  database: Pick<Database, 'pool'>,
  told: ToldResult,
  played: PlayedBy | null,
): Promise<number | null> => {
  const { result, latest } = told;
  if (played === null || (result.phase !== 'suspended' && result.phase !== 'postponed')) return null;
  if (latest?.phase === result.phase && latest.due_book_ms !== null) return latest.due_book_ms;
  const row = rulesOfLeague(played.league);
  return endOfWindowMs(row[result.phase], await findFirstStartMs(database, told, played));
};

export const judgeResult = async (database: Pick<Database, 'pool'>, told: ToldResult): Promise<Doubt> => {
  const played = await findPlayedBy(database, told);
  const found = await findHold(database, told, played);
  const held = found === null || (await isOperatorsWord(database, told)) ? null : found;
  return { held, due_book_ms: held === null ? await findDueMs(database, told, played) : null };
};
