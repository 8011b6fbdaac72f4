import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../ground/database/create-database.ts';
import { confirmTicket } from './ticket-password.ts';

describe.each(oneEngine())('the password of a ticket on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  const restrictions = [{ code: 'MOVER', params: {} }];

  const use = async (env: Record<string, string> = {}): Promise<void> => {
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', ...env });
    gateway.book.putGame({ gameNum: 1 });
  };
  const signIn = (customerId: string, password: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN },
      payload: { customerId, password },
    });
  const give = async (customerId: string, ticket: TicketRequest, password: string, held?: string) => {
    const cookie = held ?? (await gateway.cookieOf(customerId));
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets/password',
      headers: { origin: TEST_ORIGIN, cookie },
      payload: { ticket, password },
    });
    return answer.json();
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'MOVER', restrictions });
    await seedCustomer(database, { customerId: 'GUESSER', restrictions });
    await seedCustomer(database, { customerId: 'PLAIN' });
  });
  afterAll(() => drop());

  it('VAL2-57, VAL2-58, CALL2-14, ENT2-53: a customer with MOVER places nothing before the password was given for that very ticket', async () => {
    await use();
    const ticket = createTicket([createItem(1)]);
    const refused = { state: 'refused', code: 'incorrectPassword' };
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject(refused);
    expect(await give('MOVER', createTicket([createItem(1)]), TEST_PASSWORD)).toEqual({ resultCode: 0 });
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject(refused);
    expect(await give('MOVER', ticket, 'wrong')).toEqual({
      resultCode: 1,
      code: 'incorrectPassword',
    });
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject(refused);
    expect(await give('MOVER', ticket, TEST_PASSWORD)).toEqual({ resultCode: 0 });
    const accepted = await gateway.tickets.place('MOVER', ticket);
    expect(accepted).toMatchObject({ state: 'accepted' });
    expect(await gateway.tickets.place('MOVER', ticket)).toEqual(accepted);
    // What this gateway remembers of the account takes the question from nobody.
    expect(await gateway.tickets.place('MOVER', createTicket([createItem(1)]))).toMatchObject(refused);
  });

  it('CALL2-14: the password given for one amount opens no other amount under the same key', async () => {
    await use();
    const ticket = createTicket([createItem(1, { amountCents: 100 })]);
    expect(await give('MOVER', ticket, TEST_PASSWORD)).toEqual({ resultCode: 0 });
    const cookie = await gateway.cookieOf('MOVER');
    const place = (payload: TicketRequest) =>
      gateway.app
        .inject({
          method: 'POST',
          url: '/api/tickets',
          headers: { origin: TEST_ORIGIN, cookie },
          payload,
        })
        .then((answer) => answer.json());
    const larger = { ...ticket, items: [createItem(1, { amountCents: 5_000 })] };
    expect(await place(larger)).toMatchObject({ state: 'refused', code: 'ticketNotConfirmed' });
    // Looking at the same price again a moment later is the same ticket.
    const seenLater = {
      ...ticket,
      items: ticket.items.map((item) => ({ ...item, seen: { epoch: 'e', clk: 9 } })),
    };
    expect(await place(seenLater)).toMatchObject({ state: 'accepted', totalRiskCents: 100 });
  });

  it('ENT2-15.11: the password is no part of a ticket: one that carries it is refused, and none is kept with it', async () => {
    await use();
    const ticket = createTicket([createItem(1)]);
    const cookie = await gateway.cookieOf('MOVER');
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie },
      payload: { ...ticket, password: TEST_PASSWORD },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'badRequest']);
    expect(await give('MOVER', ticket, TEST_PASSWORD)).toEqual({ resultCode: 0 });
    await gateway.tickets.place('MOVER', ticket);
    const { rows } = await database.pool.query(
      `select row_to_json(k)::text as kept from ticket_key k where idempotency_key = $1
       union all select row_to_json(p)::text from ticket_password p where idempotency_key = $1`,
      [ticket.idempotencyKey],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { kept } of rows) expect(kept).not.toContain(TEST_PASSWORD);
  });

  it('keeps only so many confirmed tickets of one customer', async () => {
    await use();
    for (let count = 0; count < 25; count += 1)
      await confirmTicket(database, 'PLAIN', createTicket([createItem(1)]), Date.now());
    const { rows } = await database.pool.query(`select 1 from ticket_password where customer_id = 'PLAIN'`);
    expect(rows).toHaveLength(20);
  });

  it('one customer’s password opens no ticket of another', async () => {
    await use();
    const ticket = createTicket([createItem(1)]);
    await give('PLAIN', ticket, TEST_PASSWORD);
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject({ code: 'incorrectPassword' });
  });

  it('VAL2-56: with the password setting on everybody is asked', async () => {
    await use();
    expect(await gateway.tickets.place('PLAIN', createTicket([createItem(1)]))).toMatchObject({
      state: 'accepted',
    });
    await use({ TICKET_PASSWORD: 'true' });
    expect(await gateway.tickets.place('PLAIN', createTicket([createItem(1)]))).toMatchObject({
      code: 'incorrectPassword',
    });
  });

  it('guessing locks the password for that session, and neither another one nor signing in', async () => {
    await use({ LOCKOUT_FAILURES: '3' });
    const cookie = await gateway.cookieOf('GUESSER');
    const codes = [];
    for (let at = 0; at < 4; at++)
      codes.push((await give('GUESSER', createTicket([createItem(1)]), `guess ${at}`, cookie)).resultCode);
    expect(codes).toEqual([1, 1, 2, 2]);
    expect(await give('GUESSER', createTicket([createItem(1)]), TEST_PASSWORD, cookie)).toMatchObject({
      code: 'lockedOut',
    });
    expect(await give('GUESSER', createTicket([createItem(1)]), TEST_PASSWORD)).toEqual({ resultCode: 0 });
    expect((await signIn('GUESSER', TEST_PASSWORD)).json().resultCode).toBe(0);
  });

  it('strangers who fail to sign in don’t touch it', async () => {
    await use({ LOCKOUT_FAILURES: '3', GUESSES_PER_HOUR: '3' });
    for (let at = 0; at < 4; at++) await signIn('MOVER', 'wrong');
    expect((await signIn('MOVER', TEST_PASSWORD)).json().resultCode).toBe(2);
    expect(await give('MOVER', createTicket([createItem(1)]), TEST_PASSWORD)).toEqual({ resultCode: 0 });
  });
});
