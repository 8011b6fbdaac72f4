import { CHILD_ENV } from '../../../testing/servers/child-env.ts';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createKillableGateway } from '../../../testing/kill/killable-gateway.ts';

/** The gateway as it ships: its build. */
const SERVER = join(import.meta.dirname, '..', '..', '..', 'dist', 'server.js');

/** One that starts though it should not is told to end. */
const START_MS = 60_000;

describe('the gateway process', () => {
  const folder = join(tmpdir(), `lineboard-server-${process.pid}`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['PORT', 'http', 'PORT got "http", it takes a whole number from 0 to 65535.'],
    ['FEED', 'telepathy', 'FEED got "telepathy", it takes '],
    ['FEED', '', 'FEED got nothing, it takes push (with FEED_PUSH_TOKENS) or odds-api'],
    ['FEED', 'push', 'FEED_PUSH_TOKENS got nothing'],
    ['FEED_NUMBERS', 'mover:1-99', 'FEED_NUMBERS got a range of mover, which has no token'],
    ['FEED', 'replay:/nowhere.csv', 'FEED got "replay:/nowhere.csv", it takes a file that can be read.'],
    ['DATA_DIR', '/dev/null/x', "The data folder /dev/null/x can't be made"],
  ])('stops for a wrong %s (%s) with one plain line, and leaves nothing behind', (name, value, words) => {
    const started = spawnSync(process.execPath, [SERVER], {
      env: { ...CHILD_ENV, FEED: 'simulator', DATA_DIR: folder, NEW_BOOK: 'true', [name]: value },
      encoding: 'utf8',
      timeout: START_MS,
    });
    expect([started.status, started.stdout]).toEqual([1, '']);
    expect(started.stderr).toContain(words);
    expect(started.stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
  });

  it('stops for push tokens with a book that has no real time', () => {
    const started = spawnSync(process.execPath, [SERVER], {
      env: {
        ...CHILD_ENV,
        DATA_DIR: folder,
        FEED: 'simulator?speed=2',
        FEED_PUSH_TOKENS: 'mover:a-token-of-enough-length',
      },
      encoding: 'utf8',
      timeout: START_MS,
    });
    expect([started.status, started.stdout, existsSync(folder)]).toEqual([1, '', false]);
    expect(started.stderr).toMatch(/^FEED got "simulator\?speed=2" beside FEED_PUSH_TOKENS, it takes .+\n$/);
  });

  it('keeps a storm of connections that it has no time to accept', async () => {
    const gateway = await createKillableGateway({ DATA_DIR: folder });
    await gateway.start();
    gateway.freeze();
    const port = Number(new URL(gateway.origin).port);
    // More than Node's own 511; those that find no room are not turned away, but never come through.
    const storm = Array.from({ length: 700 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    const tooLong = new Promise((resolve) => setTimeout(resolve, 10_000, 'too long').unref());
    try {
      const queued = Promise.all(storm.map((socket) => once(socket, 'connect'))).then(() => 'queued');
      expect(await Promise.race([queued, tooLong])).toBe('queued');
    } finally {
      for (const socket of storm) socket.destroy();
      gateway.thaw();
      await gateway.stop();
    }
  });

  it('serves on its port, prints its address and the demo logins, and ends with 0 when told to', async () => {
    const gateway = await createKillableGateway({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'error' });
    await gateway.start();
    const site = (await (await fetch(`${gateway.origin}/api/site`)).json()) as { demoLogins: object[] };
    expect(site.demoLogins).toHaveLength(7);
    const ready = await fetch(`${gateway.origin}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { database: true, log: true, feed: false },
    ]);
    expect(await (await fetch(`${gateway.origin}/metrics`)).text()).toContain(
      'lineboard_http_seconds_bucket',
    );
    expect(gateway.said()).toMatch(new RegExp(`is open at ${gateway.origin}/\\n`));
    expect(gateway.said()).toMatch(/CREDIT1\s+\S+\s+credit\n.*POSTUP1/);
    // What it reads from files, and starts threads with, is found from where its build is.
    const session = await fetch(`${gateway.origin}/api/session`, {
      method: 'POST',
      headers: { origin: gateway.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ customerId: 'CREDIT1', password: 'credit-demo-1' }),
    });
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const file = await fetch(`${gateway.origin}/api/exports/open-bets/pdf`, { headers: { cookie } });
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    const page = await fetch(`${gateway.origin}/api/content/sportsbook_rules?language=en`);
    expect(page.status).toBe(200);
    // As browsers open them ahead.
    const unused = connect(Number(new URL(gateway.origin).port), '127.0.0.1').on('error', () => {});
    await once(unused, 'connect');
    const tooLong = new Promise((resolve) => setTimeout(resolve, 20_000, 'too long').unref());
    expect(await Promise.race([gateway.stop(), tooLong])).toBe(0);
    expect(existsSync(join(folder, 'gateway.lock'))).toBe(false);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
