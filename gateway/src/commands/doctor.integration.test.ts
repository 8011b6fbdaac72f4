import { loneRedis } from '../ground/redis/redis-primary.ts';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseUrlOf } from '../../testing/servers/database-url.ts';
import { describeWithPooler } from '../../testing/servers/describe-with-pooler.ts';
import { describeWithRedis } from '../../testing/servers/describe-with-redis.ts';
import { startPooler } from '../../testing/servers/pooler.ts';
import { type RedisServer, startRedisServer } from '../../testing/servers/redis-server.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { typeLine } from '../../testing/servers/type-line.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';
import { cardKeys, writeCardKey } from '../config/card-keys.ts';
import { createWebPushKeys, webPushKeys } from '../config/web-push-keys.ts';
import { connectRedis } from '../ground/redis/redis-connection.ts';
import { readBookMark } from '../desk/operations/read-book-mark.ts';
import { checkBackup } from './doctor/check-backup.ts';
import { examineBook } from './doctor/examine-book.ts';

const TOKEN = 'mover:0123456789abcdef0123456789abcdef';

describe.each(oneEngine())('lineboard doctor on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  let env: Record<string, string>;

  beforeEach(() => {
    env = {
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: book.databaseName }),
      DATABASE_CONNECTIONS: '2',
      PUBLIC_ORIGINS: 'https://book.example',
      TRUST_PROXY: '10.0.0.0/8',
      FEED: 'push',
      FEED_PUSH_TOKENS: TOKEN,
      METRICS_TOKEN: 'm'.repeat(32),
      CARD_KEYS: writeCardKey('first'),
      PUSH_KEY: createWebPushKeys().privateKey,
      // Nothing answers there.
      PORT: '1',
    };
  });

  const sql = (statement: string) => book.database.pool.query(statement);

  /** The faults that are found, by part. */
  const troubles = async (): Promise<Record<string, string>> => {
    const findings = await examineBook(env);
    // Some findings depend on the machine: how long an answer takes, and how many files may be open. Backups have their
    // own test. A server for tests doesn't have to survive, so it runs without fsync.
    const found = findings.filter(
      ({ state, part, found: what }) =>
        state !== 'ok' &&
        !['gateway', 'way there', 'backup', 'open files'].includes(part) &&
        !what.startsWith('fsync is off'),
    );
    for (const { todo } of found) expect(todo).toMatch(/^[A-Z][^]*\.$/);
    return Object.fromEntries(found.map(({ part, state, found: what }) => [part, `${state}: ${what}`]));
  };
  it('warns about a book without a backup, and then says when there was one', async () => {
    const findBackup = async () => (await examineBook(env)).find(({ part }) => part === 'backup');
    expect(await findBackup()).toMatchObject({ state: 'warning', found: 'None was ever made.' });
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const made = await typeLine(env, ['backup', join(folder, 'book.zip')]);
    rmSync(folder, { recursive: true });
    expect(made.code).toBe(0);
    expect(await findBackup()).toMatchObject({ state: 'ok' });
    const { rows } = await sql('select shows_ms from backup_log');
    const weekLater = await checkBackup(
      book.database.pool,
      { DEMO: false },
      rows[0].shows_ms + 8 * 86_400_000,
    );
    expect(weekLater).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/^The last one was made at 2/),
    });
  });
  it('doesn’t know of a backup that the book couldn’t be told of, as who made it was told', async () => {
    const readOnly = `alter database "${book.databaseName}" set default_transaction_read_only`;
    await sql(`${readOnly} = on`);
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const { code, err } = await typeLine(env, ['backup', join(folder, 'book.zip')]);
    await sql(`set default_transaction_read_only = off; ${readOnly} = off`);
    const made = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(made).toEqual(['book.zip']);
    expect(code).toBe(0);
    expect(err).toContain(
      'The book couldn’t be told of it: `lineboard doctor` doesn’t know of this backup.\n',
    );
  });
  it('suggests a key when there is none to notify customers with', async () => {
    env['PUSH_KEY'] = '';
    expect(Object.keys(await troubles())).toEqual(['notifications']);
    const findings = await examineBook(env);
    const { todo } = findings.find(({ part }) => part === 'notifications')!;
    expect(webPushKeys.parse(/e\.g\. ([\w-]+),/.exec(todo ?? '')?.[1] ?? '')).toBeDefined();
  });
  it('suggests a key when there is none to encrypt images of cards with', async () => {
    env['CARD_KEYS'] = '';
    expect(Object.keys(await troubles())).toEqual(['cards']);
    const findings = await examineBook(env);
    const { todo } = findings.find(({ part }) => part === 'cards')!;
    expect(cardKeys.parse(/e\.g\. ([\w:-]+),/.exec(todo ?? '')?.[1] ?? '')).toHaveLength(1);
  });

  it('only finds that no gateway runs when a book is in order', async () => {
    expect(await troubles()).toEqual({});
    const { out, code, err } = await typeLine(env, ['doctor', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { ok, findings } = JSON.parse(out) as { ok: boolean; findings: Array<{ part: string }> };
    expect(ok).toBe(true);
    expect(findings.map(({ part }) => part)).toEqual([
      'variables',
      'origins',
      'secrets',
      'notifications',
      'cards',
      'lines',
      'house rules',
      'site',
      'open files',
      'server',
      'stand-by',
      'database',
      'way there',
      'connections',
      'migrations',
      'writing',
      'clock of database',
      'growth',
      'sweeps',
      'demo',
      'tokens',
      'waiting',
      'balances',
      'post-up',
      'backup',
      'redis',
      'mail',
      'gateway',
    ]);
  });

  it('names every variable that can’t be read, and ends with 1', async () => {
    const typed = await typeLine({ ...env, PORT: 'many', DEMO: 'yes', METRICS_TOKEN: 'short' }, ['doctor']);
    expect(typed.code).toBe(1);
    expect(typed.out).toMatch(/WRONG +variables +PORT got "many"/);
    expect(typed.out).toMatch(/METRICS_TOKEN got a value that is not shown/);
    expect(typed.out).toMatch(/DEMO got "yes"/);
    expect(typed.out).toMatch(/3 wrong, 0 warnings/);
  });

  it.each([
    [{ PUBLIC_ORIGINS: '' }, 'origins', /No public origin/],
    [{ PUBLIC_ORIGINS: 'http://book.example' }, 'origins', /unprotected/],
    [{ TRUST_PROXY: '' }, 'origins', /share its address/],
    [{ FEED_PUSH_TOKENS: 'mover:0123456789abcdef' }, 'secrets', /feed mover is shorter/],
    [{ METRICS_TOKEN: 'm'.repeat(20) }, 'secrets', /METRICS_TOKEN is shorter/],
    [{ FEED: '' }, 'lines', /wrong: FEED got nothing/],
    [{ FEED: 'simulator' }, 'lines', /wrong: .*not of this world/],
    [{ FEED_PUSH_TOKENS: '' }, 'lines', /wrong: FEED_PUSH_TOKENS got nothing/],
    [{ HOUSE_RULES_FILE: '/nowhere.json' }, 'house rules', /wrong: /],
  ])('warns about %j', async (variables, part, said) => {
    Object.assign(env, variables);
    const found = await troubles();
    expect(Object.keys(found)).toEqual([part]);
    expect(found[part]).toMatch(said);
  });

  it('warns about a file of variables that others on this machine can read', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lineboard-doctor-')), 'book.env');
    writeFileSync(file, '', { mode: 0o600 });
    env['LINEBOARD_ENV_FILE'] = file;
    expect(await troubles()).toEqual({});
    for (const mode of [0o640, 0o604]) {
      chmodSync(file, mode);
      expect(await troubles()).toEqual({
        'file of secrets': `warning: ${file} holds secrets, and other users of this machine can read it.`,
      });
    }
    rmSync(dirname(file), { recursive: true });
  });

  it('finds demo customers in a real book, and real ones in a demo', async () => {
    await book.call('customers create', { customerId: 'REAL' });
    env['DEMO'] = 'true';
    expect(await troubles()).toEqual({
      demo: expect.stringMatching(/^wrong: DEMO is true in a book of 1 real/),
    });
    env['DEMO'] = 'false';
    await sql(`update customer set is_demo = true where customer_id = 'REAL'`);
    expect(await troubles()).toEqual({ demo: expect.stringMatching(/^wrong: 1 demo customer can sign in/) });
    await sql(`update customer set is_demo = false where customer_id = 'REAL'`);
  });

  it('lists who is waiting to be let in: accounts, and devices of accounts that are bound to them', async () => {
    const { pool } = book.database;
    for (const customerId of ['WAITS', 'BOUND', 'FREE']) await book.call('customers create', { customerId });
    await pool.query(
      `with opened as (insert into sign_up (customer_id, email, country, phone, born_on, agreed_at_ms)
         values ('WAITS', 'w@example.com', 'US', null, '1990-01-01', 5)),
         bound as (insert into customer_restriction (customer_id, code, params) values ('BOUND', 'DDBA', '{}')),
         seen as (insert into known_device (token_hash, customer_id, seen_at_ms, is_authorized)
           select sha256(customer_id::bytea), customer_id, $1, false from unnest(array['BOUND', 'FREE']) n (customer_id))
       update customer set closed_at_ms = 5 where customer_id = 'WAITS'`,
      [Date.now()],
    );
    expect(await troubles()).toEqual({ waiting: 'warning: To be let in: 1 customer, 1 device.' });
    await book.call('customers reopen', { customerId: 'WAITS' });
    expect(await troubles()).toEqual({ waiting: 'warning: To be let in: 1 device.' });
    await pool.query('delete from known_device');
    expect(await troubles()).toEqual({});
    for (const customerId of ['WAITS', 'BOUND', 'FREE']) await book.call('customers close', { customerId });
  });

  it('finds tokens that have expired, or soon will', async () => {
    await book.addToken('soon', ['customers.read'], Date.now() + 3_600_000);
    expect(await troubles()).toEqual({ tokens: 'warning: Over within two weeks: soon.' });
    await book.addToken('late', ['customers.read'], 1_000);
    expect(await troubles()).toEqual({ tokens: 'warning: Over: late.' });
    await sql(`delete from operator_token where name in ('soon', 'late')`);
  });

  it('finds books that don’t add up', async () => {
    await sql(
      `update account set current_balance_cents = current_balance_cents + 1 where customer_id = 'REAL'`,
    );
    expect(await troubles()).toEqual({ balances: expect.stringMatching(/^wrong: One discrepancy: .*REAL/) });
    await sql(
      `update account set current_balance_cents = current_balance_cents - 1 where customer_id = 'REAL'`,
    );
  });

  it('finds a database of another version of the gateway, and one that isn’t there', async () => {
    await sql('create table kept as select * from schema_migration');
    await sql('delete from schema_migration where number = (select max(number) from kept)');
    expect(await troubles()).toEqual({
      migrations: expect.stringMatching(/^wrong: Missing: 1 step, from \d{4}-/),
    });
    await sql(`insert into schema_migration (number, name, sha256) values (9999, 'later', 'x')`);
    expect(await troubles()).toEqual({
      database: expect.stringMatching(/^wrong: The database knows migration 9999/),
    });
    await sql('delete from schema_migration');
    await sql('insert into schema_migration select * from kept; drop table kept');
    env['DATABASE_URL'] = 'postgres://nobody:secret@127.0.0.1:1/none';
    const { database } = await troubles();
    expect(database).toMatch(/^wrong: /);
    expect(database).not.toContain('secret');
  });

  it('warns when there is no room for the connections of a gateway', async () => {
    env['DATABASE_CONNECTIONS'] = '200';
    expect(Object.keys(await troubles())).toEqual(['connections']);
  });

  /** The findings for a gateway that reports this about itself. */
  const examineAnswer = async (said: object) => {
    const body = {
      ready: false,
      reason: 'noFeed',
      database: true,
      log: true,
      feed: false,
      isDemo: false,
      book: await readBookMark(book.database),
      feeds: [{ feedId: 'mover', state: 'down', sinceMs: 1_700_000_000_000 }],
      ...said,
    };
    const server = createServer((_, answer) => answer.writeHead(503).end(JSON.stringify(body)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    env['PORT'] = String((server.address() as AddressInfo).port);
    env['PUBLIC_ORIGINS'] = '';
    const findings = await examineBook(env);
    server.close();
    return findings.slice(findings.findIndex(({ part }) => part === 'gateway'));
  };

  it('asks the gateway for its own state and that of its feeds', async () => {
    expect(await examineAnswer({})).toMatchObject([
      { part: 'gateway', state: 'wrong', found: expect.stringContaining('no feed is up') },
      {
        part: 'feed mover',
        state: 'wrong',
        found: expect.stringContaining('down since 2023-11-14 22:13:20'),
      },
    ]);
  });

  it.each([
    [{ isDemo: true }, 'It runs as a demo, with logins that everybody knows.'],
    [{ book: '0123456789abcdef' }, 'It works on another database than these variables name.'],
    [
      { feeds: [{ feedId: 'simulator', state: 'up', sinceMs: 1 }] },
      'Its lines come from simulator, and these variables name mover.',
    ],
  ])('finds that the answering gateway was started with other variables: %j', async (said, found) => {
    expect(await examineAnswer(said)).toContainEqual({
      part: 'gateway’s book',
      state: 'wrong',
      found,
      todo: expect.stringMatching(/^Stop it, and start it with these variables: .*npm start\.$/),
    });
  });

  describeWithPooler('behind a pooler', (program) => {
    it('says so, and finds nothing wrong with it', async () => {
      const pooler = await startPooler(program, engine.connection);
      env['DATABASE_URL'] = pooler.url(book.databaseName);
      const findings = await examineBook(env);
      await pooler.close();
      expect(findings.filter(({ part }) => /^(?:database|pooler)$/.test(part))).toMatchObject([
        { state: 'ok', found: expect.stringMatching(/^PostgreSQL 1.+, \d+ MB\.$/) },
        { state: 'ok', found: expect.stringMatching(/^Connections share servers, as with PgBouncer/) },
      ]);
    });
  });

  describeWithRedis('with Redis', (program) => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = await startRedisServer(program);
    });
    afterAll(() => redis.close());

    it('finds settings that would lose the line log, a gateway that runs no feeds, and a server that is gone', async () => {
      env['REDIS_URL'] = redis.url;
      expect(Object.keys(await troubles())).toEqual(['feed lease']);
      const connection = connectRedis(loneRedis(redis.url));
      await connection.contact;
      await connection.send('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      expect((await troubles())['redis keeps']).toMatch(/^wrong: It forgets keys/);
      await connection.send('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
      const [, folder] = (await connection.send('CONFIG', 'GET', 'dir')) as [string, string];
      rmSync(folder, { recursive: true });
      await connection.send('BGSAVE');
      await vi.waitFor(async () =>
        expect((await troubles())['redis keeps']).toMatch(/^wrong: Its last save failed/),
      );
      connection.destroy();
      await redis.kill();
      expect((await troubles())['redis']).toMatch(/^wrong: /);
    });

    it('finds sentinels of whom none answers', async () => {
      env['REDIS_URL'] = 'redis://lineboard';
      env['REDIS_SENTINELS'] = 'redis://127.0.0.1:1,redis://127.0.0.1:2,redis://127.0.0.1:3';
      const found = (await examineBook(env)).filter(({ part }) => part === 'sentinels');
      expect(found.map(({ state, found: what }) => `${state}: ${what}`)).toEqual([
        'wrong: Less than half of them agree on a primary.',
        'warning: 127.0.0.1:1 doesn’t answer.',
        'warning: 127.0.0.1:2 doesn’t answer.',
        'warning: 127.0.0.1:3 doesn’t answer.',
      ]);
    });
  });
});
