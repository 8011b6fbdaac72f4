import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

const DAY_MS = 86_400_000;

export const oldMoves = (keepDays: number): SweptRows<'line_move'> => ({
  table: 'line_move',
  column: 'over_ms',
  keptMs: keepDays * DAY_MS,
});

/** Forgets moves of periods that began so many days ago. The close of a graded leg stands with the leg. */
export const sweepMoves = (
  database: Pick<Database, 'kysely'>,
  keepDays: number,
  nowMs: number,
): Promise<void> => sweepOldRows(database, oldMoves(keepDays), nowMs);
