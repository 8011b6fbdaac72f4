import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { openSandboxWorld, type SandboxWorld } from '../../testing/worlds/sandbox-world.ts';
import type { Database } from '../ground/database/create-database.ts';
import { hashPassword } from '../account/session/password-hash.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';
import { AFFILIATE_TOKEN_HOLDS_MS } from './people/affiliate-tokens.ts';
import { sweepSandbox } from './sweep-sandbox.ts';

const KEY = 'a-key-that-the-agent-site-never-sees';
const PASSWORD = 'agents know this 1';

describe.each(oneEngine())('the sandbox’s affiliate system and agent site on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let world: SandboxWorld;
  let book: TestGateway;
  let secret: string;
  let origin: string;
  let addressOf: () => string | null = () => null;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    world = await openSandboxWorld(database);
    world.tools.people.addressOf = () => addressOf();
    origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const env = {
      SANDBOX: 'true',
      SANDBOX_URL: origin,
      AGENT_TOKEN_KEY: KEY,
      ENCRYPT_PASSWORDS: 'false',
    };
    book = await createTestGateway(database, env, {}, { ...NO_SITE_FILE, agentSite: `${origin}/agents` });
    const address = await book.app.listen({ host: '127.0.0.1', port: 0 });
    addressOf = () => address;
    secret = await createSecretReader(database, 'sandbox affiliate password')();
    for (const customerId of ['AFF', 'ANN', 'AGENT7', 'TOM', 'GONE'])
      await seedCustomer(database, { customerId });
    const { pool } = database;
    await pool.query(`update customer set is_affiliate = true where customer_id = 'AFF'`);
    await pool.query(
      `update customer set agent_id = 'AGENT7' where customer_id in ('ANN', 'TOM', 'GONE', 'AGENT7')`,
    );
    await pool.query(`update customer set closed_at_ms = 1 where customer_id = 'GONE'`);
    await pool.query(`update customer set is_agent = true, password_hash = $1 where customer_id = 'AGENT7'`, [
      await hashPassword(PASSWORD),
    ]);
  });
  afterAll(async () => {
    await world.app.close();
    await book.close();
    await drop();
  });

  const launch = async (customerId: string, name: string) => {
    const answer = await book.app.inject({
      method: 'POST',
      url: '/api/integrations/launch',
      headers: { origin: TEST_ORIGIN, cookie: await book.cookieOf(customerId) },
      payload: { name, parameters: [] },
    });
    return answer.json<{ address?: string; error?: { code: string } }>();
  };
  const tokenFor = async (customerId: string, name = 'cardAuthorization'): Promise<string> => {
    const { address } = await launch(customerId, name);
    return new URL(address!).searchParams.get('token')!;
  };
  const askToken = (payload: object) =>
    world.app.inject({ method: 'POST', url: '/affiliate-system/token', payload });
  const open = async (name: string, token: string) => {
    const { status, body } = await world.call(`people/${name}`, { token });
    return { status, code: body.error?.code, desk: body as unknown as Record<string, unknown> };
  };

  it('CALL1-58, CALL1-59, CALL1-60: a launch gets a token of the affiliate system, which opens that affiliate’s figures once', async () => {
    const { address } = await launch('AFF', 'affiliates');
    expect(address).toMatch(new RegExp(`^${origin}/affiliates\\?token=[\\w-]{43}&`));
    expect(address).not.toContain(secret);
    const token = new URL(address!).searchParams.get('token')!;
    const { status, desk } = await open('affiliate', token);
    expect(status).toBe(200);
    expect(desk['affiliateId']).toBe('AFF');
    expect(await open('affiliate', token)).toMatchObject({ status: 401, code: 'tokenInvalid' });
    // The figures are the same each time, and each share is in its player's cents.
    const again = await open('affiliate', await tokenFor('AFF', 'affiliates'));
    expect(again.desk).toEqual(desk);
    for (const { netCents, earnedCents } of desk['players'] as Array<Record<string, number>>)
      expect(earnedCents).toBe(Math.trunc((netCents! * 25) / 100));
  });

  it('a customer’s token opens his own cards, and only on one of two simultaneous pages', async () => {
    const token = await tokenFor('ANN');
    const answers = await Promise.all([open('cards', token), open('cards', token), open('cards', token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
    const { desk } = answers.find(({ status }) => status === 200)!;
    expect(desk['customerId']).toBe('ANN');
    const other = await open('cards', await tokenFor('TOM'));
    expect(other.desk['customerId']).toBe('TOM');
    expect(other.desk['cards']).not.toEqual(desk['cards']);
  });

  it('a token is valid for a minute, and expired ones are deleted', async () => {
    const [early, late] = [await tokenFor('ANN'), await tokenFor('ANN')];
    world.clock.wallMs += AFFILIATE_TOKEN_HOLDS_MS - 1;
    expect((await open('cards', early)).status).toBe(200);
    world.clock.wallMs += 1;
    expect(await open('cards', late)).toMatchObject({ status: 401, code: 'tokenInvalid' });
    await sweepSandbox(database, world.clock.wallMs);
    const { rowCount } = await database.pool.query('select from sandbox_affiliate_token');
    expect(rowCount).toBe(0);
  });

  it.each([
    ['another password', { systemPassword: 'x'.repeat(64) }, 401],
    ['no password', { systemPassword: '' }, 401],
    ['another book', { systemId: 'book-8' }, 401],
    ['a customer of no name', { customerId: '' }, 400],
    ['a customer that no account has', { customerId: 'A'.repeat(81) }, 400],
    ['a list', { customerId: ['ANN'] }, 400],
    ['more than is asked', { admin: true }, 400],
  ])('%s gets no token', async (_, wrong, status) => {
    const right = { systemId: 'lineboard', systemPassword: secret, customerId: 'ANN' };
    expect((await askToken(right)).json()).toEqual({ d: { Token: expect.stringMatching(/^[\w-]{43}$/) } });
    const answer = await askToken({ ...right, ...wrong });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('Token');
  });

  it.each(['__proto__', 'x'.repeat(43), '\ud800'.repeat(43), '', 'x'.repeat(8_000)])(
    'a token that was made up (%.12s) opens nothing',
    async (token) => {
      for (const name of ['affiliate', 'cards', 'agent'])
        expect((await open(name, token)).status).toBeGreaterThanOrEqual(400);
      expect(
        (
          await world.call(
            'people/cards',
            { token: await tokenFor('ANN') },
            undefined,
            'https://evil.example',
          )
        ).status,
      ).toBe(403);
    },
  );

  it('a posted form leads to the page, with its token where no server and no log sees it', async () => {
    const post = (url: string, form: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload: new URLSearchParams(form).toString(),
      });
    const { statusCode, headers } = await post('/affiliates', {
      token: 'a&b',
      language: 'es',
      theme: 'dark',
    });
    expect([statusCode, headers.location]).toEqual([303, '/affiliates?language=es&theme=dark#token=a%26b']);
    const named = await post('/agents', {
      key: 'lineboard',
      mode: 'token',
      password1: 'a.b.c',
      customerID1: 'X',
    });
    expect(named.headers.location).toBe('/agents#token=a.b.c');
    for (const form of [
      {},
      { mode: 'password', password1: 'secret' },
      { token: 'a\r\nset-cookie: x' },
      { token: 'x'.repeat(2_001) },
    ])
      expect((await post('/agents', form as Record<string, string>)).statusCode).toBe(400);
    expect((await post('/cardAuthorization', { token: 'a' })).statusCode).toBe(404);
  });

  const agentToken = async (): Promise<string> => {
    const answer = await book.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN },
      payload: { customerId: 'AGENT7', password: PASSWORD },
    });
    const { action, fields } = answer.json().agentForm;
    expect(action).toBe(`${origin}/agents`);
    return fields[0].value;
  };

  it('ST1-08, ROLE1-08: an agent’s login ends at the sandbox’s agent site, which gets his customers from the book, once', async () => {
    world.clock.wallMs = book.clock.wallMs;
    const token = await agentToken();
    const answers = await Promise.all([open('agent', token), open('agent', token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 200)!.desk).toEqual({
      agentId: 'AGENT7',
      customerIds: ['ANN', 'TOM'],
    });
    expect(await open('agent', token)).toMatchObject({ code: 'book:agentNotAdmitted' });
    const { rowCount } = await database.pool.query('select from operator_token');
    expect(rowCount).toBe(0);
  });

  it('an agent’s token that is late, forged or another book’s shows no customers', async () => {
    const late = await agentToken();
    const sign = (said: object, key: string) =>
      new SignJWT({ iss: 'lineboard', sub: 'AGENT7', ...said })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(key));
    const seconds = book.clock.wallMs / 1_000;
    for (const forged of [
      `${late.slice(0, -2)}AA`,
      await sign({ exp: seconds + 60 }, KEY),
      await sign({ exp: seconds + 60 }, 'another key of thirty-two characters'),
    ])
      expect(await open('agent', forged)).toMatchObject({ status: 422, code: 'book:agentNotAdmitted' });
    book.clock.wallMs += 60_000;
    world.clock.wallMs = book.clock.wallMs;
    expect(await open('agent', late)).toMatchObject({ status: 422, code: 'book:agentNotAdmitted' });
  });

  it('the agent site says when the book is down, and leaves no key behind, not even that of a killed process', async () => {
    await database.pool.query(
      `insert into operator_token (name, token_hash, rights, created_at_ms, expires_at_ms)
       values ('sandbox-agent-site:killed', '\\x00', '{agents.admit}', 0, 1)`,
    );
    const before = addressOf;
    addressOf = () => 'http://127.0.0.1:9';
    expect(await open('agent', 'a.b.c')).toMatchObject({ status: 503, code: 'bookAway' });
    addressOf = () => null;
    expect(await open('agent', 'a.b.c')).toMatchObject({ status: 503, code: 'bookAway' });
    addressOf = before;
    const { rowCount } = await database.pool.query('select from operator_token');
    expect(rowCount).toBe(0);
  });

  it('an affiliate system that is down opens nothing, and is reported to operators', async () => {
    const other = await createTestGateway(database, { SANDBOX: 'true', SANDBOX_URL: 'http://127.0.0.1:9' });
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/integrations/launch',
      headers: { origin: TEST_ORIGIN, cookie: await other.cookieOf('ANN') },
      payload: { name: 'cardAuthorization', parameters: [] },
    });
    expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(other.reported).toHaveLength(1);
    await other.close();
  });
});
