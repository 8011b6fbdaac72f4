import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import { CALLS, type CallName } from '@lineboard/domain/doors/contract/calls';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import {
  type Attempt,
  type Belongings,
  type CustomerCall,
  listStrangersAttempts,
} from '../../../testing/worlds/stranger-attempts.ts';
import { writeCardKey } from '../../config/card-keys.ts';
import { createWebPushKeys } from '../../config/web-push-keys.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { sendMessage } from '../../account/messages/message-rows.ts';

/** So that nothing else in an answer can be taken for it. */
const TICKET_NUMBER = 7_654_321;
const SECRET = 'secretofthevictim';

/** Tables without a customer's column that hold something of one. */
const WITHOUT_CUSTOMER = ['message', 'card_part', 'ticket_event', 'ticket_password'];

describe.each(oneEngine())('what a stranger makes of another customer’s numbers', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let victim: Belongings;
  let strangers = 0;

  const request = async (
    name: CallName,
    customerId: string,
    { params = {}, query = {}, body }: Attempt,
  ): Promise<{ status: number; text: string; isText: boolean }> => {
    const { method, path } = CALLS[name];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => String(params[param]));
    const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const answer = await gateway.app.inject({
      method,
      url: `${filled}${asked.size > 0 ? `?${asked}` : ''}`,
      headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
      ...(body && { payload: body }),
    });
    const isText = answer.headers['content-type']?.includes('json') === true;
    return { status: answer.statusCode, text: isText ? answer.body : '', isText };
  };
  const addStranger = async (): Promise<string> => {
    strangers += 1;
    const customerId = `STRANGER${strangers}`;
    await seedCustomer(database, { customerId, enableRifFlag: true, restrictions: [{ code: 'DDBA' }] });
    return customerId;
  };

  /** All that there is of the victim, table by table. */
  const describeVictim = async (): Promise<Record<string, string>> => {
    const { rows: tables } = await database.pool.query<{ name: string; has: boolean }>(
      `select t.table_name as name, c.column_name is not null as has from information_schema.tables t
         left join information_schema.columns c on c.table_name = t.table_name and c.column_name = 'customer_id'
       where t.table_schema = 'public' and (c.column_name is not null or t.table_name = any($1))`,
      [WITHOUT_CUSTOMER],
    );
    const found: Record<string, string> = {};
    for (const { name, has } of tables) {
      const { rows } = await database.pool.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${name} t
         ${has ? 'where customer_id = $1' : "where $1 <> ''"}`,
        [victim.customerId],
      );
      found[name] = rows[0]!.digest;
    }
    return found;
  };

  /** One row of everything that a customer may have. */
  const fillVictim = async (customerId: string): Promise<Belongings> => {
    const { pool } = database;
    const nowMs = gateway.clock.wallMs;
    await seedCustomer(database, { customerId, enableRifFlag: true, restrictions: [{ code: 'DDBA' }] });
    await pool.query(`select setval('ticket_number_seq', ${TICKET_NUMBER - 1})`);
    const ticket = createTicket([createItem(1)]);
    const placed = await gateway.tickets.place(customerId, ticket);
    expect(placed).toMatchObject({ state: 'accepted', ticketNumber: TICKET_NUMBER });
    const messageId = await inTransaction(pool, (client) =>
      sendMessage(client, { subject: SECRET, body: SECRET, priority: 'H', actor: 'boss', sentAtMs: nowMs }, [
        customerId,
      ]),
    );
    const [passkeyId, deviceId, uploadId] = [randomUUID(), randomUUID(), randomUUID()];
    const saleKey = randomUUID();
    const { rows: alerts } = await pool.query<{ alert_id: number }>(
      `insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points, repeats,
         begins_ms, over_ms, since_ms)
       values ($1, 1, 0, 'S', 'main', 'team1', '${SECRET}', 'B', 9.5, false, $2, $2, 1) returning alert_id`,
      [customerId, nowMs + 86_400_000],
    );
    const endpoint = `https://updates.push.services.mozilla.com/${SECRET}`;
    await pool.query(
      `insert into passkey (passkey_id, customer_id, credential_id, public_key, counter, transports, rp_id, name,
         created_at_ms) values ($1, $2, '\\x0102030405', '\\x01', 0, '{}', 'book.example', '${SECRET}', 0)`,
      [passkeyId, customerId],
    );
    await pool.query(
      `insert into known_device (token_hash, customer_id, seen_at_ms, device_id) values ('\\x01', $2, ${nowMs}, $1)`,
      [deviceId, customerId],
    );
    await pool.query(
      `insert into card_upload (customer_id, upload_id, session_hash, sizes, expires_at_ms)
       values ($2, $1, '\\x01', '{3}', ${nowMs + 600_000})`,
      [uploadId, customerId],
    );
    await pool.query(
      `insert into push_subscription (customer_id, token_hash, endpoint, host, p256dh, auth, tells_graded, tells_decided,
         tells_messages, shows_amounts, since_ms, seen_at_ms)
       values ($1, '\\x01', $2, 'updates.push.services.mozilla.com', 'x', 'x', true, true, true, false, 0, ${nowMs})`,
      [customerId, endpoint],
    );
    await pool.query(
      `with own as (insert into own_limit (customer_id, kind, period, amount) values ($1, 'loss', 'week', 7654321)),
         played as (insert into casino_play (customer_id, provider, system, round, stake_cents, accepted_book_ms)
           values ($1, 'Casino', 'Casino', '${SECRET}', 500, 0)),
         suggested as (insert into text_suggestion (customer_id, language, text_key, built_in, body, suggested_at_ms)
           values ($1, 'en', 'a.b', 'x', '${SECRET}', 0))
       update customer set comments_for_customer = '${SECRET}', comments_written_at_ms = ${nowMs},
         email = '${SECRET}@example.com' where customer_id = $1`,
      [customerId],
    );
    await gateway.cookieOf(customerId);
    const { sessions } = JSON.parse((await request('readSessions', customerId, {})).text);
    const { rows } = await pool.query<{ entry_id: number }>(
      `select entry_id from ledger where customer_id = $1 order by entry_id desc limit 1`,
      [customerId],
    );
    return {
      customerId,
      messageId,
      passkeyId,
      deviceId,
      uploadId,
      endpoint,
      ticketNumber: TICKET_NUMBER,
      gameNum: 1,
      ticketKey: ticket.idempotencyKey,
      saleKey,
      alertId: alerts[0]!.alert_id,
      entryId: rows[0]!.entry_id,
      sessionId: sessions.find(({ isOwn }: { isOwn: boolean }) => !isOwn).sessionId,
      credentialId: 'AQIDBAU',
      commentWrittenAtMs: nowMs,
      today: dayOf(nowMs),
    };
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, {
      ENCRYPT_PASSWORDS: 'false',
      PUSH_KEY: createWebPushKeys().privateKey,
      CARD_KEYS: writeCardKey('k1'),
    });
    for (const gameNum of [1, 2]) gateway.book.putGame({ gameNum });
    victim = await fillVictim('VICTIM1');
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const isCustomers = (name: CallName): name is CustomerCall => schemaOfCall(name).caller === 'customer';
  const customerCalls = (Object.keys(CALLS) as CallName[]).filter(isCustomers);

  it.each(customerCalls)('%s tells nothing of another customer, and changes nothing there', async (name) => {
    const before = await describeVictim();
    for (const attempt of listStrangersAttempts(victim)[name]) {
      const { status, text } = await request(name, await addStranger(), attempt);
      const said = text === '' ? {} : JSON.parse(text);
      expect(status, text).not.toBe(500);
      expect(said.error?.code, text).not.toBe('badRequest');
      if (attempt.code !== undefined) expect(said).toMatchObject({ error: { code: attempt.code } });
      if (attempt.says !== undefined) expect(said).toMatchObject(attempt.says);
      for (const secret of [SECRET, victim.customerId, String(TICKET_NUMBER)])
        expect(text).not.toContain(secret);
    }
    expect(await describeVictim()).toEqual(before);
  });

  it.each(customerCalls)('%s takes another customer’s id for nothing', async (name) => {
    const [attempt] = listStrangersAttempts(victim)[name];
    const stranger = await addStranger();
    const before = await describeVictim();
    const { customerId } = victim;
    const asked = await request(name, stranger, { ...attempt, query: { ...attempt?.query, customerId } });
    const answers = [asked.text];
    if (schemaOfCall(name).body !== undefined) {
      const told = await request(name, stranger, { ...attempt, body: { ...attempt?.body, customerId } });
      expect(told.status, told.text).toBe(400);
      answers.push(told.text);
    }
    for (const secret of [SECRET, customerId, String(TICKET_NUMBER)])
      expect(answers.join()).not.toContain(secret);
    expect(await describeVictim()).toEqual(before);
  });

  it('its customer has all of that by the same numbers', async () => {
    const { customerId } = victim;
    const attempts = listStrangersAttempts(victim);
    const told: ReadonlyArray<readonly [CustomerCall, RegExp]> = [
      ['readOpenBet', /7654321/],
      ['readTicketStory', /7654321/],
      ['readTransactionsOfTicket', /7654321|"transactions":\[/],
      ['findTicket', /7654321/],
      ['readOpenBets', /7654321/],
      ['readInbox', new RegExp(SECRET)],
      ['readPriorityMessages', new RegExp(SECRET)],
      ['readPasskeys', new RegExp(SECRET)],
      ['readPlaysNotPosted', new RegExp(SECRET)],
      ['readOwnLimits', /7654321/],
    ];
    for (const [name, secret] of told)
      expect((await request(name, customerId, attempts[name][0]!)).text, name).toMatch(secret);
    const changing: readonly CustomerCall[] = [
      'renamePasskey',
      'flagMessage',
      'endPushSubscription',
      'endSession',
      'removeDevice',
      'hideComments',
      'removePasskey',
    ];
    for (const name of changing) {
      const before = await describeVictim();
      const { status, text } = await request(name, customerId, attempts[name].at(-1)!);
      expect(status, `${name} ${text}`).toBeLessThan(300);
      const after = await describeVictim();
      delete before['session'];
      const { session: _, ...rest } = after;
      if (name !== 'endSession') expect(rest, name).not.toEqual(before);
    }
  });
});
