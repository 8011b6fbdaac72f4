import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import {
  type FakeBrowser,
  type FakePushService,
  startPushService,
} from '../../../testing/fakes/push-service.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWebPushKeys } from '../../config/web-push-keys.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { startGrading } from '../../betting/grading/start-grading.ts';
import { sellBet } from '../../betting/selling/sell-bet.ts';
import { takeBackSale } from '../../betting/selling/take-back-sale.ts';
import { sendMessage } from '../messages/message-rows.ts';
import { claimNotices } from './claim-notices.ts';
import { MOST_SUBSCRIPTIONS, SUBSCRIBED_FOR_MS } from './save-subscription.ts';
import { createWebPush, type WebPush } from './start-web-push.ts';
import { sweepWebPush } from './sweep-web-push.ts';

const KEYS = createWebPushKeys();
const HOUR_MS = 3_600_000;

describe.each(oneEngine())('news for closed pages on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let service: FakePushService;
  let push: WebPush;
  let failures: ReturnType<typeof createNotedFailures>['failures'];
  let customerId: string;
  let cookie: string;
  let test = 0;

  const createPushHere = (): WebPush => {
    const noted = createNotedFailures();
    ({ failures } = noted);
    return createWebPush({
      database,
      customerEvents: gateway.customerEvents,
      wallNowMs: () => gateway.clock.wallMs,
      reporter: noted.reporter,
      keys: KEYS,
      contact: 'mailto:book@example.org',
    });
  };
  const addCustomer = async (isDemo = false): Promise<string> => {
    test += 1;
    const id = `PUSH${test}`;
    await seedCustomer(database, { customerId: id, isDemo });
    return id;
  };
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    cookies: string,
    payload?: object,
  ) => {
    const headers = { origin: TEST_ORIGIN, cookie: cookies };
    const answer = await gateway.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const subscribe = (browser: FakeBrowser, cookies = cookie) =>
    call('PUT', '/api/push/subscription', cookies, browser.body);
  const addBrowser = async (...choices: Parameters<FakePushService['addBrowser']>): Promise<FakeBrowser> => {
    const browser = service.addBrowser(...choices);
    expect((await subscribe(browser)).status).toBe(204);
    return browser;
  };
  const grade = async (gameNum: number, isWon = true, id = customerId): Promise<number> => {
    gateway.book.putGame({ gameNum });
    const answer = await gateway.tickets.place(id, createTicket([createItem(gameNum)]));
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    const grading = startGrading(gateway.grading, { onError: (error) => failures.push(error as never) });
    gateway.book.say({ gameNum, score1: 20, score2: isWon ? 27 : 21 });
    await grading.settled();
    await grading.stop();
    return answer.ticketNumber;
  };
  const claim = () => claimNotices(database, { pausedHosts: [], nowMs: gateway.clock.wallMs });
  const countDue = async (): Promise<number> =>
    (await database.pool.query<{ count: number }>('select count(*)::integer as count from push_due')).rows[0]!
      .count;
  const send = (ids: readonly string[]): Promise<number> =>
    inTransaction(database.pool, (client) =>
      sendMessage(
        client,
        {
          subject: 'Balance 500.00',
          body: 'Hello.',
          priority: null,
          actor: 'boss',
          sentAtMs: gateway.clock.wallMs,
        },
        ids,
      ),
    );
  const count = async (): Promise<number> => (await call('GET', '/api/push', cookie)).body.browsers;
  const signIn = async (id: string, cookies = ''): Promise<string> => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, cookie: cookies },
      payload: { customerId: id, password: TEST_PASSWORD },
    });
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    service = await startPushService();
    gateway = await createTestGateway(database, {
      ENCRYPT_PASSWORDS: 'false',
      PUSH_KEY: KEYS.privateKey,
      PUSH_SERVICES: `http://${service.host}`,
    });
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
    await drop();
  });
  beforeEach(async () => {
    push = createPushHere();
    service.answer = null;
    service.calls.length = 0;
    customerId = await addCustomer();
    cookie = await gateway.cookieOf(customerId);
  });
  afterEach(() => push.close());

  it('report a graded bet once, sealed for the browser, without amount or customer', async () => {
    const browser = await addBrowser();
    const ticketNumber = await grade(test * 10);
    await push.sweep();
    await push.sweep();
    expect(browser.told).toEqual([
      { language: 'en', notice: { kind: 'graded', outcome: 'W', ticketNumber, entryId: expect.any(Number) } },
    ]);
    expect(JSON.stringify(browser.told)).not.toContain(customerId);
    expect(service.calls).toHaveLength(1);
    expect(service.calls[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '21600',
      authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${KEYS.publicKey}$`)),
    });
  });

  it('include the amount where the customer chose so, and are in the customer’s language', async () => {
    await database.pool.query(`update customer set web_language = 'SPA' where customer_id = $1`, [
      customerId,
    ]);
    const browser = await addBrowser({ showsAmounts: true });
    await grade(test * 10, false);
    await push.sweep();
    expect(browser.told).toMatchObject([{ language: 'es', notice: { outcome: 'L', amountCents: -11_000 } }]);
  });

  it('tell each browser only what was chosen there, and nothing from before', async () => {
    await grade(test * 10);
    gateway.clock.wallMs += 1_000;
    const all = await addBrowser();
    const bets = await addBrowser({ tellsMessages: false });
    const none = await addBrowser({ tellsGraded: false, tellsDecided: false, tellsMessages: false });
    await send([customerId]);
    await grade(test * 10 + 1);
    await push.sweep();
    expect(all.told).toMatchObject([{ notice: { kind: 'several', count: 2 } }]);
    expect(bets.told).toMatchObject([{ notice: { kind: 'graded' } }]);
    expect(none.told).toEqual([]);
    gateway.clock.wallMs += 1;
    const only = await addBrowser({ tellsGraded: false });
    const messageId = await send([customerId]);
    await push.sweep();
    expect(only.told).toEqual([{ language: 'en', notice: { kind: 'message', messageId } }]);
  });

  it('leave out a grade that was reversed before it was sent, and news that is older than six hours or was read', async () => {
    const browser = await addBrowser();
    const gameNum = test * 10;
    await grade(gameNum);
    const grading = startGrading(gateway.grading, { onError: (error) => failures.push(error as never) });
    gateway.book.say({ gameNum, score1: 20, score2: 27, phase: 'live' });
    await grading.settled();
    await grading.stop();
    const messageId = await send([customerId]);
    await call('PUT', `/api/inbox/${messageId}`, cookie, { action: 'Read' });
    await push.sweep();
    await send([customerId]);
    gateway.clock.wallMs += 6 * HOUR_MS + 1;
    await push.sweep();
    expect(browser.told).toEqual([]);
  });

  it('report a decided live ticket with its number, or that it was refused', async () => {
    const browser = await addBrowser();
    await database.pool.query(
      `with keys as (insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
         values ($1, '00000000-0000-4000-8000-000000000001', 'refused', '\\x00', '{}', $2),
           ($1, '00000000-0000-4000-8000-000000000002', 'accepted', '\\x00', '{"ticketNumber": 4711}', $2) returning 1)
       insert into ledger (customer_id, kind, amount_cents, at_risk_cents, idempotency_key, at_ms, book_ms)
       values ($1, 'release', 0, 0, '00000000-0000-4000-8000-000000000001', $2, $2),
         ($1, 'release', 0, 0, '00000000-0000-4000-8000-000000000002', $2, $2)`,
      [customerId, gateway.clock.wallMs],
    );
    const { claimed } = await claim();
    expect(claimed).toMatchObject([
      {
        notices: [
          { kind: 'decided', ticketNumber: null },
          { kind: 'decided', ticketNumber: 4711 },
        ],
      },
    ]);
    expect(browser.told).toEqual([]);
  });

  it('HR-55.2: report a bet that was bought back at its target, unless the sale was taken back meanwhile', async () => {
    const browser = await addBrowser({ tellsGraded: false, tellsDecided: false });
    const amounts = await addBrowser({ showsAmounts: true });
    const sellOne = async (gameNum: number, byTarget = true): Promise<number> => {
      gateway.book.putGame({ gameNum });
      const answer = await gateway.tickets.place(customerId, createTicket([createItem(gameNum)]));
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      const ref = { ticketNumber: answer.ticketNumber, wagerNumber: 1 };
      if (byTarget) await gateway.sales.setTarget(customerId, ref, 9_000);
      const order = { ...ref, sharePercent: 100, leastCents: 9_000 };
      const asked = { customerId, key: randomUUID(), seenCents: null, tolerancePercent: null, byTarget };
      expect(await sellBet(gateway.placing, { ...order, ...asked })).toMatchObject({ state: 'sold' });
      return answer.ticketNumber;
    };
    const ticketNumber = await sellOne(test * 10);
    await sellOne(test * 10 + 1, false);
    await push.sweep();
    const notice = { kind: 'sold', ticketNumber, entryId: expect.any(Number) };
    expect(browser.told).toEqual([{ language: 'en', notice }]);
    expect(amounts.told).toEqual([{ language: 'en', notice: { ...notice, amountCents: 9_975 } }]);
    const backNumber = await sellOne(test * 10 + 2);
    const back = { itemNumber: 1, why: 'obviousError', price: null, line: -6.5, by: 'boss' } as const;
    const now = { wallMs: gateway.clock.wallMs, bookMs: gateway.clock.wallMs };
    const ref = { ticketNumber: backNumber, wagerNumber: 1 };
    await inTransaction(database.pool, (client) => takeBackSale(client, database, ref, back, now));
    await push.sweep();
    expect(browser.told).toHaveLength(1);
    expect(await countDue()).toBe(0);
  });

  it('report an alert with what the line was, unless it was taken back or its customer takes a time-out', async () => {
    const browser = await addBrowser();
    const alertId = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ alert_id: number }>(
        `insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points, repeats,
           begins_ms, over_ms, since_ms)
         values ($1, 7, 0, 'S', 'main', 'team2', 'Bears', 'Lions', 3.5, true, 2, 2, 1) returning alert_id`,
        [customerId],
      );
      return rows[0]!.alert_id;
    };
    const tell = (id: number) =>
      database.pool.query(
        `update line_alert set told_count = told_count + 1, told_at_ms = $2, told_points = 4, told_price = -115
         where alert_id = $1`,
        [id, gateway.clock.wallMs],
      );
    const first = await alertId();
    await tell(first);
    await tell(first);
    await push.sweep();
    await push.sweep();
    const notice = { gameNum: 7, side: 'team2', team1: 'Bears', team2: 'Lions', points: 4, price: -115 };
    expect(browser.told).toEqual([{ language: 'en', notice: { kind: 'alert', alertId: first, ...notice } }]);
    // A gateway of an earlier version says no label.
    for (const [label, period] of [
      ['half1', '1st half'],
      [null, 'Part of the game'],
    ] as const) {
      await database.pool.query(
        'update line_alert set period_number = 1, period_label = $2 where alert_id = $1',
        [first, label],
      );
      await tell(first);
      await push.sweep();
      expect(browser.told.at(-1)).toMatchObject({ notice: { alertId: first, period } });
    }
    await tell(first);
    await database.pool.query('delete from line_alert where alert_id = $1', [first]);
    await push.sweep();
    await tell(await alertId());
    await database.kysely
      .insertInto('time_out')
      .values({ customer_id: customerId, length: 'untilAsked', began_at_ms: 1, ends_at_ms: null })
      .execute();
    await push.sweep();
    expect(browser.told).toHaveLength(3);
  });

  it('are each sent by only one of two gateways that look at the same moment', async () => {
    const browser = await addBrowser();
    await grade(test * 10);
    const other = createPushHere();
    await Promise.all([push.sweep(), other.sweep(), push.sweep(), other.sweep()]);
    expect(browser.told).toHaveLength(1);
    await other.close();
  });

  it('lose at most a hundred when a gateway that took them dies, and another one sends the rest once', async () => {
    const browsers: FakeBrowser[] = [];
    for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) browsers.push(await addBrowser());
    for (let at = 0; at < 12; at += 1) await send([customerId]);
    const both = await Promise.all([claim(), claim()]);
    const taken = both.map(({ claimed }) =>
      claimed.flatMap(({ subscriptionId, due }) => due.map(({ id }) => `${subscriptionId} ${id}`)),
    );
    expect(new Set(taken.flat()).size).toBe(120);
    expect(taken.flat()).toHaveLength(120);
    expect(Math.max(...taken.map(({ length }) => length))).toBeLessThanOrEqual(100);
    for (let at = 0; at < 12; at += 1) await send([customerId]);
    // The news that it took only appears in the bell.
    await claim();
    await push.sweep();
    const told = browsers.flatMap((browser) => browser.told) as { notice: { count?: number } }[];
    expect(told.reduce((sum, { notice }) => sum + (notice.count ?? 1), 0)).toBe(20);
    expect(await countDue()).toBe(0);
  });

  it('don’t pile up for a customer without a browser, or for a browser that is gone or up to date', async () => {
    await send([customerId]);
    await grade(test * 10);
    expect(await countDue()).toBe(0);
    const browser = await addBrowser();
    gateway.clock.wallMs += 1;
    await send([customerId]);
    await call('POST', '/api/push/subscription/end', cookie, { endpoint: browser.body.endpoint });
    expect(await countDue()).toBe(1);
    await push.sweep();
    expect([browser.told, await countDue()]).toEqual([[], 0]);
  });

  it('are sent to one of many browsers in each turn of the event loop', async () => {
    const browsers: FakeBrowser[] = [];
    for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) browsers.push(await addBrowser());
    await send([customerId]);
    let thisTurn = 0;
    let mostInTurn = 0;
    let turn = setImmediate(function begin() {
      thisTurn = 0;
      turn = setImmediate(begin);
    });
    const { fetch } = globalThis;
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) => {
      thisTurn += 1;
      mostInTurn = Math.max(mostInTurn, thisTurn);
      return fetch(...asked);
    });
    await push.sweep();
    clearImmediate(turn);
    calls.mockRestore();
    expect(browsers.map(({ told }) => told.length)).toEqual(browsers.map(() => 1));
    expect(mostInTurn).toBe(1);
  });

  it('are triggered by events at the leader, which stops when it no longer leads', async () => {
    const browser = await addBrowser();
    const stop = push.lead();
    await grade(test * 10);
    await vi.waitFor(() => expect(browser.told).toHaveLength(1), 10_000);
    // The leader looks at everything when it starts, and the next time a minute later.
    await grade(test * 10 + 2);
    await vi.waitFor(() => expect(browser.told).toHaveLength(2), 20_000);
    stop();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    push.lead()();
    await grade(test * 10 + 1);
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    await push.close();
    expect(browser.told).toHaveLength(2);
  });

  describe('a push service', () => {
    it.each([404, 410])('that has dropped the browser (%s) isn’t called any more', async (status) => {
      await addBrowser();
      await grade(test * 10);
      service.answer = { status };
      await push.sweep();
      expect(await count()).toBe(0);
    });

    it('that is down is tried again, and gets the news since then once', async () => {
      const browser = await addBrowser();
      await grade(test * 10);
      service.answer = { status: 503 };
      await push.sweep();
      await push.sweep();
      expect(service.calls).toHaveLength(1);
      expect(failures).toMatchObject([{ kind: 'notTold', about: { host: service.host } }]);
      service.answer = null;
      gateway.clock.wallMs += 31_000;
      await grade(test * 10 + 1);
      await push.sweep();
      expect(browser.told).toMatchObject([{ notice: { kind: 'several', count: 2 } }]);
    });

    it('that says when to retry isn’t called until then', async () => {
      const browser = await addBrowser();
      await grade(test * 10);
      service.answer = { status: 429, headers: { 'retry-after': '120' } };
      await push.sweep();
      service.answer = null;
      gateway.clock.wallMs += 119_000;
      await push.sweep();
      expect(browser.told).toEqual([]);
      gateway.clock.wallMs += 2_000;
      await push.sweep();
      expect(browser.told).toHaveLength(1);
    });

    it('that is down and says to retry at once loses no browser by it', async () => {
      const browser = await addBrowser();
      await grade(test * 10);
      service.answer = { status: 503, headers: { 'retry-after': '0' } };
      // While there is other news to tell it is looked at every second.
      for (let second = 0; second < 20; second += 1) {
        await push.sweep();
        gateway.clock.wallMs += 1_000;
      }
      expect(service.calls).toHaveLength(1);
      service.answer = null;
      gateway.clock.wallMs += 31_000;
      await push.sweep();
      expect(browser.told).toHaveLength(1);
    });

    it('that redirects isn’t followed', async () => {
      const trap = await startPushService();
      await addBrowser();
      await grade(test * 10);
      service.answer = { status: 307, headers: { location: `http://${trap.host}/` } };
      await push.sweep();
      expect([service.calls.length, trap.calls.length]).toEqual([1, 0]);
      await trap.close();
    });

    it('that fails for all browsers of one customer still gets other customers’ news at once', async () => {
      for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) await addBrowser();
      await send([customerId]);
      service.answer = { status: 503 };
      await push.sweep();
      expect(service.calls).toHaveLength(MOST_SUBSCRIPTIONS);
      service.answer = null;
      const neighbor = await addCustomer();
      const browser = service.addBrowser();
      await subscribe(browser, await gateway.cookieOf(neighbor));
      await send([neighbor]);
      await push.sweep();
      expect(browser.told).toHaveLength(1);
    });

    it('that fails for many customers is called a few times instead of for each, and no news is lost', async () => {
      const browsers = [];
      for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) browsers.push(await addBrowser());
      const others = [await addCustomer(), await addCustomer()];
      for (const id of others) {
        const cookies = await gateway.cookieOf(id);
        for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) {
          const browser = service.addBrowser();
          browsers.push(browser);
          await subscribe(browser, cookies);
        }
      }
      await send([customerId, ...others]);
      service.answer = { status: 500 };
      await push.sweep();
      expect(service.calls.length).toBeLessThan(browsers.length);
      expect(service.calls.length).toBeGreaterThanOrEqual(3);
      const fresh = createPushHere();
      service.answer = null;
      gateway.clock.wallMs += 60_000;
      await fresh.sweep();
      expect(browsers.map(({ told }) => told.length)).toEqual(browsers.map(() => 1));
      await fresh.close();
    });
  });

  describe('a subscription', () => {
    it('ends with its session, with all sessions, and when the other sessions are ended', async () => {
      const mine = await gateway.cookieOf(customerId);
      const theirs = await gateway.cookieOf(customerId);
      const kept = service.addBrowser();
      const gone = service.addBrowser();
      const begin = async (): Promise<void> => {
        await subscribe(kept, mine);
        await subscribe(gone, theirs);
        expect(await count()).toBe(2);
      };
      await begin();
      await call('DELETE', '/api/sessions/others', mine);
      cookie = mine;
      expect(await count()).toBe(1);
      const again = await gateway.cookieOf(customerId);
      await subscribe(gone, again);
      await call('DELETE', '/api/session', again);
      expect(await count()).toBe(1);
      await grade(test * 10);
      await push.sweep();
      expect([kept.told.length, gone.told.length]).toEqual([1, 0]);
      await call('DELETE', '/api/sessions', mine);
      cookie = await gateway.cookieOf(customerId);
      expect(await count()).toBe(0);
    });

    it('ends when one session is ended from another device', async () => {
      const theirs = await gateway.cookieOf(customerId);
      await subscribe(service.addBrowser(), theirs);
      const { sessions } = (await call('GET', '/api/sessions', cookie)).body;
      const other = sessions.find(({ isOwn }: { isOwn: boolean }) => !isOwn);
      await call('DELETE', `/api/sessions/${other.sessionId}`, cookie);
      expect(await count()).toBe(0);
    });

    it('ends with the sessions of a passkey, and of a device', async () => {
      const passkeyId = '00000000-0000-4000-8000-00000000000a';
      for (const [column, end] of [
        ['passkey_id', () => gateway.door.sessions.endOfPasskey(customerId, passkeyId, 'another')],
        ['device_id', () => gateway.door.sessions.endOfDevice(customerId, passkeyId)],
      ] as const) {
        const theirs = await gateway.cookieOf(customerId);
        await database.pool.query(
          `update session set ${column} = $1 where token_hash = sha256(convert_to($2, 'utf8'))`,
          [passkeyId, theirs.split('=')[1]],
        );
        await subscribe(service.addBrowser(), theirs);
        expect(await count()).toBe(1);
        await end();
        expect(await count()).toBe(0);
      }
    });

    it('outlives a session that ran out, and ends when that browser signs out or somebody else signs in there', async () => {
      const mine = await gateway.cookieOf(customerId);
      const browser = service.addBrowser();
      await subscribe(browser, mine);
      gateway.clock.wallMs += 13 * HOUR_MS;
      await gateway.door.sweep();
      cookie = await gateway.cookieOf(customerId);
      expect(await count()).toBe(1);
      await signIn(await addCustomer(), mine);
      expect(await count()).toBe(0);
      await subscribe(browser);
      await call('DELETE', '/api/session', cookie);
      cookie = await gateway.cookieOf(customerId);
      expect(await count()).toBe(0);
    });

    it('isn’t saved for a session that has ended meanwhile', async () => {
      const ended = await gateway.cookieOf(customerId);
      await call('GET', '/api/session', ended);
      // The session is still cached here for a moment, although it is gone in the database.
      await database.pool.query('delete from session where customer_id = $1', [customerId]);
      expect((await subscribe(service.addBrowser(), ended)).body.error.code).toBe('pushUnavailable');
    });

    it('isn’t ended or taken over by another customer who has seen its address', async () => {
      const browser = await addBrowser();
      const other = await addCustomer();
      const theirs = await gateway.cookieOf(other);
      const { endpoint } = browser.body;
      expect((await call('POST', '/api/push/subscription/end', theirs, { endpoint })).status).toBe(204);
      const forged = { ...service.addBrowser().body, endpoint };
      expect((await call('PUT', '/api/push/subscription', theirs, forged)).body.error.code).toBe(
        'pushUnavailable',
      );
      await grade(test * 10);
      await grade(test * 10 + 1, true, customerId);
      expect(await count()).toBe(1);
      await push.sweep();
      expect(browser.told).toHaveLength(1);
    });

    it('moves with the browser to the customer who signs in there next, and reveals nothing from before', async () => {
      const browser = await addBrowser();
      await grade(test * 10);
      const other = await addCustomer();
      gateway.clock.wallMs += 1_000;
      await subscribe(browser, await gateway.cookieOf(other));
      await push.sweep();
      expect([browser.told, await count()]).toEqual([[], 0]);
    });

    it('reveals nothing of another customer’s news of the same moment, not even when that one is back', async () => {
      const browser = await addBrowser();
      await grade(test * 10);
      const mine = cookie;
      await subscribe(browser, await gateway.cookieOf(await addCustomer()));
      await push.sweep();
      await subscribe(browser, mine);
      await push.sweep();
      expect([browser.told, await countDue()]).toEqual([[], 0]);
    });

    it('is one of at most ten; the one that was seen longest ago is removed', async () => {
      const first = await addBrowser();
      for (let at = 0; at < MOST_SUBSCRIPTIONS; at += 1) {
        gateway.clock.wallMs += 1;
        await addBrowser();
      }
      expect(await count()).toBe(MOST_SUBSCRIPTIONS);
      await grade(test * 10);
      await push.sweep();
      expect(first.told).toEqual([]);
    });

    it('is forgotten when its browser hasn’t been there for a month', async () => {
      await addBrowser();
      await sweepWebPush(database, gateway.clock.wallMs + SUBSCRIBED_FOR_MS - 1);
      expect(await count()).toBe(1);
      await sweepWebPush(database, gateway.clock.wallMs + SUBSCRIBED_FOR_MS + 1);
      expect(await count()).toBe(0);
    });

    it('needs a customer, and a valid key and address', async () => {
      const { body } = service.addBrowser();
      const codeOf = async (changed: object, cookies = cookie): Promise<[number, string]> => {
        const answer = await call('PUT', '/api/push/subscription', cookies, { ...body, ...changed });
        return [answer.status, answer.body.error.code];
      };
      expect(await codeOf({}, '')).toEqual([401, 'unauthenticated']);
      const demo = await gateway.cookieOf(await addCustomer(true));
      expect(await codeOf({}, demo)).toEqual([403, 'forbidden']);
      for (const endpoint of [
        'https://127.0.0.1/x',
        'http://169.254.169.254/',
        `http://${service.host}@evil.example/`,
      ])
        expect(await codeOf({ endpoint })).toEqual([422, 'pushUnavailable']);
      expect(await codeOf({ p256dh: `B${'A'.repeat(86)}` })).toEqual([422, 'pushUnavailable']);
      for (const wrong of [
        { p256dh: 'B'.repeat(5_000) },
        { p256dh: 'short' },
        { auth: 'A'.repeat(23) },
        { endpoint: `http://${service.host}/${'a'.repeat(1_000)}` },
        { endpoint: `http://${service.host}/a b` },
        { customerId: 'SOMEBODY' },
        { tellsGraded: 'yes' },
      ])
        expect((await codeOf(wrong))[1]).toMatch(/badRequest|payloadTooLarge/);
      expect(await count()).toBe(0);
    });
  });
});
