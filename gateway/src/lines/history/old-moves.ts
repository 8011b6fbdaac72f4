import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

const DAY_MS = 86_400_000;
const TABLES = ['line_move', 'contest_move', 'contest_sum'] as const;

export const oldMoves = (keepDays: number): ReadonlyArray<SweptRows<(typeof TABLES)[number]>> =>
  TABLES.map((table) => ({ table, column: 'over_ms', keptMs: keepDays * DAY_MS }));

/** Forgets moves of what began so many days ago. The close of a graded leg stands with the leg. */
export const sweepMoves = async (
  database: Pick<Database, 'kysely'>,
  keepDays: number,
  nowMs: number,
): Promise<void> => {
  for (const rows of oldMoves(keepDays)) await sweepOldRows(database, rows, nowMs);
};
