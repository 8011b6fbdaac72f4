import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { hashToken } from '../../account/session/session-token.ts';
import { redeemLaunchToken } from '../wallet/launch-tokens.ts';

const P = 'https://provider.example';
const PASSWORD = 'the-affiliate-secret';

interface Asked {
  body: string;
  answer: { status?: number; body: string; location?: string };
}

describe.each(oneEngine())('a launch on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let affiliates: Server;
  const asked: Asked = { body: '', answer: { body: '' } };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    affiliates = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          asked.body = Buffer.concat(parts).toString('utf8');
          const { status = 200, body, location } = asked.answer;
          response.writeHead(status, location === undefined ? {} : { location }).end(body);
        });
    }).listen(0, '127.0.0.1');
    await once(affiliates, 'listening');
    const { port } = affiliates.address() as AddressInfo;
    const frames = INTEGRATIONS.flatMap(({ name, frame }) =>
      frame === null ? [] : [`${name}=${P}${frame.replaceAll(',', '%2C')}`],
    );
    gateway = await createTestGateway(database, {
      INTEGRATION_FRAMES: frames.join(','),
      WALLET_PROVIDERS: `acme=${'k'.repeat(32)}`,
      WALLET_INTEGRATIONS: INTEGRATIONS.filter(({ name }) => name !== 'freshDeck')
        .map(({ name }) => `${name}=acme`)
        .join(','),
      AFFILIATE_TOKEN_URL: `http://127.0.0.1:${port}/token`,
      AFFILIATE_SYSTEM_ID: 'book-7',
      AFFILIATE_SYSTEM_PASSWORD: PASSWORD,
    });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
    affiliates.close();
  });
  beforeEach(() => {
    asked.answer = { body: JSON.stringify({ d: { Token: 'aff-1' } }) };
    asked.body = '';
  });

  /** By customer; each has one session. */
  const cookies = new Map<string, string>();
  const cookieFor = async ({
    isOffline = false,
    isAffiliate = false,
    ...customer
  }: TestCustomer & { isOffline?: boolean; isAffiliate?: boolean }): Promise<string> => {
    const { customerId } = customer;
    const known = cookies.get(customerId);
    if (known !== undefined) return known;
    await seedCustomer(database, customer);
    await database.pool.query(
      'update customer set is_offline = $2, is_affiliate = $3 where customer_id = $1',
      [customerId, isOffline, isAffiliate],
    );
    const cookie = await gateway.cookieOf(customerId);
    cookies.set(customerId, cookie);
    return cookie;
  };
  const launch = async (
    cookie: string | null,
    name: string,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/integrations/launch',
      headers: { origin: TEST_ORIGIN, ...(cookie === null ? {} : { cookie }), ...headers },
      payload: {
        name,
        parameters: Object.entries(parameters).map(([parameter, value]) => ({ name: parameter, value })),
      },
    });
    const body = answer.json<{ address?: string; error?: { code: string } }>();
    return { status: answer.statusCode, address: body.address, code: body.error?.code, text: answer.body };
  };
  const query = (address: string | undefined, name: string) => new URL(address!).searchParams.get(name);

  it.each([
    ['CALL2-37', 'altira', { gameId: '701' }, /^\/sports\/altiragames\/\?gameId=701&token=[\w-]{43}$/],
    ['CALL2-38', 'mainLines', {}, /^\/sports\/JazzSportbook\?ip=127\.0\.0\.1&token=[\w-]{43}$/],
    ['CALL2-39', 'bas', { arg1: '12' }, /^\/sports\/BASIntegration\/\?id=12&token=[\w-]{43}$/],
    [
      'CALL2-40',
      'casino21G',
      { gameId: '3' },
      /^\/sports\/Pages\/Casino21G\.aspx\?gameid=3&token=[\w-]{43}$/,
    ],
    ['CALL2-41', 'liveDealer', {}, /^\/sports\/vigLiveDealer\/\?index=null&token=[\w-]{43}$/],
    ['CALL2-41', 'liveDealer', { arg1: '4' }, /^\/sports\/vigLiveDealer\/\?index=4&token=[\w-]{43}$/],
    [
      'CALL2-42',
      'jadeCasino',
      { isMobile: 'true' },
      /^\/sports\/jadeCasino\/\?plataform=null&isMobile=true&token=[\w-]{43}$/,
    ],
    [
      'CALL2-43',
      'onlyPlay',
      { gameId: 'moon_crash' },
      /^\/sports\/OnlyPlay\?gameId=moon_crash&token=[\w-]{43}$/,
    ],
    ['CALL2-44', 'qora', { gameId: 'Lucky9 ' }, /^\/sports\/Qora\?gameId=Lucky9(\+|%20)&token=[\w-]{43}$/],
    ['CALL2-30', 'liveDealerLobby', {}, /^\/liveDealerLobby\?data=[\w-]{43}$/],
  ] as const)(
    '%s: %s is framed at its address, with what the page said of it',
    async (_, name, parameters, is) => {
      const { status, address } = await launch(await cookieFor({ customerId: 'ANN' }), name, parameters);
      expect(status).toBe(200);
      expect(address!.slice(P.length)).toMatch(is);
    },
  );

  it('CALL2-30: the token opens what was launched for whom it was, once, and only for its provider', async () => {
    const cookie = await cookieFor({ customerId: 'ANN' });
    const { address } = await launch(cookie, 'casino21G', { gameId: '2', token: 'forged', ip: '6.6.6.6' });
    const token = query(address, 'token')!;
    const redeem = (provider: string) =>
      redeemLaunchToken(database.pool, { token, provider }, gateway.clock.wallMs);
    expect(await redeem('other')).toBeNull();
    expect(await redeem('acme')).toEqual({
      customerId: 'ANN',
      sessionId: hashToken(cookie.slice(cookie.indexOf('=') + 1)).toString('hex'),
      integration: 'casino21G',
      game: '2',
    });
    expect(await redeem('acme')).toBeNull();
  });

  it('a provider that has no key in the wallet gets no token, which it could redeem nowhere', async () => {
    const { address } = await launch(await cookieFor({ customerId: 'ANN' }), 'freshDeck');
    expect(address).toBe(`${P}/freshDeck`);
  });

  it('CALL2-45, CALL2-46: the address that the gateway sees is told, whatever the page says', async () => {
    const cookie = await cookieFor({ customerId: 'ANN' });
    const { address } = await launch(
      cookie,
      'mainLines',
      { ip: '6.6.6.6' },
      { 'x-forwarded-for': '7.7.7.7' },
    );
    expect(query(address, 'ip')).toBe('127.0.0.1');
  });

  it.each(
    INTEGRATIONS.flatMap(({ name, restrictionCodes }) =>
      restrictionCodes.map((code) => [name, code] as const),
    ),
  )('VAL2-73: %s is refused to a customer with %s', async (name, code) => {
    const cookie = await cookieFor({ customerId: `NO-${code}`, restrictions: [{ code }] });
    expect(await launch(cookie, name)).toMatchObject({ status: 403, code: 'integrationRefused' });
  });

  it.each(INTEGRATIONS.map((row) => [row.name, row] as const))(
    'ROLE2-02: %s opens for who is online alone, where it needs a session',
    async (name, { sessionRequired, frame }) => {
      const answers = async (cookie: string | null) => {
        const { status, code, address } = await launch(cookie, name);
        return code ?? (address === undefined ? status : 'open');
      };
      const open = frame === null ? 'notFound' : 'open';
      expect(await answers(await cookieFor({ customerId: 'AFF', isAffiliate: true }))).toBe(open);
      expect(await answers(null)).toBe(sessionRequired ? 'unauthenticated' : open);
      expect(await answers(await cookieFor({ customerId: 'DEMO9', isDemo: true, isAffiliate: true }))).toBe(
        sessionRequired ? 'forbidden' : open,
      );
      expect(await answers(await cookieFor({ customerId: 'OFF9', isOffline: true, isAffiliate: true }))).toBe(
        sessionRequired ? 'forbidden' : open,
      );
    },
  );

  it('ROLE1-07: affiliates alone open their site', async () => {
    const cookie = await cookieFor({ customerId: 'ANN' });
    expect(await launch(cookie, 'affiliates')).toMatchObject({ status: 403, code: 'integrationRefused' });
    expect(asked.body).toBe('');
  });

  it('CALL1-58, CALL1-59, CALL1-60: the affiliate system is told id, password and customer, and only the frame its token', async () => {
    const cookie = await cookieFor({ customerId: 'AFF', isAffiliate: true });
    for (const name of ['affiliates', 'cardAuthorization']) {
      const { address, text } = await launch(cookie, name, { customerId: 'ANN' });
      expect(address).toBe(`${P}/${name}?token=aff-1`);
      expect(JSON.parse(asked.body)).toEqual({
        systemId: 'book-7',
        systemPassword: PASSWORD,
        customerId: 'AFF',
      });
      expect(text).not.toContain(PASSWORD);
    }
  });

  it.each([
    ['no token', { body: '{"d":{}}' }],
    ['what is no JSON', { body: '<html>' }],
    ['a token that is none', { body: JSON.stringify({ d: { Token: 'a b' } }) }],
    ['a failure', { status: 500, body: '{"d":{"Token":"x"}}' }],
    ['another place', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
    ['more than anybody reads', { body: `{"d":{"Token":"x"}}${' '.repeat(20_000)}` }],
  ])(
    'an affiliate system that answers %s opens nothing, and its secret is told to nobody',
    async (_, answer) => {
      asked.answer = answer;
      const before = gateway.reported.length;
      const cookie = await cookieFor({ customerId: 'AFF', isAffiliate: true });
      const { code, text } = await launch(cookie, 'cardAuthorization');
      expect(code).toBe('unavailable');
      expect(text + JSON.stringify(gateway.reported.slice(before))).not.toContain(PASSWORD);
      expect(gateway.reported).toHaveLength(before + 1);
    },
  );

  it.each(['__proto__', 'constructor', '', '\ud800', 'a'.repeat(7_000), 'CASINO'])(
    'no integration is called %.20s',
    async (name) => {
      const cookie = await cookieFor({ customerId: 'ANN' });
      expect(await launch(cookie, name)).toMatchObject({ status: 400, code: 'badRequest' });
    },
  );

  it.each([
    ['__proto__', '1', 400],
    ['arg1', 'a'.repeat(7_000), 400],
    ['arg1', 'a'.repeat(10_000), 413],
    ['arg1', '..', 200],
    ['arg1', '\ud800', 200],
    ['arg1', '1&token=forged#', 200],
  ])('a parameter %s of %.20s leads nowhere else', async (parameter, value, status) => {
    const cookie = await cookieFor({ customerId: 'ANN' });
    const answer = await launch(cookie, 'bas', Object.fromEntries([[parameter, value]]));
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    const { origin, pathname, searchParams, hash } = new URL(answer.address!);
    expect([origin, pathname, [...searchParams.keys()], hash]).toEqual([
      P,
      '/sports/BASIntegration/',
      ['id', 'token'],
      '',
    ]);
  });

  it.each(['', 'a\0b', 'a\ud800', 'a'.repeat(81)])('no game is called %j', async (gameId) => {
    const cookie = await cookieFor({ customerId: 'ANN' });
    const before = gateway.reported.length;
    expect(await launch(cookie, 'casino', { gameId })).toMatchObject({ status: 404, code: 'notFound' });
    expect(gateway.reported).toHaveLength(before);
  });

  it('CON2-19: a page that is still open keeps its own sessions with the provider, and nobody else’s, nor its own login', async () => {
    const [ann, bob] = [await cookieFor({ customerId: 'ANN' }), await cookieFor({ customerId: 'BOB' })];
    await database.pool.query('delete from wallet_session');
    const { wallMs } = gateway.clock;
    const hours = 3_600_000;
    const openSession = async (cookie: string, customerId: string, integration: string, leftMs: number) => {
      const hash = hashToken(`${customerId} ${integration} ${leftMs}`);
      await database.pool.query(
        `insert into wallet_session (session_hash, provider, customer_id, session_token_hash, integration, game,
           created_at_ms, expires_at_ms) values ($1, 'acme', $2, $3, $4, null, $5, $6)`,
        [
          hash,
          customerId,
          hashToken(cookie.slice(cookie.indexOf('=') + 1)),
          integration,
          wallMs - 9_999,
          wallMs + leftMs,
        ],
      );
      return hash;
    };
    const leftOf = async (hash: Buffer): Promise<number> => {
      const { rows } = await database.pool.query<{ at: number }>(
        'select expires_at_ms as at from wallet_session where session_hash = $1',
        [hash],
      );
      return Number(rows[0]!.at) - wallMs;
    };
    const own = await openSession(ann, 'ANN', 'casino', hours);
    const others = [
      await openSession(ann, 'ANN', 'horses', hours),
      await openSession(ann, 'ANN', 'casino', -1),
      await openSession(bob, 'BOB', 'casino', hours),
    ];
    const before = await Promise.all(others.map(leftOf));
    const login = async () =>
      (await database.pool.query('select expires_at_ms from session order by 1')).rows;
    const loginBefore = await login();
    const keep = (cookie?: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/integrations/keep-alive',
        headers: { origin: TEST_ORIGIN, ...(cookie === undefined ? {} : { cookie }) },
        payload: { name: 'casino' },
      });
    expect((await keep()).statusCode).toBe(401);
    expect(await leftOf(own)).toBe(hours);
    expect((await keep(ann)).statusCode).toBe(204);
    expect(await leftOf(own)).toBe(12 * hours);
    expect(await Promise.all(others.map(leftOf))).toEqual(before);
    expect(await login()).toEqual(loginBefore);
  });

  it('a provider that doesn’t answer is named to all who ask', async () => {
    const ask = async () => (await gateway.app.inject('/api/integrations')).json<{ out: string[] }>().out;
    expect(await ask()).toEqual([]);
    gateway.outages.add(P);
    expect(await ask()).toContain('horses');
    gateway.outages.clear();
  });

  it('one session can’t open more games in an hour than anybody plays', async () => {
    const cookie = await cookieFor({ customerId: 'FAST' });
    const token = hashToken(cookie.slice(cookie.indexOf('=') + 1)).toString('hex');
    await database.pool.query('insert into guess_rate (subject, used_until_ms) values ($1, $2)', [
      `launches of ${token}`,
      gateway.clock.wallMs + 3_600_000,
    ]);
    expect(await launch(cookie, 'horses')).toMatchObject({ status: 429, code: 'rateLimited' });
    expect(await launch(await cookieFor({ customerId: 'ANN' }), 'horses')).toMatchObject({ status: 200 });
  });
});
