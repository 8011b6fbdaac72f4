import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../testing/fakes/noted-failures.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { CHALLENGE_HOLDS_MS, createPasskeyChallenges } from '../account/passkeys/passkey-challenges.ts';
import { openSignIn } from '../account/session/open-sign-in.ts';
import { readConfig } from '../config/read-config.ts';
import { listSweptRows } from '../desk/operations/swept-tables.ts';
import type { Database } from '../ground/database/create-database.ts';
import { createInProcessCustomerEvents } from '../ground/customer/in-process-customer-events.ts';
import { createLogger } from '../ground/report/logger.ts';
import { Closers } from './closers.ts';
import { openSandbox } from './open-sandbox.ts';
import { startSweeps } from './start-sweeps.ts';

/** More than the longest interval of a sweep. */
const LONG_ENOUGH_MS = 3_700_000;

const NOTE_DELETES = `
create table noted_delete (table_name text);
create function note_delete() returns trigger language plpgsql as $$ begin
  insert into noted_delete values (tg_table_name); return null; end $$`;

describe.each(oneEngine())('the sweeps of a started gateway on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  const closers = new Closers();
  const SWEPT = listSweptRows({ CARD_KEEP_DAYS: 90, LINE_HISTORY_DAYS: 30, hasSandbox: true });

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await database.pool.query(NOTE_DELETES);
    for (const { table } of SWEPT)
      await database.pool.query(
        `create trigger noted after delete on ${table} for each statement execute function note_delete()`,
      );
  });
  afterAll(async () => {
    vi.useRealTimers();
    await closers.closeAll();
    await drop();
  });

  const readNoted = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select distinct table_name as name from noted_delete',
    );
    return rows.map(({ name }) => name);
  };

  it('sweep each table that is said to be swept', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const result = readConfig({ DEMO: 'true', PORT: '0' });
    if (!result.ok) throw new Error(result.mistake);
    const { config } = result;
    const log = createLogger('silent');
    const { reporter, failures } = createNotedFailures();
    const reports = { of: () => reporter };
    // A clock that was forty days ahead gave out a challenge.
    const ahead = createPasskeyChallenges(database, () => Date.now() + 40 * 86_400_000);
    await ahead.issue('signIn', 'a browser');
    const door = openSignIn(config, database, createInProcessCustomerEvents(), Date.now, async () => {});
    startSweeps({ door, database, reports, log, config }, closers);
    await openSandbox(config, { log, database, reports }, closers);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ holds_ms: string }>(
        'select max(expires_at_ms) as holds_ms from passkey_challenge',
      );
      expect(Number(rows[0]!.holds_ms)).toBeLessThanOrEqual(Date.now() + CHALLENGE_HOLDS_MS);
    });
    expect(await readNoted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    await vi.waitFor(
      async () =>
        expect((await readNoted()).toSorted()).toEqual(
          [...new Set(SWEPT.map(({ table }) => table))].toSorted(),
        ),
      { timeout: 15_000, interval: 100 },
    );
    expect(failures).toEqual([]);
  });
});
