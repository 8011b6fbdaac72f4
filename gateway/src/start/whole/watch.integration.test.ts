import { examineBook } from '../../commands/doctor/examine-book.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { asPage, pageOf } from '../../../testing/customers/page-marks.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import {
  connected,
  type EdgeHouse,
  isFresh,
  openEdgeHouse,
  within,
} from '../../../testing/gateways/edge-house.ts';
import { createKillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';

describeWithRedis('a gateway at the edge', (program) => {
  let house: EdgeHouse;
  let { full, edge, redis, way, openTab, askPass, askForPass, subscribe, untilDatabase } = {} as EdgeHouse;

  beforeAll(async () => {
    house = await openEdgeHouse(program);
    ({ full, edge, redis, way, openTab, askPass, askForPass, subscribe, untilDatabase } = house);
  });
  afterEach(() => house.closeTabs());
  afterAll(() => house.close());

  it('serves the lines of a full one, and is ready', async () => {
    const tab = openTab({ page: 'visitor' });
    const snapshots: string[] = [];
    tab.client.on('snapshot', (message) => snapshots.push(JSON.stringify(message)));
    await connected(tab);
    expect(await subscribe(tab, 'main')).toEqual({ ok: true });
    await vi.waitFor(() => expect(snapshots.join()).toContain('Lions 900001'), within);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    expect((await fetch(`${edge.origin}/readyz`)).status).toBe(200);
  });

  it('answers nothing else', async () => {
    for (const path of ['/', '/api/site', '/api/session', '/api/session/pass']) {
      const answer = await fetch(edge.origin + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('asks a customer’s page for a pass, and lets it in with one', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const without = openTab({ page: pageOf(cookie) }, { cookie });
    await vi.waitFor(
      () => expect(without.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]),
      within,
    );
    const tab = openTab({ page: 'starting', pass: await askPass(cookie) }, { cookie });
    await connected(tab);
    await vi.waitFor(() => expect(tab.events).toEqual([{ kind: 'session', page: pageOf(cookie) }]), within);
  });

  it('gives nobody another store’s lines, or another customer’s events', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const pass = await askPass(cookie);
    const [body = '', signature = ''] = pass.split('.');
    const fields = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
    const forged = Buffer.from(JSON.stringify(fields.with(2, 'other'))).toString('base64url');
    const page = pageOf(cookie);
    const attacker = openTab({ page, pass: `${forged}.${signature}` });
    await vi.waitFor(
      () => expect(attacker.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]),
      within,
    );
    const own = openTab({ page, pass });
    await connected(own);
    expect(await subscribe(own, 'other')).toEqual({ ok: false, code: 'storeRefused' });
    const ofAnother = openTab({ page: 'visitor', pass });
    await vi.waitFor(() => expect(ofAnother.refusals).toEqual([{ code: 'sessionChanged' }]), within);
    // A renewal that is none ends what was let in.
    own.client.emit('renew', { pass: `${forged}.${signature}` }, () => undefined);
    await vi.waitFor(() => expect(own.client.connected).toBe(false), within);
  });

  it('goes on with a renewed pass', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const tab = openTab({ page: pageOf(cookie), pass: await askPass(cookie) });
    await connected(tab);
    const answer: unknown = await tab.client.emitWithAck('renew', { pass: await askPass(cookie) });
    expect(answer).toEqual({ ok: true });
    const before = tab.pulses.length;
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(before + 2), within);
    expect(tab.client.connected).toBe(true);
  });

  it('ends a session at once that ends elsewhere, and takes its pass no more', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const pass = await askPass(cookie);
    const page = pageOf(cookie);
    const tab = openTab({ page, pass });
    await connected(tab);
    await fetch(`${full.origin}/api/session`, {
      method: 'DELETE',
      headers: { origin: full.origin, ...asPage(cookie) },
    });
    await vi.waitFor(() => expect(tab.events).toContainEqual({ kind: 'sessionEnded' }), within);
    await vi.waitFor(() => expect(tab.client.connected).toBe(false), within);
    const again = openTab({ page, pass });
    await vi.waitFor(() => expect(again.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]), within);
    // Told by the book that there is no session, the page says so and is a visitor's.
    const visitor = openTab({ page, pass: await askPass(cookie) }, { cookie });
    await connected(visitor);
    await vi.waitFor(() => expect(visitor.events).toEqual([{ kind: 'sessionEnded' }]), within);
  });

  it('stays live while the database is away', async () => {
    const tab = openTab({ page: 'visitor' });
    await connected(tab);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    way.cut();
    await untilDatabase(false);
    tab.pulses.splice(0);
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(10), within);
    expect(tab.pulses.every(({ accepting }) => accepting)).toBe(true);
    expect(isFresh(tab)).toBe(true);
    expect((await fetch(`${edge.origin}/readyz`)).status).toBe(200);
    way.isCut = false;
    await untilDatabase(true);
  });

  it('lets a customer’s page go on while the database is away', async () => {
    const [cookie, others] = [await signIn(full.origin, 'ALICE'), await signIn(full.origin, 'ALICE')];
    const held = await askPass(cookie);
    way.cut();
    await untilDatabase(false);
    // A session is remembered for a few seconds; after them only the pass tells that this one was found.
    await vi.waitFor(async () => {
      expect((await askForPass(cookie)).status).toBe(503);
      expect((await askForPass(others, held)).status).toBe(503);
    }, within);
    expect(await askPass(cookie, held)).not.toBe(held);
    const tab = openTab({ page: pageOf(cookie), pass: await askPass(cookie, held) }, { cookie });
    await connected(tab);
    expect(await subscribe(tab, 'main')).toEqual({ ok: true });
    expect(await tab.client.emitWithAck('renew', { pass: await askPass(cookie, held) })).toEqual({
      ok: true,
    });
    const before = tab.pulses.length;
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(before + 2), within);
    expect(tab.client.connected).toBe(true);
    way.isCut = false;
    await untilDatabase(true);
  });

  it('is grey while Redis is away', async () => {
    const tab = openTab({ page: 'visitor' });
    await connected(tab);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    redis.freeze();
    await vi.waitFor(() => expect(tab.pulses.at(-1)?.accepting).toBe(false), within);
    redis.thaw();
    await vi.waitFor(() => expect(tab.pulses.at(-1)?.accepting).toBe(true), within);
  });

  it('is looked at by doctor for what an edge has, and for nothing else', async () => {
    const env = { ...house.shared, ROLE: 'watch', PORT: new URL(edge.origin).port };
    const look = async (more: Record<string, string> = {}) =>
      Object.fromEntries(
        (await examineBook({ ...env, ...more })).map(({ part, state, found }) => [
          part,
          `${state}: ${found}`,
        ]),
      );
    const found = await look();
    expect(Object.entries(found).filter(([, said]) => said.startsWith('wrong'))).toEqual([]);
    expect(found).toMatchObject({
      database: 'ok: None, and it needs none.',
      passes: 'ok: They are opened with 1 key.',
      gateway: `ok: It is ready at ${edge.origin}.`,
    });
    // They are a book's: an edge that is told to mend them is told something untrue.
    for (const part of ['cards', 'lines', 'notifications', 'mail', 'data folder', 'gateway’s book', 'page'])
      expect(Object.keys(found)).not.toContain(part);
    const wrongly = await look({ WATCH_KEY: '', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
    expect(wrongly).toMatchObject({
      passes: expect.stringMatching(/^wrong: WATCH_KEY isn’t set/),
      database: expect.stringMatching(/^wrong: DATABASE_URL is set/),
    });
  });

  it('doesn’t start half set, and says what it takes', async () => {
    const half = await createKillableGateway({ ROLE: 'watch', REDIS_URL: redis.url });
    await expect(half.start()).rejects.toThrow('WATCH_KEY');
  });
});
