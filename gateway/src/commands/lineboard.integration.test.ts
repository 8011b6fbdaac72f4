import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { databaseUrlOf } from '../../testing/servers/database-url.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { typeLine } from '../../testing/servers/type-line.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';
import { createAloneCustomerEvents } from '../ground/customer/database-customer-events.ts';
import { issueAgentForm } from '../account/session/agent-token.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';

describe.each(oneEngine())('lineboard on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  let overHttp: Record<string, string>;
  let direct: Record<string, string>;

  beforeAll(async () => {
    await book.gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = book.gateway.app.server.address() as AddressInfo;
    overHttp = {
      LINEBOARD_URL: `http://127.0.0.1:${port}`,
      LINEBOARD_TOKEN: await book.addToken('cli', ['customers.read']),
    };
    direct = { DATABASE_URL: databaseUrlOf({ ...engine.connection, database: book.databaseName }) };
  });

  const type = (env: Record<string, string>, line: string, input = '') =>
    typeLine(env, line.split(' '), input);

  it('works in the database, in tables for people and JSON for scripts, with secrets from the standard input', async () => {
    const made = await type(
      direct,
      'customers create bob --credit-acct --credit-limit 1,500.50 --password-stdin',
      'secret word 1\n',
    );
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/customer id\W+BOB/);
    expect(made.out).toMatch(/credit limit\W+1,500.50/);
    expect(made.out).not.toContain('secret word');
    expect(await type(direct, 'cash in bob 20.25 --note Window')).toMatchObject({ code: 0 });
    expect(await type(direct, 'balance adjust bob -0.25 --note Rounding')).toMatchObject({ code: 0 });
    const shown = await type(direct, 'customers show bob --json');
    expect(JSON.parse(shown.out)).toMatchObject({
      customerId: 'BOB',
      balance: { currentBalanceCents: 2_000 },
    });
    const log = await type(direct, 'audit list --customer-id bob --json');
    expect(JSON.parse(log.out)[0]).toMatchObject({
      actor: expect.stringMatching(/^console:/),
      command: 'balance adjust',
      input: { amountCents: -25, note: 'Rounding' },
      before: { currentBalanceCents: 2_025 },
      after: { currentBalanceCents: 2_000 },
    });
  });

  it('works over HTTP with a token, and says what it may not', async () => {
    const listed = await type(overHttp, 'customers list');
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toMatch(/current balance/);
    expect(await type(overHttp, 'cash in bob 1')).toEqual({
      code: 1,
      out: '',
      err: 'This token doesn’t have the right money.write.\n',
    });
    expect(await type({ ...overHttp, LINEBOARD_TOKEN: '' }, 'customers list')).toMatchObject({ code: 2 });
  });

  it('refuses in one line, and ends with 1, or with 2 what was typed wrong', async () => {
    expect(await type(direct, 'cash out nobody 5')).toEqual({
      code: 1,
      out: '',
      err: 'There is no customer NOBODY.\n',
    });
    expect(await type(direct, 'restrictions set bob NOSPTWAGR')).toEqual({
      code: 1,
      out: '',
      err: 'code: There is no restriction NOSPTWAGR. Did you mean NOSPTWAGER?\n',
    });
    expect(await type(direct, 'cash in bob 12,50')).toEqual({
      code: 2,
      out: '',
      err: 'amount: “12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250.\n',
    });
    const asJson = await type(direct, 'cash out nobody 5 --json');
    expect(JSON.parse(asJson.err)).toMatchObject({ error: { code: 'unknownCustomer' } });
    expect((await type(direct, 'customers create x!y')).err).toMatch(/^customer-id: must match/);
    expect(await type(direct, 'cash in bob 5.001')).toEqual({
      code: 2,
      out: '',
      err: 'amount: “5.001” can mean 5.00 or 5,001.00: write 5 or 5001.\n',
    });
  });

  it('tells the pages of a gateway without Redis what it did in the database', async () => {
    const heard: unknown[] = [];
    const events = createAloneCustomerEvents(book.database);
    events.listen((customerId, event) => heard.push([customerId, event.kind]));
    expect(await type(direct, 'customers hold bob')).toMatchObject({ code: 0, err: '' });
    await vi.waitFor(() => expect(heard).toContainEqual(['BOB', 'settings']));
    expect(heard).toContainEqual(['BOB', 'balance']);
    events.close();
  });

  it('admits an agent whom a gateway led to the sandbox’s agent site, once, and none where the sandbox is off', async () => {
    const { database } = book;
    await seedCustomer(database, { customerId: 'AGENT7', isAgent: true });
    const key = await createSecretReader(database, 'sandbox agent key')();
    const door = {
      address: 'http://localhost:8081/agents',
      key,
      bookId: 'lineboard',
      form: 'token' as const,
    };
    const { fields } = await issueAgentForm(database.pool, door, 'AGENT7', Date.now());
    const line = 'agents admit --token-stdin --json';
    const token = `${fields[0]!.value}\n`;
    const off = await type({ ...direct, SANDBOX: 'false' }, line, token);
    expect(JSON.parse(off.err)).toMatchObject({ error: { code: 'agentNotAdmitted' } });
    const site = { ...direct, SANDBOX: 'true' };
    const admitted = await type(site, line, token);
    expect(JSON.parse(admitted.out)).toEqual({ agentId: 'AGENT7', customerIds: [] });
    expect(JSON.parse((await type(site, line, token)).err)).toMatchObject({
      error: { code: 'agentNotAdmitted' },
    });
  });

  it('explains itself, each command with what it takes', async () => {
    expect((await type({}, 'limits set --help')).out).toMatch(/--sport-sub-type +E\.g\. NFL/);
    expect((await type({}, 'completion')).out).toMatch(/_lineboard_yargs_completions/);
  });
});
