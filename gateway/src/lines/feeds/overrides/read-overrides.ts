import type { GameOverride, LineMark } from '@lineboard/domain/lines/feed/game-override';
import type { Selectable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../ground/database/create-database.ts';
import type { Tables } from '../../../ground/database/tables.ts';
import { scoreOfRow } from '../../results/score-of-row.ts';

export type MarkRow = Selectable<Tables['line_override']>;
export type ScoreRow = Selectable<Tables['score_override']>;

const toMark = ({ kind, period_number, market, max_wager_cents }: MarkRow): LineMark => ({
  kind,
  periodNumber: period_number,
  market,
  maxWagerCents: max_wager_cents,
});

/** The rows of games as the books take them. */
export const toOverrides = (
  marks: readonly MarkRow[],
  scores: readonly ScoreRow[],
): Map<number, GameOverride> => {
  const overrides = new Map<number, GameOverride>();
  for (const row of marks) {
    const { game_num: gameNum, feed_id: feedId } = row;
    const before = overrides.get(gameNum) ?? { gameNum, feedId, marks: [], score: null };
    overrides.set(gameNum, { ...before, marks: [...before.marks, toMark(row)] });
  }
  for (const row of scores) {
    const { game_num: gameNum, feed_id: feedId } = row;
    const before = overrides.get(gameNum) ?? { gameNum, feedId, marks: [] };
    overrides.set(gameNum, { ...before, score: scoreOfRow(row) });
  }
  return overrides;
};

const MARKS = 'select * from line_override';
const MARK_ORDER = 'order by game_num, kind, period_number nulls first, market nulls first';
const SCORES = 'select * from score_override';

/** @returns the rows of one game as the transaction sees them */
export const readGameOverride = async (
  client: pg.PoolClient,
  gameNum: number,
): Promise<{ marks: MarkRow[]; score: ScoreRow | null }> => {
  const marks = await client.query<MarkRow>(`${MARKS} where game_num = $1 ${MARK_ORDER}`, [gameNum]);
  const scores = await client.query<ScoreRow>(`${SCORES} where game_num = $1`, [gameNum]);
  return { marks: marks.rows, score: scores.rows[0] ?? null };
};

/** @returns all rows, the games in order */
export const readAllOverrides = async (
  client: pg.Pool | pg.PoolClient,
): Promise<{ marks: MarkRow[]; scores: ScoreRow[] }> => {
  const marks = await client.query<MarkRow>(`${MARKS} ${MARK_ORDER}`);
  const scores = await client.query<ScoreRow>(`${SCORES} order by game_num`);
  return { marks: marks.rows, scores: scores.rows };
};

/** Where it is said that something of it changed. */
export const OVERRIDE_CHANNEL = 'override_revision';

/** Has what the transaction changed read as soon as it is committed. Others that change something wait for that. */
export const markOverridesChanged = async (client: pg.PoolClient): Promise<void> => {
  await client.query(
    `with next as (update override_revision set revision = revision + 1 returning revision)
     select pg_notify('${OVERRIDE_CHANNEL}', revision::text) from next`,
  );
};

/**
 * @param known the revision that was read last; null: none
 * @returns null when nothing was changed since
 */
export const readNewOverrides = async (
  { pool }: Pick<Database, 'pool'>,
  known: number | null,
): Promise<{ revision: number; overrides: Map<number, GameOverride> } | null> => {
  // Read first: what is changed between the two is read again at the next look, never missed.
  const { rows } = await pool.query<{ revision: number }>({
    name: 'read-override-revision',
    text: 'select revision from override_revision',
  });
  const revision = rows[0]!.revision;
  if (revision === known) return null;
  const { marks, scores } = await readAllOverrides(pool);
  return { revision, overrides: toOverrides(marks, scores) };
};
