import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { detailOf, UNTOLD } from '@lineboard/domain/ground/score/untold';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../ground/database/create-database.ts';
import { findForeignNumbers } from './numbers-of-feeds.ts';
import { writeDecision } from './decide-result.ts';
import { type DoubtRules, judgeResult } from './judge-result.ts';
import { keepPlayedGame } from './keep-played-game.ts';
import type { GameResult, GameResultRow, Heard, OpenGame } from './result-rows.ts';

const describeGame = (result: GameResult | OpenGame) => ({
  phase: result.phase,
  score1: result.score1,
  score2: result.score2,
  segments: result.segments,
  starting_pitcher1: result.startingPitcher1,
  starting_pitcher2: result.startingPitcher2,
  detail: detailOf(result),
});

/**
 * What became of a result that was told. `written`: this gateway kept it, as this row, and so is the one that grades
 * it. `known`: it is there already, and its writer grades it; or it says nothing that is kept. `foreign`: another
 * feed told it than the one whose number it is, and nothing was kept.
 */
export type Recorded<Row> =
  | { kind: 'written'; row: Row }
  | { kind: 'known' }
  | { kind: 'foreign'; owner: string };

export const KNOWN = { kind: 'known' } as const;

/**
 * Keeps a result, a corrected one or a final taken back as a further version, and who played; what is known already
 * changes nothing. What nobody should believe yet is kept as held (HR-75, HR-76).
 * @param game as the book has it; null when it has left
 */
export const recordGameResult = async (
  database: Database,
  result: GameResult | OpenGame,
  heard: Heard,
  game: Game | null,
  rules: DoubtRules,
): Promise<Recorded<GameResultRow>> => {
  for (;;) {
    const latest = await readGameResult(database, result.gameNum);
    // Nothing was told that it takes back.
    if (result.phase === 'live' && (latest === null || latest.phase === 'live')) return KNOWN;
    const isWaited = latest !== null && (latest.phase === 'suspended' || latest.phase === 'postponed');
    if (isWaited && isOverdue(latest, heard)) {
      // Its window was over before this was told, whether anybody looked or not (HR-73).
      const said = { decision: 'closed', phase: 'cancelled' } as const;
      await writeDecision(database.pool, latest, latest.result_version + 1, said, heard);
      continue;
    }
    // Another day was named for it: until it begins the window goes on.
    if (isWaited && result.phase === 'live' && !result.hasBegun) return KNOWN;
    const said = describeGame(result);
    if (latest !== null) {
      if (latest.log_epoch === heard.epoch && result.version <= latest.log_clk) return KNOWN;
      if (latest.feed_id === heard.feedId && isSaidBy(latest, said)) return KNOWN;
    }
    const numbers = { games: [result.gameNum], contests: [] };
    const foreign = await findForeignNumbers(database.pool, heard.feedId, numbers);
    const owner = foreign.games.get(result.gameNum);
    if (owner !== undefined) return { kind: 'foreign', owner };
    // First: should the gateway end here, the result is told again, and with it this.
    if (game !== null && game.feedId === heard.feedId) await keepPlayedGame(database, game);
    const doubt = await judgeResult(database, { result, heard, game, latest, rules });
    const row = await database.kysely
      .insertInto('game_result')
      .values({
        game_num: result.gameNum,
        result_version: (latest?.result_version ?? 0) + 1,
        ...said,
        segments: JSON.stringify(result.segments),
        detail: JSON.stringify(said.detail),
        ...doubt,
        feed_id: heard.feedId,
        log_epoch: heard.epoch,
        log_clk: result.version,
        recorded_at_ms: heard.wallMs,
        recorded_book_ms: Math.round(heard.bookMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Otherwise another gateway wrote this version just now: look again.
    if (row !== undefined) return { kind: 'written', row };
  }
};

const isOverdue = ({ due_book_ms: dueMs, held }: GameResultRow, { bookMs }: Heard): boolean =>
  held === null && dueMs !== null && dueMs <= bookMs;

/**
 * The feed says what it said before, as every image of it does: a game that was called off once its window was over is
 * still told as suspended or postponed, and one that is official by an operator's word as untold.
 */
const isSaidBy = (latest: GameResultRow, said: ReturnType<typeof describeGame>): boolean => {
  const known = { ...said };
  for (const field of Object.keys(said) as Array<keyof typeof said>)
    Object.assign(known, { [field]: latest[field] });
  known.detail = { ...UNTOLD, ...latest.detail };
  const isMadeOfficial = latest.decision !== null && known.detail.official === true;
  if (isMadeOfficial && said.detail.official === null) known.detail.official = null;
  const isClosed = latest.decision === 'closed' && (said.phase === 'suspended' || said.phase === 'postponed');
  return isDeepStrictEqual({ ...known, phase: isClosed ? said.phase : latest.phase }, said);
};

export const readGameResult = async (database: Database, gameNum: number): Promise<GameResultRow | null> =>
  (await database.kysely
    .selectFrom('game_result')
    .selectAll()
    .where('game_num', '=', gameNum)
    .orderBy('result_version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
