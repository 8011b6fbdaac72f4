import type pg from 'pg';

export type BackupKind = 'backup' | 'restore' | 'move';

/** Entered besides what it is about: a database that can't be written keeps no backup from being made. */
export const noteInBook = async (
  client: pg.ClientBase | pg.Pool,
  kind: BackupKind,
  { atMs, showsMs }: { atMs: number; showsMs: number },
): Promise<void> => {
  await client.query('insert into backup_log (kind, at_ms, shows_ms) values ($1, $2, $3)', [
    kind,
    atMs,
    showsMs,
  ]);
};

/**
 * A book that was brought back or moved has the file that it came from.
 * @returns when the newest backup was made, by what the book knows of it; null: never
 */
export const readLastBackup = async (pool: pg.Pool): Promise<number | null> => {
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(shows_ms)::text as last from backup_log',
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
};
