import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../testing/servers/own-postgres.ts';
import { typeLine } from '../../../testing/servers/type-line.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { readConfig } from '../../config/read-config.ts';
import { type Gateway, startGateway } from '../../start/start-gateway.ts';
import { countConnectionsNeeded } from './connections-needed.ts';
import { createDatabase, type Database } from './create-database.ts';

const CONNECTIONS = 12;
const within = { timeout: 20_000, interval: 50 };

describeWithPostgres('a gateway whose connections are limited', (binDir) => {
  let postgres: OwnPostgres;
  let dba: Database;
  let gateway: Gateway;
  let mover: BalancedMover;
  let variables: Record<string, string>;
  const said: Array<{ message: string; about: unknown }> = [];

  const sql = (statement: string) => dba.pool.query(statement);
  const endAll = () =>
    sql(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'limited'`);
  const countOpen = async (): Promise<number> => {
    const { rows } = await sql(`select count(*) from pg_stat_activity where usename = 'limited'`);
    return rows[0].count as number;
  };
  const limit = async (most: number): Promise<void> => {
    await sql(`alter role limited connection limit ${most}`);
    await endAll();
  };
  const readiness = async () => {
    const answer = await fetch(`${gateway.address}/readyz`);
    const { ready, reason } = (await answer.json()) as { ready: boolean; reason: string | null };
    return { status: answer.status, ready, reason };
  };
  const tryToSignIn = async (): Promise<boolean> =>
    signIn(gateway.address, 'ALICE').then(
      () => true,
      () => false,
    );
  const readTrouble = async (): Promise<string[]> => {
    const text = await (await fetch(`${gateway.address}/metrics`)).text();
    return [...text.matchAll(/^lineboard_database_trouble\{trouble="(\w+)"\} 1$/gm)].map(([, name]) => name!);
  };
  const examine = async (): Promise<Record<string, string>> => {
    const env = { ...variables, PORT: new URL(gateway.address).port };
    const { out } = await typeLine(env, ['doctor', '--json']);
    const { findings } = JSON.parse(out) as { findings: Array<Record<string, string>> };
    return Object.fromEntries(
      findings.map(({ part, state, found, todo }) => [part, `${state}: ${found} → ${todo}`]),
    );
  };
  const open = async (env = variables): Promise<Gateway> => {
    const result = readConfig(env);
    if (!result.ok) throw new Error(result.mistake);
    const opened = await startGateway(result.config);
    opened.log.warn = (about: unknown, message?: string) => void said.push({ about, message: message ?? '' });
    return opened;
  };

  const explainStart = (url: string): Promise<string> =>
    open({ ...variables, DATABASE_URL: url }).then(async (started) => {
      await started.stop();
      return 'it started';
    }, String);

  beforeAll(async () => {
    postgres = await startOwnPostgres(binDir);
    dba = createDatabase(postgres.connection, 2);
    await sql('create role limited login');
    await sql('create database book owner limited');
    variables = {
      DATABASE_URL: postgres.url('book').replace('//lineboard@', '//limited@'),
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      FEED: 'push',
      FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
      ENCRYPT_PASSWORDS: 'false',
    };
    gateway = await open();
    mover = startBalancedMover([gateway.address]);
    const book = createDatabase({ ...postgres.connection, database: 'book' }, 1);
    await seedCustomer(book, { customerId: 'ALICE', balanceCents: 10_000 });
    await book.close();
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), within);
  });
  beforeEach(() => {
    said.length = 0;
  });
  afterAll(async () => {
    await mover.stop();
    await gateway.stop();
    await dba.close();
    await postgres.stop();
  });

  it('takes as many as it says, and no more', async () => {
    const needed = countConnectionsNeeded(CONNECTIONS);
    await limit(needed);
    await vi.waitFor(async () => {
      await Promise.all(Array.from({ length: 40 }, tryToSignIn));
      expect(await readiness()).toEqual({ status: 200, ready: true, reason: null });
    }, within);
    expect(await countOpen()).toBeLessThanOrEqual(needed);
    expect((await examine())['connections']).toMatch(/^ok: The limit of role limited grants 15:/);
  });

  it('serves everybody on the few that it gets, is ready, and says once that they are few', async () => {
    await limit(6);
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), within);
    // As long as a full server isn't asked for more.
    await sleep(1_200);
    expect(await Promise.all(Array.from({ length: 30 }, tryToSignIn))).not.toContain(false);
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), within);
    await vi.waitFor(
      () => expect(said.filter(({ message }) => message.includes('fewer connections'))).toHaveLength(1),
      within,
    );
    expect((await examine())['connections']).toMatch(
      /too many connections for role "limited"|^wrong: .*role/,
    );
  });

  it('isn’t ready while calls get no connection, and readiness, log, figures and doctor say the same', async () => {
    await limit(0);
    await vi.waitFor(
      async () =>
        expect(await readiness()).toEqual({ status: 503, ready: false, reason: 'noDatabaseConnection' }),
      within,
    );
    expect(await tryToSignIn()).toBe(false);
    await vi.waitFor(async () => expect(await readTrouble()).toEqual(['noConnection']), within);
    const found = await examine();
    expect(found['connections']).toContain('too many connections for role "limited"');
    expect(found['connections']).toContain('A gateway takes up to 15');
    expect(found['gateway']).toContain('its database grants it too few connections');
    await sql('alter role limited connection limit -1');
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), within);
    expect(await tryToSignIn()).toBe(true);
    const ofDatabase = said.filter(({ message }) => message.includes('tickets can'));
    expect(ofDatabase.map(({ message }) => message)).toEqual([
      'database: tickets can not be written',
      'database: tickets can be written again',
    ]);
  });

  it('doesn’t start where a limit leaves it too few, and says which and what to do', async () => {
    await sql('create role narrow login connection limit 3');
    await sql('create database narrow owner narrow');
    await sql('create role wide login');
    await sql('create database small owner wide connection limit 3');
    const refusals = await Promise.all([
      explainStart(variables['DATABASE_URL']!.replace('limited@', 'narrow@').replace('/book', '/narrow')),
      explainStart(variables['DATABASE_URL']!.replace('limited@', 'wide@').replace('/book', '/small')),
    ]);
    const line = (of: string): string =>
      `StartRefused: The database grants no more connections (too many connections for ${of}). A gateway takes up to 15: ` +
      'raise the limit of the role, of the database or of the server, whichever it names, or lower DATABASE_CONNECTIONS.';
    expect(refusals).toEqual([line('role "narrow"'), line('database "small"')]);
  }, 60_000);
});
