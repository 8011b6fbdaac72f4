import type pg from 'pg';
import type { GameResultRow } from './result-rows.ts';

type Decision = NonNullable<GameResultRow['decision']>;

/** The fields in which a decision differs from the version that it is about. */
interface Said {
  decision: Decision;
  held?: string | null;
  phase?: GameResultRow['phase'];
  detail?: GameResultRow['detail'];
}

/**
 * A further version of a result that no feed told: an operator's decision, or the end of a window that a feed began.
 * @returns null when somebody else wrote that version just now
 */
export const writeDecision = async (
  client: pg.Pool | pg.PoolClient,
  of: GameResultRow,
  version: number,
  { decision, held = null, phase = of.phase, detail = of.detail }: Said,
  now: { wallMs: number; bookMs: number },
): Promise<GameResultRow | null> => {
  const { rows } = await client.query<GameResultRow>(
    `insert into game_result (game_num, result_version, phase, score1, score2, segments, detail, starting_pitcher1,
       starting_pitcher2, feed_id, log_epoch, log_clk, recorded_at_ms, recorded_book_ms, held, decision)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict do nothing returning *`,
    [
      of.game_num,
      version,
      phase,
      of.score1,
      of.score2,
      JSON.stringify(of.segments),
      JSON.stringify(detail),
      of.starting_pitcher1,
      of.starting_pitcher2,
      of.feed_id,
      of.log_epoch,
      of.log_clk,
      now.wallMs,
      Math.round(now.bookMs),
      held,
      decision,
    ],
  );
  return rows[0] ?? null;
};

/** Games whose window is over, and that nobody has said anything of since (HR-73). */
const READ_DUE = `
select * from game_result r where due_book_ms <= $1 and held is null
  and not exists (select from game_result n where n.game_num = r.game_num and n.result_version > r.result_version)
limit 200`;

/** Makes the undecided ones no action from now on. @returns the versions that say so */
export const closeDueGames = async (
  pool: pg.Pool,
  now: { wallMs: number; bookMs: number },
): Promise<GameResultRow[]> => {
  const { rows } = await pool.query<GameResultRow>({
    name: 'read-due-games',
    text: READ_DUE,
    values: [Math.floor(now.bookMs)],
  });
  const closed: GameResultRow[] = [];
  for (const row of rows) {
    const said = { decision: 'closed', phase: 'cancelled' } as const;
    const written = await writeDecision(pool, row, row.result_version + 1, said, now);
    if (written !== null) closed.push(written);
  }
  return closed;
};
