import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { createLockOut, type LockOut } from './lock-out.ts';

const LIMITS = { failures: 3, lockMs: 60_000 };

describe.each(oneEngine())('failures in a row on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let lockOut: LockOut;
  let wallMs: number;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());
  beforeEach(async () => {
    await database.kysely.deleteFrom('login_attempt').execute();
    wallMs = 1_800_000_000_000;
    lockOut = createLockOut(database, () => wallMs, 4);
  });
  const enter = async (): Promise<string> => (await lockOut.enter('s', LIMITS)).state;

  it('let in no more tries at once than may still fail, and lock nobody for that', async () => {
    const states = await Promise.all(Array.from({ length: 12 }, enter));
    expect(states.filter((state) => state === 'open')).toHaveLength(3);
    expect(states.filter((state) => state === 'full')).toHaveLength(9);
    await Promise.all([1, 2, 3].map(() => lockOut.leave('s', LIMITS, 'right', true)));
    expect(await enter()).toBe('open');
  });

  it('lock by failures alone, whatever else was being looked at', async () => {
    await Promise.all([enter(), enter(), enter()]);
    expect(await lockOut.leave('s', LIMITS, 'wrong', true)).toBe(0);
    expect(await lockOut.leave('s', LIMITS, 'unknown', true)).toBe(0);
    expect(await lockOut.leave('s', LIMITS, 'wrong', true)).toBe(0);
    await enter();
    expect(await lockOut.leave('s', LIMITS, 'wrong', true)).toBe(60_000);
    expect(await lockOut.enter('s', LIMITS)).toEqual({ state: 'locked', forMs: 60_000 });
    wallMs += 60_000;
    expect(await enter()).toBe('open');
  });

  it('are forgotten with the time, and so are tries of a gateway that was killed over them', async () => {
    await Promise.all([enter(), enter(), enter()]);
    expect(await enter()).toBe('full');
    wallMs += 60_001;
    expect(await enter()).toBe('open');
  });

  it('never make more rows than there may be', async () => {
    for (let at = 0; at < 9; at += 1) {
      wallMs += 1;
      await lockOut.enter(`s${at}`, LIMITS);
    }
    await lockOut.removeOld(60_000);
    const rows = await database.kysely.selectFrom('login_attempt').select('subject').execute();
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['s5', 's6', 's7', 's8']);
  });
});
