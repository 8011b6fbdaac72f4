import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';
import {
  CHAT_FRAME_PATH,
  NO_SITE_FILE,
  type SiteConfiguration,
} from '@lineboard/domain/words/site/site-configuration';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createDemoSite } from '../../desk/demo/demo-site.ts';
import { DEMO_CHAT_PATH } from '../../desk/demo/demo-chat.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const KEY = '0b0e6b3e-6f0e-4b7e-9d53-0d6a4d1f2c11';
const OPEN_ROUTES = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/api/site'],
  ['GET', '/api/session'],
  ['POST', '/api/session'],
  ['POST', '/api/session/token'],
  ['DELETE', '/api/session'],
  ['GET', '/api/offering/sports'],
  ['GET', '/api/offering/search'],
  ['GET', '/api/offering/games/1/contests'],
  ['GET', '/api/offering/games/1/history'],
  ['GET', '/api/offering/games/1/props'],
  ['GET', '/api/offering/next-games'],
  ['GET', '/api/offering/scores'],
] as const;
const CUSTOMER_ROUTES = [
  ['POST', '/api/session/ping'],
  ['PUT', '/api/customer/price-type'],
  ['POST', '/api/customer/actions'],
  ['GET', '/api/tickets/account'],
  ['POST', '/api/tickets'],
  ['GET', `/api/tickets/${KEY}`],
  ['POST', `/api/tickets/${KEY}/close`],
  ['GET', '/api/open-bets'],
  ['GET', '/api/open-bets/1-1'],
  ['GET', '/api/bets/1-1/hook-ups'],
  ['GET', '/api/transactions'],
] as const;
const ROUTES = [...OPEN_ROUTES, ...CUSTOMER_ROUTES];
const CHANGING = ROUTES.filter(([method]) => method !== 'GET');

const CHAT_SCRIPT = { provider: 'Chat', address: 'https://chat.example/chat.js', kind: 'script' } as const;

describe.each(oneEngine())('the HTTP interface', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    await seedCustomer(database, { customerId: 'MALLORY' });
    cookie = await gateway.cookieOf('ALICE');
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });
  const call = async (options: InjectOptions) => {
    const answer = await gateway.app.inject(options);
    return {
      status: answer.statusCode,
      body:
        answer.body === ''
          ? null
          : answer.headers['content-type']?.toString().includes('json')
            ? answer.json()
            : answer.body,
    };
  };

  it('answers every call of the contract that no feed makes', () => {
    const inContract = Object.values(CALLS).filter(({ path }) => !path.startsWith('/api/feed/'));
    for (const { method, path } of inContract) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(gateway.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
    }
  });

  it.each(CUSTOMER_ROUTES)(
    'refuses %s %s without a session, and with one that ended',
    async (method, url) => {
      const headers = { origin: TEST_ORIGIN };
      expect(await call({ method, url, headers })).toEqual({
        status: 401,
        body: { error: { code: 'unauthenticated' } },
      });
      const old = { ...headers, cookie: 'lb_session=gone' };
      expect(await call({ method, url, headers: old })).toEqual({
        status: 401,
        body: { error: { code: 'sessionEnded' } },
      });
    },
  );

  it.each(CHANGING)('refuses %s %s from another site, and from nowhere', async (method, url) => {
    for (const origin of [
      undefined,
      'https://evil.example',
      'null',
      `${TEST_ORIGIN}.evil.example`,
      'http://',
    ]) {
      const headers = { cookie, ...(origin === undefined ? {} : { origin }) };
      expect(await call({ method, url, headers })).toEqual({
        status: 403,
        body: { error: { code: 'originRefused' } },
      });
    }
  });

  // Only the public facts about the site may be cached, and they are revalidated each time.
  it.each(ROUTES.filter(([, path]) => path.startsWith('/api/') && path !== '/api/site'))(
    'lets nobody on the way keep what %s %s answers, whatever it is',
    async (method, url) => {
      for (const headers of [{}, { origin: TEST_ORIGIN, cookie }]) {
        const sent = (await gateway.app.inject({ method, url, headers })).headers;
        expect(sent['cache-control']).toBe('no-store');
      }
      if (url === '/api/session' && method === 'DELETE') cookie = await gateway.cookieOf('ALICE');
    },
  );

  it.each(['POST', 'PUT'] as const)(
    'refuses a %s that is too large, or of another type, before it is read',
    async (method) => {
      const url = method === 'POST' ? '/api/tickets' : '/api/customer/price-type';
      const headers = { origin: TEST_ORIGIN, cookie };
      const large = JSON.stringify({ text: 'x'.repeat(100_000) });
      const json = { ...headers, 'content-type': 'application/json' };
      expect(await call({ method, url, headers: json, payload: large })).toEqual({
        status: 413,
        body: { error: { code: 'payloadTooLarge' } },
      });
      const xml = { ...headers, 'content-type': 'application/xml' };
      expect(await call({ method, url, headers: xml, payload: '<a/>' })).toEqual({
        status: 400,
        body: { error: { code: 'badRequest' } },
      });
    },
  );

  it('hides its metrics from callers that come through a proxy or from another machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    for (const strange of [{ headers }, { remoteAddress: '10.0.0.1' }])
      expect(await call({ url: '/metrics', ...strange })).toEqual({
        status: 404,
        body: { error: { code: 'notFound' } },
      });
  });

  it('answers unknown paths and unreadable requests with codes from the closed list', async () => {
    expect(await call({ url: '/api/nothing' })).toEqual({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
    // This is a file of a newer or older version: its absence may not be cached.
    const missing = await gateway.app.inject({ url: '/assets/index-0ld1.js' });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(await call({ url: '/%ff' })).toMatchObject({
      status: 400,
      body: { error: { code: 'badRequest' } },
    });
    const [unread, read] = [
      await gateway.app.inject({ url: '/%ff' }),
      await gateway.app.inject({ url: '/api/nothing' }),
    ];
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
      expect([name, unread.headers[name]]).toEqual([name, read.headers[name] ?? 'there']);
    expect(
      await call({ method: 'PATCH', url: '/api/session', headers: { origin: TEST_ORIGIN } }),
    ).toMatchObject({ status: 404 });
  });

  it('treats an empty body as none, even if the call names a type, and answers with a code where one is missing', async () => {
    const headers = { origin: TEST_ORIGIN, cookie, 'content-type': 'application/json' };
    const post = (url: string) => call({ method: 'POST', url, headers });
    expect((await post('/api/session/token')).status).toBe(200);
    expect((await post('/api/session/ping')).status).toBe(200);
    for (const url of ['/api/tickets', '/api/session', '/api/customer/actions'])
      expect(await post(url)).toMatchObject({ status: 400, body: { error: { code: 'badRequest' } } });
  });

  it('VAL1-01: requires at least 3 characters for a search', async () => {
    expect(await call({ url: '/api/offering/search?text=ab' })).toEqual({
      status: 400,
      body: { error: { code: 'badRequest' } },
    });
    expect(await call({ url: '/api/offering/search?text=abc' })).toEqual({
      status: 200,
      body: { games: [], contests: [] },
    });
  });

  it("returns how a game's line moved, and nothing of a game that the store doesn't have", async () => {
    expect(await call({ url: '/api/offering/games/1/history' })).toEqual({
      status: 200,
      body: {
        gameNum: 1,
        points: [{ bookMs: 1, spread1: -3, moneyLine1: -150, totalPoints: 44.5 }],
        scores: [],
        holds: [],
      },
    });
    expect(await call({ url: '/api/offering/games/2/history' })).toMatchObject({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
    expect(await call({ url: '/api/offering/games/x/history' })).toMatchObject({ status: 400 });
  });

  it('shows no customer another one’s data', async () => {
    const request = createTicket([createItem(1)]);
    const headers = { origin: TEST_ORIGIN, cookie };
    await call({ method: 'POST', url: '/api/tickets', headers, payload: request });
    const strange = { origin: TEST_ORIGIN, cookie: await gateway.cookieOf('MALLORY') };
    const key = request.idempotencyKey;
    expect((await call({ url: `/api/tickets/${key}`, headers: strange })).status).toBe(404);
    expect(await call({ method: 'POST', url: `/api/tickets/${key}/close`, headers: strange })).toMatchObject({
      body: { state: 'closed' },
    });
    expect(await call({ url: `/api/tickets/${key}`, headers })).toMatchObject({
      body: { state: 'accepted' },
    });
    expect(await call({ url: '/api/open-bets', headers: strange })).toMatchObject({
      status: 200,
      body: { pending: [], open: [], totals: { count: 0 }, graded: [] },
    });
    expect(await call({ url: '/api/tickets/account', headers: strange })).toMatchObject({
      body: { exposureCents: {}, balance: { atRiskCents: 0 } },
    });
    expect(await call({ url: '/api/open-bets', headers })).toMatchObject({
      body: { open: [{ riskCents: 11_000 }] },
    });
  });

  it.each([
    ['as anybody', 'GET', '/api/site', 200],
    ['as a customer, whose session could be guessed', 'GET', '/api/open-bets', 401],
    ['as an operator, whose token could be guessed', 'POST', '/api/operator/customers/list', 401],
  ] as const)('limits how often one address calls %s', async (_who, method, url, first) => {
    const limited = await createTestGateway(database, { RATE_LIMIT_PER_MINUTE: '10' });
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await limited.app.inject({ method, url })).statusCode);
    expect(statuses.slice(9)).toEqual([first, 429, 429]);
    expect((await limited.app.inject({ method, url })).json()).toMatchObject({
      error: { code: 'rateLimited' },
    });
    expect((await limited.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('counts calls by the address that the trusted proxy saw, whatever the client writes in front of it', async () => {
    const behind = await createTestGateway(database, { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '1' });
    const statusFor = async (forwarded: string, remoteAddress = '10.0.0.1') =>
      (
        await behind.app.inject({
          url: '/api/site',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await statusFor(`10.1.1.${at}, 2001:db8::${at}`));
    expect(statuses.slice(9)).toEqual([200, 429, 429]);
    expect(await statusFor('203.0.113.5')).toBe(200);
    expect(await statusFor('x'.repeat(6_000))).toBe(200);

    const alone = await createTestGateway(database, { RATE_LIMIT_PER_MINUTE: '10' });
    for (let at = 0; at < 10; at += 1)
      await alone.app.inject({ url: '/api/site', headers: { 'x-forwarded-for': `10.1.1.${at}` } });
    expect((await alone.app.inject('/api/site')).statusCode).toBe(429);
  });

  it('answers unavailable, without internal details, while the database is down', async () => {
    const away = createDatabase({ ...engine.connection, host: '/nowhere' }, 2);
    const lost = await createTestGateway(away);
    const answer = await lost.app.inject({ url: '/api/open-bets', headers: { cookie } });
    await away.close();
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
  });

  it('sends every page with a policy that allows no foreign scripts or styles', async () => {
    const sent = (await gateway.app.inject('/healthz')).headers;
    const policy = String(sent['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    // Every source is the site itself, or an inline part of the page.
    const sources = new Set(policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1)));
    expect([...sources].toSorted()).toEqual(["'none'", "'self'", 'data:']);
    expect(String(sent['permissions-policy'])).toMatch(
      /camera=\(\), .*geolocation=\(\), .*payment=\(\), .*publickey-credentials-get=\(self\)/,
    );
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/);
    expect(policy).toContain("object-src 'none'");
    // The page may not even be framed by itself, because a provider's frame could navigate there.
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('serves the built page, and allows its inline parts only by the hash of their text', async () => {
    const clientDir = mkdtempSync(join(tmpdir(), 'lineboard-client-'));
    onTestFinished(() => rmSync(clientDir, { recursive: true }));
    const page = '<style>b{margin:0}</style><script>go()</script>';
    writeFileSync(join(clientDir, 'index.html'), page);
    const { app } = await createTestGateway(database, {}, {}, NO_SITE_FILE, clientDir);
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    const policy = String(answer.headers['content-security-policy']).split(';');
    const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('b{margin:0}')}'`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('go()')}'`);
  });

  it.each<[string, SiteConfiguration, RegExp]>([
    [DEMO_CHAT_PATH, createDemoSite(), /assistant/],
    [CHAT_FRAME_PATH, { ...NO_SITE_FILE, liveChat: CHAT_SCRIPT }, /src="https:\/\/chat\.example\/chat\.js"/],
  ])(
    'SH1-10, CALL1-19: serves the chat of its site at %s, to be framed by its page',
    async (path, site, words) => {
      const { app } = await createTestGateway(database, {}, {}, site);
      const answer = await app.inject(path);
      expect(answer.body).toMatch(words);
      expect(answer.headers['content-security-policy']).toMatch(/^sandbox\b.*frame-ancestors 'self'$/);
      expect((await gateway.app.inject(path)).statusCode).toBe(404);
    },
  );

  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('', '\0', '\ud800', '‮', '-0', 'NaN', '../../etc/passwd', "'; drop table ledger; --"),
    fc.constantFrom(-1, 0, 1e308, 2 ** 53, 0.1, null, true),
  );
  /** A ticket that would be accepted, except for one wrong field. */
  const brokenTicket = fc
    .tuple(
      fc.constantFrom(
        ...Object.keys(createItem(1)),
        'idempotencyKey',
        'wagerType',
        'priceAcceptance',
        'items',
        'pick.side',
        'pick.gameNum',
        'seen.clk',
      ),
      odd,
    )
    .map(([field, value]) => {
      const item: Record<string, unknown> = structuredClone({ ...createItem(1) });
      const ticket: Record<string, unknown> = {
        ...createTicket([]),
        idempotencyKey: randomUUID(),
        items: [item],
      };
      const [outer = '', inner] = field.split('.');
      if (inner !== undefined) Object.assign(item[outer] as object, { [inner]: value });
      else if (outer in ticket) ticket[outer] = value;
      else item[outer] = value;
      return JSON.stringify(ticket);
    });
  const body = fc.oneof(
    fc.json(),
    fc.string({ maxLength: 200 }),
    brokenTicket,
    fc
      .dictionary(
        fc.constantFrom(
          'customerId',
          'password',
          'key',
          'priceType',
          'action',
          'detail',
          '__proto__',
          'constructor',
        ),
        odd,
      )
      .map((value) => JSON.stringify(value)),
  );

  it('refuses malformed calls of every route with a code from the closed list, and never fails', async () => {
    const codes = new Set<string>(ERROR_CODES);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROUTES),
        fc.oneof(
          fc.constant(''),
          fc.webQueryParameters().map((query) => `?${query}`),
          fc.constantFrom('/', '/..', '%00', '?text=abc&text=def'),
        ),
        fc.constantFrom(TEST_ORIGIN, TEST_ORIGIN, TEST_ORIGIN, 'https://evil.example'),
        fc.constantFrom(
          'application/json',
          'application/json',
          'text/plain',
          'application/json; charset=utf-7',
          'multipart/form-data',
        ),
        fc.constantFrom('signed', 'signed', 'none', 'odd'),
        body,
        async ([method, path], more, origin, type, who, payload) => {
          const cookies = { signed: cookie, none: '', odd: 'lb_session=%00; lb_visitor=;=;' };
          const headers = { origin, 'content-type': type, cookie: cookies[who] };
          const hasBody = method !== 'GET';
          const answer = await gateway.app.inject({
            method,
            url: path + more,
            headers,
            ...(hasBody && { payload }),
          });
          if (answer.statusCode < 400 || path === '/readyz') return;
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          const { error } = answer.json() as { error: { code: string } };
          expect(codes.has(error.code), error.code).toBe(true);
          seen.add(error.code);
          if (path === '/api/session' && method === 'DELETE') cookie = await gateway.cookieOf('ALICE');
        },
      ),
      { numRuns: 1_000 },
    );
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['badRequest', 'notFound', 'originRefused', 'unauthenticated']),
    );
  });

  it('refuses tickets with one wrong field, and accepts none that wasn’t meant', async () => {
    const fresh = await gateway.cookieOf('ALICE');
    const headers = { origin: TEST_ORIGIN, cookie: fresh, 'content-type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(brokenTicket, async (payload) => {
        const answer = await gateway.app.inject({ method: 'POST', url: '/api/tickets', headers, payload });
        expect([200, 400], answer.body).toContain(answer.statusCode);
        if (answer.statusCode === 400) expect(answer.json()).toMatchObject({ error: { code: 'badRequest' } });
      }),
      { numRuns: 500 },
    );
  });
});
