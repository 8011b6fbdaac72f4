import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from './create-database.ts';
import { sweepInParts, sweepOldRows } from './sweep-old-rows.ts';

describe.each(oneEngine())('old rows on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const fill = (rows: number): Promise<unknown> =>
    database.pool.query(
      `insert into used_captcha (token_hash, expires_at_ms)
       select sha256(n::text::bytea), n from generate_series(1, $1::int) n`,
      [rows],
    );
  const left = async (): Promise<number[]> =>
    (
      await database.pool.query<{ expires_at_ms: number }>(
        'select expires_at_ms from used_captcha order by expires_at_ms',
      )
    ).rows.map((row) => row.expires_at_ms);

  it('go part by part, the oldest first, up to the time and no further', async () => {
    await fill(25);
    const rows = { table: 'used_captcha', column: 'expires_at_ms', keptMs: 100 } as const;
    await sweepOldRows(database, { ...rows, most: 10 }, 122);
    expect(await left()).toEqual([23, 24, 25]);
    await sweepOldRows(database, rows, 125);
    expect(await left()).toEqual([]);
  });

  it('stay where they don’t meet the condition, and hold up none behind them', async () => {
    await fill(25);
    const rows = { table: 'used_captcha', column: 'expires_at_ms', keptMs: 0, most: 10 } as const;
    await sweepOldRows(database, { ...rows, only: 'one.expires_at_ms > 12' }, 24);
    expect(await left()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 25]);
    await sweepOldRows(database, rows, 25);
  });

  it('are asked for once more only after a full part', async () => {
    const parts = [10, 10, 3, 10];
    const deleteSome = vi.fn<(most: number) => Promise<number | null>>(async () => parts.shift() ?? null);
    await sweepInParts(deleteSome, 10);
    expect(deleteSome.mock.calls).toEqual([[10], [10], [10]]);
  });
});
