import type { AgentForm } from '@lineboard/domain/account/customer/agent-form.schema';
import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { AGENT_TOKEN_HOLDS_MS } from './agent-token.ts';

const KEY = 'a key that the agent site never sees'.replaceAll(' ', '-');
const PASSWORD = 'agents know this 1';
const siteFile: SiteConfiguration = {
  ...NO_SITE_FILE,
  agentSite: 'https://agents.example/door',
  liveChat: { provider: 'Chatter', address: 'https://chat.example/box', kind: 'frame' },
};
const [engine] = testEngines();

describe.each([engine!])('a login of an agent', () => {
  const book = setUpOperatedBook(engine!, { env: { AGENT_TOKEN_KEY: KEY }, siteFile });
  const others: TestGateway[] = [];
  const openOther = async (
    env: Record<string, string>,
    site = siteFile,
    gateway = createTestGateway(book.database, { ENCRYPT_PASSWORDS: 'false', ...env }, {}, site),
  ): Promise<TestGateway> => {
    others.push(await gateway);
    return gateway;
  };

  beforeAll(async () => {
    await book.call('customers create', { customerId: 'AGENT7', password: PASSWORD, isAgent: true });
  });
  afterAll(() => Promise.all(others.map((gateway) => gateway.close())));

  const signIn = (gateway = book.gateway, password = PASSWORD) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN },
      payload: { customerId: 'agent7', password },
    });
  const formOf = async (gateway = book.gateway): Promise<AgentForm> =>
    (await signIn(gateway)).json().agentForm;
  const tokenOf = async (gateway = book.gateway): Promise<string> => (await formOf(gateway)).fields[0]!.value;
  const admit = (token: string) => book.call('agents admit', { token });

  it('ST1-08, CALL1-62, SH1-14, ROLE1-08: opens nothing here, and gets a form with a single token for the agent site', async () => {
    const answer = await signIn();
    expect(answer.cookies).toEqual([]);
    expect(answer.json()).toEqual({
      resultCode: 4,
      agentForm: {
        action: 'https://agents.example/door',
        fields: [{ name: 'token', value: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }],
      },
    });
    const { rowCount } = await book.database.pool.query("select from session where customer_id = 'AGENT7'");
    expect(rowCount).toBe(0);
    const { jti, ...claims } = decodeJwt(answer.json().agentForm.fields[0].value);
    const iat = book.gateway.clock.wallMs / 1_000;
    expect(claims).toEqual({
      iss: 'lineboard',
      aud: 'https://agents.example',
      sub: 'AGENT7',
      iat,
      exp: iat + 60,
    });
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
    expect(await admit(answer.json().agentForm.fields[0].value)).toEqual({
      status: 200,
      body: { agentId: 'AGENT7', customerIds: [] },
    });
  });

  it('CALL1-61: posts the four named fields where they are asked for, with the token in the place of the password', async () => {
    const named = await openOther({ AGENT_TOKEN_KEY: KEY, AGENT_FORM: 'fields', BOOK_ID: 'lineboard' });
    const { fields } = await formOf(named);
    const values = new Map(fields.map(({ name, value }) => [name, value]));
    expect([...values.keys()]).toEqual(['key', 'mode', 'password1', 'customerID1']);
    expect([values.get('key'), values.get('mode'), values.get('customerID1')]).toEqual([
      'lineboard',
      'token',
      'AGENT7',
    ]);
    expect(JSON.stringify(fields)).not.toContain(PASSWORD);
    // Any gateway admits what any other has issued.
    expect((await admit(values.get('password1')!)).body).toEqual({ agentId: 'AGENT7', customerIds: [] });
  });

  it('ERR1-07: gets no form where the agent site or its key isn’t set up', async () => {
    for (const other of [
      await openOther({}),
      await openOther({ AGENT_TOKEN_KEY: KEY }, { ...NO_SITE_FILE, agentSite: null }),
    ])
      expect((await signIn(other)).json()).toEqual({ resultCode: 4, agentForm: null });
  });

  it('gets nothing with a wrong password, and is locked out like anybody', async () => {
    expect((await signIn(book.gateway, 'wrong')).json()).toMatchObject({
      resultCode: 1,
      code: 'loginFailed',
    });
  });

  it('a token is good once, of two admissions at the same time as well', async () => {
    const token = await tokenOf();
    const answers = await Promise.all([admit(token), admit(token), admit(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await admit(token)).body).toMatchObject({ error: { code: 'agentNotAdmitted' } });
  });

  it('a token is good for a minute', async () => {
    const [early, late] = [await tokenOf(), await tokenOf()];
    book.gateway.clock.wallMs += AGENT_TOKEN_HOLDS_MS - 1;
    expect((await admit(early)).status).toBe(200);
    book.gateway.clock.wallMs += 1;
    expect((await admit(late)).status).toBe(409);
    await book.gateway.door.sweep();
    const { rowCount } = await book.database.pool.query('select from agent_token');
    expect(rowCount).toBe(0);
  });

  it('nobody is admitted by a token that was forged or is another book’s', async () => {
    const [header, body, signature] = (await tokenOf()).split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const encode = (said: object): string => Buffer.from(JSON.stringify(said)).toString('base64url');
    const sign = (said: object, key: string) =>
      new SignJWT({ ...claims, ...said }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(key));
    for (const forged of [
      `${header}.${encode({ ...claims, sub: 'AGENT8' })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.x`,
      `${header}.${body}.${signature.slice(0, -2)}AA`,
      await sign({}, 'another key of thirty-two characters'),
      await sign({ iss: 'another-book' }, KEY),
      // Signed with the right key, and never issued.
      await sign({ jti: 'made-up' }, KEY),
    ])
      expect((await admit(forged)).body).toMatchObject({ error: { code: 'agentNotAdmitted' } });
  });

  it('a login that is an agent’s no more, or closed, is admitted by no token', async () => {
    const set = (isAgent: boolean) => book.call('customers set', { customerId: 'AGENT7', isAgent });
    const [one, two] = [await tokenOf(), await tokenOf()];
    await set(false);
    expect((await admit(one)).status).toBe(409);
    await set(true);
    await book.call('customers close', { customerId: 'AGENT7' });
    expect((await admit(two)).status).toBe(409);
    await book.call('customers reopen', { customerId: 'AGENT7' });
  });

  it('a customer who is made an agent is out at once, and no remembered browser gets back in', async () => {
    await book.call('customers create', { customerId: 'MOVES', password: PASSWORD });
    const cookie = await book.gateway.cookieOf('MOVES');
    const isOnline = async () =>
      (await book.gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().online;
    expect(await isOnline()).toBe(true);
    await book.call('customers set', { customerId: 'MOVES', isAgent: true });
    expect(await isOnline()).toBe(false);
    expect(book.gateway.events).toContainEqual({ customerId: 'MOVES', event: { kind: 'sessionEnded' } });
    expect(await book.gateway.door.sessions.create('MOVES', { address: '', userAgent: '' })).toBeNull();
  });

  it('only who has the right learns whose token it is, and the log has no token', async () => {
    const token = await tokenOf();
    const looker = await book.addToken('looker', ['customers.read', 'customers.write']);
    expect((await book.call('agents admit', { token }, { token: looker })).status).toBe(403);
    expect((await book.call('agents admit', { token }, { token: null })).status).toBe(401);
    const site = await book.addToken('agent-site', ['agents.admit']);
    expect((await book.call('agents admit', { token }, { token: site })).status).toBe(200);
    const { body: log } = await book.call('audit list', { most: 1 });
    expect(log).toMatchObject([
      { command: 'agents admit', actor: 'agent-site', after: { agentId: 'AGENT7' } },
    ]);
    expect(JSON.stringify(log)).not.toContain(token.slice(0, 20));
  });

  it('the page may post to the agent site and frame the chat, and no other', async () => {
    const policyOf = async (gateway: TestGateway) => {
      const { headers } = await gateway.app.inject('/api/site');
      return String(headers['content-security-policy']).split(';');
    };
    expect(await policyOf(book.gateway)).toContain("form-action 'self' https://agents.example");
    expect(await policyOf(book.gateway)).toContain('frame-src https://chat.example');
    expect(await policyOf(await openOther({}))).toContain("form-action 'self'");
  });
});
