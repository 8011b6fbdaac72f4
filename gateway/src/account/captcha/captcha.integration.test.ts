import type { CaptchaProof, CaptchaTask } from '@lineboard/domain/account/sign-in/captcha.schema';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { hashToken } from '../session/session-token.ts';
import { CAPTCHA_HOLDS_MS } from './captcha-provider.ts';

type Work = Extract<CaptchaTask, { kind: 'work' }>;

describe.each(oneEngine())('a customer who is taken for a bot', (engine) => {
  const book = setUpOperatedBook(engine);
  let other: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    other = await createTestGateway(book.database);
    for (const gateway of [book.gateway, other]) gateway.book.putGame({ gameNum: 1 });
  });
  afterAll(() => other.close());

  const call = async (
    cookie: string,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    { body, gateway = book.gateway }: { body?: object; gateway?: TestGateway } = {},
  ) => {
    const headers = { origin: TEST_ORIGIN, cookie };
    const answer = await gateway.app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const begin = async (cookie: string, gateway = book.gateway): Promise<Work> => {
    const { status, body } = await call(cookie, 'POST', '/api/captcha', { gateway });
    expect(status).toBe(200);
    return body;
  };
  const solve = async ({ challenge }: Work): Promise<CaptchaProof> => {
    const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey }))!;
    return { challenge, solution: { counter, derivedKey } };
  };
  const pass = (cookie: string, proof: unknown, gateway = book.gateway) =>
    call(cookie, 'PUT', '/api/captcha', { body: { token: JSON.stringify(proof) }, gateway });
  const place = (cookie: string, gateway = book.gateway) =>
    call(cookie, 'POST', '/api/tickets', { body: createTicket([createItem(1)]), gateway });
  const infoOf = async (cookie: string) => (await call(cookie, 'GET', '/api/session')).body.customer;
  const isDue = async (cookie: string): Promise<boolean> => (await place(cookie)).status === 403;

  const addBot = async (): Promise<{ customerId: string; cookie: string }> => {
    customers += 1;
    const customerId = `BOT${customers}`;
    await book.call('customers create', { customerId, customerIsABot: true, maxBaseCents: 100_000 });
    await book.call('cash in', { customerId, amountCents: 500_000 });
    return { customerId, cookie: await book.gateway.cookieOf(customerId) };
  };

  it('ROLE1-06, ST1-16, ENT1-01.6: looks around as anybody does, and places nothing until the captcha is passed', async () => {
    const { customerId, cookie } = await addBot();
    expect(await infoOf(cookie)).toMatchObject({
      customerIsABot: true,
      customerIsABotRecaptchaValidated: false,
    });
    expect((await call(cookie, 'GET', '/api/open-bets')).status).toBe(200);
    expect(await place(cookie)).toEqual({ status: 403, body: { error: { code: 'captchaRequired' } } });
    const { rowCount } = await book.database.pool.query('select from ticket where customer_id = $1', [
      customerId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('ST1-17, CALL1-10, ENT1-01.7: a token that is right sets the validated flag, on all gateways and for this session alone', async () => {
    const { customerId, cookie } = await addBot();
    // The other gateway has just looked the session up.
    expect((await place(cookie, other)).status).toBe(403);
    expect((await pass(cookie, await solve(await begin(cookie)))).status).toBe(204);
    expect(await infoOf(cookie)).toMatchObject({ customerIsABotRecaptchaValidated: true });
    expect((await place(cookie, other)).body).toMatchObject({ state: 'accepted' });
    expect((await place(cookie)).body).toMatchObject({ state: 'accepted' });
    expect(await isDue(await book.gateway.cookieOf(customerId))).toBe(true);
  });

  it('is nobody of whom nothing was said: nothing is asked, begun or passed', async () => {
    await book.call('customers create', { customerId: 'PERSON' });
    const cookie = await book.gateway.cookieOf('PERSON');
    expect((await call(cookie, 'POST', '/api/captcha')).status).toBe(404);
    expect((await pass(cookie, 'anything')).status).toBe(204);
    expect((await place(cookie)).status).toBe(200);
  });

  it('is one from the moment on that an operator says so, who may ask again; the log has who said it', async () => {
    const token = await book.addToken('looker', ['customers.read']);
    const { customerId, cookie } = await addBot();
    const set = (customerIsABot: boolean) => book.call('customers set', { customerId, customerIsABot });
    await pass(cookie, await solve(await begin(cookie)));
    expect(await isDue(cookie)).toBe(false);
    expect((await set(true)).body).toMatchObject({ customerIsABot: true });
    expect(await isDue(cookie)).toBe(true);
    expect(book.gateway.events).toContainEqual({ customerId, event: { kind: 'settings' } });
    await set(false);
    expect(await isDue(cookie)).toBe(false);
    const refused = await book.call('customers set', { customerId, customerIsABot: true }, { token });
    expect(refused.status).toBe(403);
    const { body: log } = await book.call('audit list', { customerId, most: 1 });
    expect(log).toMatchObject([
      { actor: 'boss', before: { customerIsABot: true }, after: { customerIsABot: false } },
    ]);
  });

  it('passes with no token that was forged, whatever of it', async () => {
    const { cookie } = await addBot();
    const proof = await solve(await begin(cookie));
    const { challenge, solution } = proof;
    const { parameters } = challenge;
    const later = { ...parameters.data, untilMs: parameters.data.untilMs + 3_600_000 };
    const forged = [
      'no proof',
      {},
      { challenge },
      { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replaceAll(/./g, '0') } },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: later } }, solution },
      { ...proof, __proto__x: 1 },
    ];
    for (const token of forged)
      expect([token, await pass(cookie, token)]).toMatchObject([
        token,
        { status: 422, body: { error: { code: 'tokenInvalid' } } },
      ]);
    const { parameters: unsigned } = challenge;
    expect((await pass(cookie, { challenge: { parameters: unsigned }, solution })).status).toBe(422);
    expect(await isDue(cookie)).toBe(true);
    expect((await pass(cookie, proof)).status).toBe(204);
  });

  it('passes with no token that is too old, or of another session, though it be the same customer’s', async () => {
    const { customerId, cookie } = await addBot();
    const elsewhere = await book.gateway.cookieOf(customerId);
    const stranger = await addBot();
    const proof = await solve(await begin(cookie));
    for (const thief of [elsewhere, stranger.cookie])
      expect(await pass(thief, proof)).toMatchObject({ body: { error: { code: 'tokenInvalid' } } });
    book.gateway.clock.wallMs += CAPTCHA_HOLDS_MS;
    expect(await pass(cookie, proof)).toMatchObject({ body: { error: { code: 'tokenInvalid' } } });
    book.gateway.clock.wallMs -= 1;
    expect((await pass(cookie, proof)).status).toBe(204);
    book.gateway.clock.wallMs -= CAPTCHA_HOLDS_MS - 1;
  });

  it('passes with a token once: not when asked again, and not on two gateways at the same time', async () => {
    const { customerId, cookie } = await addBot();
    const proof = await solve(await begin(cookie, other));
    const answers = await Promise.all(
      [book.gateway, other, book.gateway, other].map((gateway) => pass(cookie, proof, gateway)),
    );
    const { rowCount } = await book.database.pool.query('select from used_captcha where token_hash = $1', [
      hashToken(proof.challenge.signature),
    ]);
    expect(rowCount).toBe(1);
    // The first caller has passed; for later ones the token is used, or there is nothing left to pass.
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    await book.call('customers set', { customerId, customerIsABot: true });
    const { challenge, solution } = proof;
    // Written in another way it is the same one.
    for (const written of [
      JSON.stringify(proof),
      JSON.stringify({ solution, challenge }),
      ` ${JSON.stringify(proof)}`,
    ])
      expect(await call(cookie, 'PUT', '/api/captcha', { body: { token: written } })).toMatchObject({
        body: { error: { code: 'tokenInvalid' } },
      });
    expect(await pass(cookie, proof, other)).toMatchObject({ body: { error: { code: 'tokenInvalid' } } });
    expect(await isDue(cookie)).toBe(true);
  });

  it('begins and tries as often as a person would, and is then told when to come again', async () => {
    const { cookie } = await addBot();
    const begun = await Promise.all(Array.from({ length: 61 }, () => call(cookie, 'POST', '/api/captcha')));
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(1);
    const tried = await Promise.all(Array.from({ length: 61 }, () => pass(cookie, {})));
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
    const long = await call(cookie, 'PUT', '/api/captcha', { body: { token: 'x'.repeat(4_097) } });
    expect(long.status).toBe(400);
  });

  it('visitors begin nothing', async () => {
    expect((await call('', 'POST', '/api/captcha')).status).toBe(401);
    expect((await pass('', {})).status).toBe(401);
  });

  it('used tokens are forgotten once they are too old to be shown again', async () => {
    const { cookie } = await addBot();
    await pass(cookie, await solve(await begin(cookie)));
    book.gateway.clock.wallMs += CAPTCHA_HOLDS_MS;
    await book.gateway.door.sweep();
    book.gateway.clock.wallMs -= CAPTCHA_HOLDS_MS;
    const { rows } = await book.database.pool.query('select from used_captcha');
    expect(rows).toEqual([]);
  });
});

describe.each(oneEngine())('what the book says of a customer', (engine) => {
  const book = setUpOperatedBook(engine);

  it('ENT1-01.3, ENT1-01.9, ENT1-01.11, ST1-02: offline, an affiliate, and the id of integrations are told to the page; who is offline bets nothing', async () => {
    await book.call('customers create', { customerId: 'ROLES' });
    const cookie = await book.gateway.cookieOf('ROLES');
    book.gateway.book.putGame({ gameNum: 1 });
    const read = async () =>
      (await book.gateway.app.inject({ url: '/api/session', headers: { cookie } })).json();
    const place = async () =>
      (
        await book.gateway.app.inject({
          method: 'POST',
          url: '/api/tickets',
          headers: { origin: TEST_ORIGIN, cookie },
          payload: createTicket([createItem(1)]),
        })
      ).statusCode;
    expect(await read()).toMatchObject({
      online: true,
      customer: { isOffline: false, isAffiliate: false, integrationId: null },
    });
    expect(await place()).toBe(200);
    const said = { isOffline: true, isAffiliate: true, integrationId: 'acct:77' };
    const { body } = await book.call('customers set', { customerId: 'ROLES', ...said });
    expect(body).toMatchObject(said);
    expect(await read()).toMatchObject({ online: false, customer: said });
    expect(await place()).toBe(403);
    await book.call('customers set', { customerId: 'ROLES', isOffline: false, integrationId: null });
    expect(await read()).toMatchObject({ online: true, customer: { integrationId: null } });
    expect(await place()).toBe(200);
  });
});
