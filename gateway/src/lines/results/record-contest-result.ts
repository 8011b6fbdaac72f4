import { isAnswer } from '@lineboard/domain/betting/grading/decide-contestant';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Database } from '../../ground/database/create-database.ts';
import { findForeignNumbers } from './numbers-of-feeds.ts';
import type { DoubtRules } from './judge-result.ts';
import { KNOWN, type Recorded } from './record-result.ts';
import type { ContestResultRow, Heard } from './result-rows.ts';

const HOUR_MS = 3_600_000;

/**
 * As `recordGameResult`; an outcome of null takes back what was told before (HR-41). What comes too late, or of what an
 * operator decided, is kept and graded by no wager.
 */
export const recordContestResult = async (
  database: Database,
  line: ContestLine,
  heard: Heard,
  rules: DoubtRules,
): Promise<Recorded<ContestResultRow>> => {
  for (;;) {
    const rows = await readContestResults(database, line.contestNum, line.contestantNum);
    const told = rows.find(({ decision }) => decision === null) ?? null;
    if (told === null && line.outcome === null) return KNOWN;
    if (told !== null) {
      const isKnown = (['outcome', 'tied', 'places'] as const).every((field) => told[field] === line[field]);
      if (told.feed_id === heard.feedId && isKnown) return KNOWN;
      if (told.log_epoch === heard.epoch && line.version <= told.log_clk) return KNOWN;
    }
    const numbers = { games: [], contests: [line.contestNum] };
    const foreign = await findForeignNumbers(database.pool, heard.feedId, numbers);
    const owner = foreign.contests.get(line.contestNum);
    if (owner !== undefined) return { kind: 'foreign', owner };
    const held = findHold(rows, line, heard, rules);
    const row = await database.kysely
      .insertInto('contest_result')
      .values({
        contest_num: line.contestNum,
        contestant_num: line.contestantNum,
        result_version: (rows[0]?.result_version ?? 0) + 1,
        outcome: line.outcome,
        tied: line.tied,
        places: line.places,
        feed_id: heard.feedId,
        log_epoch: heard.epoch,
        log_clk: line.version,
        recorded_at_ms: heard.wallMs,
        recorded_book_ms: Math.round(heard.bookMs),
        held,
        // Nothing is to be done by it until an operator says so.
        done: held !== null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return held === null ? { kind: 'written', row } : KNOWN;
  }
};

/**
 * An operator's decision applies until it is released; a correction counts for so long after the first word (HR-76).
 */
const findHold = (
  rows: readonly ContestResultRow[],
  { contestantName }: ContestLine,
  { bookMs }: Heard,
  rules: DoubtRules,
): ContestResultRow['held'] => {
  const standing = rows.find(({ held }) => held === null);
  if (standing?.decision === 'decided' || standing?.decision === 'confirmed') return 'decidedByOperator';
  const first = rows.findLast(
    ({ outcome, held, decision }) => outcome !== null && held === null && decision === null,
  );
  const hours = isAnswer(contestantName) ? rules.statisticCorrectionHours : rules.correctionHours;
  const firstMs = first?.recorded_book_ms ?? null;
  return firstMs !== null && bookMs - firstMs > hours * HOUR_MS ? 'lateCorrection' : null;
};

/** The latest first. */
const readContestResults = async (
  { kysely }: Pick<Database, 'kysely'>,
  contestNum: number,
  contestantNum: number,
): Promise<ContestResultRow[]> =>
  kysely
    .selectFrom('contest_result')
    .selectAll()
    .where('contest_num', '=', contestNum)
    .where('contestant_num', '=', contestantNum)
    .orderBy('result_version', 'desc')
    .execute();

/** The valid state of a contestant, whatever was sent and is held. */
export const readContestResult = async (
  { kysely }: Pick<Database, 'kysely'>,
  contestNum: number,
  contestantNum: number,
): Promise<ContestResultRow | null> =>
  (await kysely
    .selectFrom('contest_result')
    .selectAll()
    .where('contest_num', '=', contestNum)
    .where('contestant_num', '=', contestantNum)
    .where('held', 'is', null)
    .orderBy('result_version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
