import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type FaultyProxy,
  type ProxyFaults,
  startFaultyProxy,
} from '../../../../testing/proxies/faulty-proxy.ts';
import { databaseUrlOf } from '../../../../testing/servers/database-url.ts';
import { findFreePort } from '../../../../testing/servers/find-free-port.ts';
import { createTestDatabase, oneEngine } from '../../../../testing/servers/test-database.ts';
import { readConfig } from '../../../config/read-config.ts';
import type { Database } from '../../../ground/database/create-database.ts';
import { type Gateway, startGateway } from '../../../start/start-gateway.ts';
import { examineBook } from '../examine-book.ts';

const PARTS = ['calls', 'live socket', 'addresses', 'hidden pages', 'from outside'];

describe.each(oneEngine())('lineboard doctor at the public address, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: Gateway;
  let proxy: FaultyProxy;
  let env: Record<string, string>;

  beforeAll(async () => {
    const { name, ...created } = await createTestDatabase(engine);
    ({ database, drop } = created);
    const port = await findFreePort();
    proxy = await startFaultyProxy(port);
    env = {
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: name }),
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      PUBLIC_ORIGINS: proxy.origin,
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: 'metrics-token-of-enough-length',
    };
    const result = readConfig(env);
    if (!result.ok) throw new Error(result.mistake);
    gateway = await startGateway(result.config);
  });
  afterEach(() => proxy.become({}));
  afterAll(async () => {
    await gateway.stop();
    await proxy.close();
    await database.close();
    await drop();
  });

  /** Part by part what isn't as it should be. */
  const troubles = async (faults: ProxyFaults) => {
    proxy.become(faults);
    const findings = await examineBook(env);
    const looked = findings.filter(({ part }) => PARTS.includes(part));
    for (const { todo, state } of looked) expect(todo === null).toBe(state === 'ok');
    return {
      looked: looked.map(({ part }) => part),
      found: looked.filter(({ state }) => state !== 'ok').map(({ part, found }) => `${part}: ${found}`),
    };
  };

  it('finds nothing where the proxy does all that it has to', async () => {
    expect(await troubles({})).toEqual({
      looked: ['calls', 'live socket', 'addresses', 'hidden pages'],
      found: [],
    });
  });

  it.each<[ProxyFaults, RegExp]>([
    [{ takesUpgrade: true }, /^live socket: No WebSocket comes through/],
    [{ from: '127.0.0.2' }, /^addresses: A proxy at 127\.0\.0\.2 .* TRUST_PROXY doesn’t name it/],
    [{ forwardedFor: 'passed' }, /^addresses: .* passes on the X-Forwarded-For that callers write/],
    [{ forwardedFor: 'none' }, /^addresses: .* writes no X-Forwarded-For/],
    [{ showsAll: true }, /^hidden pages: Open to everybody at .*: \/readyz, \/healthz\.$/],
  ])('finds a proxy that is set up wrong: %j', async (faults, said) => {
    const { found } = await troubles(faults);
    expect(found).toEqual([expect.stringMatching(said)]);
  });

  it('finds a proxy that passes the page on and none of its calls', async () => {
    const { found } = await troubles({ passesOnly: '/sports/', takesUpgrade: true });
    expect(found).toEqual([
      expect.stringMatching(/^calls: Something else answers \/api\/site .* \(status 404\)/),
      expect.stringMatching(/^live socket: /),
    ]);
  });

  it('says that an address can’t be reached from here', async () => {
    const before = env;
    env = { ...env, PUBLIC_ORIGINS: `http://127.0.0.1:${await findFreePort()}` };
    expect((await troubles({})).found).toEqual([
      expect.stringMatching(/^from outside: http.* can’t be reached from here: connect ECONNREFUSED/),
    ]);
    env = before;
  });

  it('looks for nothing in front of a gateway that is the site itself', async () => {
    const before = env;
    env = { ...env, PUBLIC_ORIGINS: `http://127.0.0.1:${before['PORT']}` };
    expect(await troubles({})).toEqual({ looked: ['calls', 'live socket', 'addresses'], found: [] });
    env = before;
  });

  it('tells only the holder of the token how a marked call came in', async () => {
    const mark = '0b0e6b3e-6f0e-4b7e-9d53-0d6a4d1f2c11';
    const ask = async (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${env['PORT']}/metrics/calls/${mark}`, { headers });
    const authorization = `Bearer ${env['METRICS_TOKEN']}`;
    expect((await ask({ authorization })).status).toBe(404);
    await fetch(`${proxy.origin}/api/site`, { headers: { 'x-lineboard-mark': mark } });
    expect((await ask({})).status).toBe(404);
    expect(await (await ask({ authorization })).json()).toMatchObject({
      peer: '127.0.0.1',
      isTrusted: true,
      forwardedFor: '127.0.0.1',
      forwardedProto: 'http',
    });
    // What strangers mark pushes out what was marked before.
    for (let more = 0; more < 100; more++) {
      const other = mark.replace(/^../, String(more).padStart(2, '0'));
      await fetch(`${proxy.origin}/api/site`, { headers: { 'x-lineboard-mark': other } });
    }
    expect((await ask({ authorization })).status).toBe(404);
  });
});
