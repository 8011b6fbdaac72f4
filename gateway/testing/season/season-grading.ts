import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { createInProcessCustomerEvents } from '../../src/ground/customer/in-process-customer-events.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { expireOpenSpots } from '../../src/betting/grading/expire-open-spots.ts';
import { createSetAside } from '../../src/betting/grading/set-aside.ts';
import { createMetrics } from '../../src/ground/report/metrics.ts';
import { createFakeBook } from '../fakes/fake-book.ts';
import type { SeasonGame } from './season-game.ts';
import { listResults, outcomeOfContest, resultAt, type Telling } from './season-results.ts';

/** Grading that had the gateway to itself. */
export interface GradingTime {
  wagers: number;
  ms: number;
}

/** Grading that gets nowhere for so long has lost a result; how long all of it takes is the machine's affair. */
const STUCK_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 25;

const GAMES_LEFT = `
select count(*)::int as left
from json_to_recordset($1::json) as x (game_num bigint, phase text, score1 integer, score2 integer, parts integer)
where not exists (
  select 1 from game_result r where r.game_num = x.game_num and r.done and r.phase = x.phase and r.score1 = x.score1
    and r.score2 = x.score2 and jsonb_array_length(r.segments) = x.parts
    and r.result_version = (select max(result_version) from game_result where game_num = x.game_num))`;

const CONTESTS_LEFT = `
select count(*)::int as left
from json_to_recordset($1::json) as x (contest_num bigint, contestant_num bigint, outcome text, tied integer)
where not exists (
  select 1 from contest_result r where r.contest_num = x.contest_num and r.contestant_num = x.contestant_num and r.done
    and r.outcome is not distinct from x.outcome and r.tied is not distinct from x.tied and r.result_version = (
      select max(result_version) from contest_result
      where contest_num = x.contest_num and contestant_num = x.contestant_num))`;

/**
 * Waits until what was told of each game was applied to every wager.
 *
 * @param told what was told last
 */
export const waitForGrades = async (
  { pool }: Database,
  games: readonly SeasonGame[],
  told: Telling,
): Promise<void> => {
  const results = games.flatMap((game) => {
    const result = told === 'correction' ? listResults(game).at(-1) : resultAt(game, told);
    return result ? [{ ...game, result }] : [];
  });
  const scores = results
    .filter(({ isGame }) => isGame)
    .map(({ gameNum, result: { phase, score1, score2, segments } }) => ({
      game_num: gameNum,
      phase,
      score1,
      score2,
      parts: segments.length,
    }));
  const outcomes = results.flatMap((game) =>
    game.contest.map(({ contestNum, contestantNum }) => ({
      contest_num: contestNum,
      contestant_num: contestantNum,
      ...outcomeOfContest(game, game.result, { contestNum, contestantNum }),
    })),
  );
  let least = Infinity;
  let giveUpAt = 0;
  for (;;) {
    const left = [
      await pool.query<{ left: number }>(GAMES_LEFT, [JSON.stringify(scores)]),
      await pool.query<{ left: number }>(CONTESTS_LEFT, [JSON.stringify(outcomes)]),
    ].map(({ rows }) => rows[0]?.left ?? 0);
    const all = left.reduce((sum, each) => sum + each, 0);
    if (all === 0) return;
    if (all < least) giveUpAt = Date.now() + STUCK_AFTER_MS;
    least = Math.min(least, all);
    if (Date.now() > giveUpAt)
      throw new Error(`nothing graded in ${STUCK_AFTER_MS} ms: ${left.join(' games, ')} contestants left`);
    await sleep(LOOK_EVERY_MS);
  }
};

/** How long the gateway took over the results that came since: from the first it heard of to the last posting. */
export const measureGrading = async ({ pool }: Database, sinceMs: number): Promise<GradingTime> => {
  const { rows } = await pool.query<{ wagers: number; ms: number | null }>(
    `select count(*)::int as wagers, (max(l.at_ms) - (
       select min(recorded_at_ms) from game_result where recorded_at_ms >= $1))::int as ms
     from ledger l where l.kind = 'grade' and l.at_ms >= $1`,
    [sinceMs],
  );
  return { wagers: rows[0]?.wagers ?? 0, ms: rows[0]?.ms ?? 0 };
};

const DAY_MS = 86_400_000;

/**
 * The book's clock is the wall's with pushed lines, and the shortest time for open spots is a day: so a second
 * gateway's grading, whose clock is ahead of every deadline, looks once at the same database.
 */
export const expireAllOpenSpots = async (database: Database): Promise<void> => {
  const aheadMs = (DEFAULT_HOUSE_RULES.openSpotDays + 1) * DAY_MS;
  for (;;) {
    const metrics = createMetrics();
    await expireOpenSpots({
      database,
      book: createFakeBook(),
      bookNowMs: () => Date.now() + aheadMs,
      wallNowMs: Date.now,
      customerEvents: createInProcessCustomerEvents(),
      metrics,
      setAside: createSetAside({
        failures: metrics.gradingFailures,
        count: metrics.gradingSetAside,
        onError: (error) => {
          throw error;
        },
      }),
      rules: DEFAULT_HOUSE_RULES,
    });
    const { rows } = await database.pool.query<{ due: number }>(
      `select count(*)::int as due from wager
       where status = 'O' and open_spots > 0 and fill_deadline_book_ms is not null`,
    );
    if (rows[0]?.due === 0) return;
  }
};
