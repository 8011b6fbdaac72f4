import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../testing/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../testing/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../testing/test-gateway.ts';
import { createItem, createTicket } from '../../testing/ticket-request.ts';
import type { Database } from '../database/create-database.ts';

describe.each(testEngines())('the password of a ticket on $name PostgreSQL', (engine) => {
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
  const give = async (customerId: string, idempotencyKey: string, password: string, held?: string) => {
    const cookie = held ?? (await gateway.cookieOf(customerId));
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets/password',
      headers: { origin: TEST_ORIGIN, cookie },
      payload: { idempotencyKey, password },
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
    expect(await give('MOVER', randomUUID(), TEST_PASSWORD)).toEqual({ resultCode: 0 });
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject(refused);
    expect(await give('MOVER', ticket.idempotencyKey, 'wrong')).toEqual({
      resultCode: 1,
      code: 'incorrectPassword',
    });
    expect(await gateway.tickets.place('MOVER', ticket)).toMatchObject(refused);
    expect(await give('MOVER', ticket.idempotencyKey, TEST_PASSWORD)).toEqual({ resultCode: 0 });
    const accepted = await gateway.tickets.place('MOVER', ticket);
    expect(accepted).toMatchObject({ state: 'accepted' });
    expect(await gateway.tickets.place('MOVER', ticket)).toEqual(accepted);
    // What this gateway remembers of the account takes the question from nobody.
    expect(await gateway.tickets.place('MOVER', createTicket([createItem(1)]))).toMatchObject(refused);
  });

  it('one customer’s password opens no ticket of another', async () => {
    await use();
    const ticket = createTicket([createItem(1)]);
    await give('PLAIN', ticket.idempotencyKey, TEST_PASSWORD);
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
      codes.push((await give('GUESSER', randomUUID(), `guess ${at}`, cookie)).resultCode);
    expect(codes).toEqual([1, 1, 2, 2]);
    expect(await give('GUESSER', randomUUID(), TEST_PASSWORD, cookie)).toMatchObject({ code: 'lockedOut' });
    expect(await give('GUESSER', randomUUID(), TEST_PASSWORD)).toEqual({ resultCode: 0 });
    expect((await signIn('GUESSER', TEST_PASSWORD)).json().resultCode).toBe(0);
  });

  it('strangers who fail to sign in don’t touch it', async () => {
    await use({ LOCKOUT_FAILURES: '3', GUESSES_PER_HOUR: '3' });
    for (let at = 0; at < 4; at++) await signIn('MOVER', 'wrong');
    expect((await signIn('MOVER', TEST_PASSWORD)).json().resultCode).toBe(2);
    expect(await give('MOVER', randomUUID(), TEST_PASSWORD)).toEqual({ resultCode: 0 });
  });
});
