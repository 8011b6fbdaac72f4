import { createNotedLog } from '../../../testing/fakes/noted-log.ts';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { AddressInfo } from 'node:net';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { asPage, notePage } from '../../../testing/customers/page-marks.ts';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLiveClient, type LiveClient } from '../../../testing/gateways/live-gateway.ts';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createBook } from '../../lines/book/book.ts';
import { createBookClock } from '../../ground/clock/book-clock.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { createLiveServer, type LiveServer } from './live-server.ts';

/** One browser: its cookies, and the sockets of its tabs. */
interface Browser {
  cookies: Map<string, string>;
  tabs: LiveClient[];
}

describe.each(oneEngine())('sign-in over HTTP and its sockets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let live: LiveServer;
  let origin: string;
  const heard = new Map<LiveClient, CustomerEvent[]>();

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ALICE' });
  });
  afterAll(() => drop());
  beforeEach(async () => {
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', SESSION_TTL_MS: '60000' });
    const { sessions } = gateway.door;
    live = createLiveServer({
      reporter: NOTHING_FAILS,
      log: createNotedLog().log,
      httpServer: gateway.app.server,
      book: createBook(),
      bookClock: createBookClock({ bookMs: 0, wallMs: 0, speed: 1 }),
      customerEvents: gateway.customerEvents,
      authenticate: async (header) => {
        const found = await sessions.find(gateway.app.parseCookie(header ?? '')[sessions.cookieName]);
        return found.state === 'customer' ? found : found.state;
      },
      defaultStore: 'main',
      nowMs: () => gateway.clock.wallMs,
    });
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const client of heard.keys()) client.disconnect();
    heard.clear();
    await live.close();
    await gateway.close();
  });

  const cookieHeader = ({ cookies }: Browser): string =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (browser: Browser, method: string, body?: object): Promise<number> => {
    const answer = await fetch(`${origin}/api/session`, {
      method,
      headers: {
        origin: TEST_ORIGIN,
        ...asPage(cookieHeader(browser)),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
    if (answer.status === 200) {
      const { session } = (await answer.json()) as { session: SessionAnswer };
      notePage(cookieHeader(browser), session.page);
    }
    return answer.status;
  };
  const signIn = (browser: Browser) =>
    call(browser, 'POST', { customerId: 'ALICE', password: TEST_PASSWORD });
  const openTab = async (browser: Browser): Promise<LiveClient> => {
    const { port } = gateway.app.server.address() as AddressInfo;
    const client = openLiveClient(port, { extraHeaders: { cookie: cookieHeader(browser) } });
    heard.set(client, []);
    client.on('customer', (event) => heard.get(client)?.push(event));
    browser.tabs.push(client);
    await vi.waitFor(() => expect(client.connected).toBe(true));
    return client;
  };
  const newBrowser = (): Browser => ({ cookies: new Map(), tabs: [] });
  const ENDED: CustomerEvent = { kind: 'sessionEnded' };

  it('CALL1-14: twenty sign-outs in twenty tabs end their own sockets, let every tab come back, and leave other devices alone', async () => {
    const [browser, phone] = [newBrowser(), newBrowser()];
    await signIn(phone);
    const onPhone = await openTab(phone);
    for (let round = 0; round < 20; round += 1) {
      expect(await signIn(browser)).toBe(200);
      const tabs = [await openTab(browser), await openTab(browser)];
      const oldCookie = new Map(browser.cookies);
      expect(await call(browser, 'DELETE')).toBe(204);
      await vi.waitFor(() => expect(tabs.map(({ connected }) => connected)).toEqual([false, false]));
      expect(tabs.map((tab) => heard.get(tab))).toEqual([[ENDED], [ENDED]]);
      // A tab that comes back with the cookie that has just died is a visitor, as one without it.
      for (const cookies of [oldCookie, browser.cookies]) await openTab({ cookies, tabs: browser.tabs });
    }
    gateway.customerEvents.publish('ALICE', { kind: 'wagers' });
    await vi.waitFor(() => expect(heard.get(onPhone)).toEqual([{ kind: 'wagers' }]));
    expect(
      browser.tabs.flatMap((tab) => heard.get(tab) ?? []).filter(({ kind }) => kind !== 'sessionEnded'),
    ).toEqual([]);
    expect(browser.tabs.filter(({ connected }) => connected)).toHaveLength(40);
  });

  it('a sign-in ends the sockets of the session that it replaces in that browser', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const before = await openTab(browser);
    await signIn(browser);
    await vi.waitFor(() => expect(before.connected).toBe(false));
    const after = await openTab(browser);
    gateway.customerEvents.publish('ALICE', { kind: 'wagers' });
    await vi.waitFor(() => expect(heard.get(after)).toEqual([{ kind: 'wagers' }]));
    expect(heard.get(before)).toEqual([ENDED]);
  });

  it('a session that ran out hears nothing private any more', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const tab = await openTab(browser);
    gateway.clock.wallMs += 60_000;
    gateway.customerEvents.publish('ALICE', { kind: 'wagers' });
    await vi.waitFor(() => expect(tab.connected).toBe(false));
    expect(heard.get(tab)).toEqual([ENDED]);
  });
});
