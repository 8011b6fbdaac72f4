import { mkdtempSync, readFileSync, rmSync, statSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrlOf } from '../../testing/servers/database-url.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { typeLine } from '../../testing/servers/type-line.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';
import { checkBalances } from '../ground/ledger/check-balances.ts';

describe.each(oneEngine())('lineboard customers import on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const file = join(folder, 'customers.csv');
  const out = join(folder, 'passwords.csv');
  let env: Record<string, string>;

  beforeAll(() => {
    env = { DATABASE_URL: databaseUrlOf({ ...engine.connection, database: book.databaseName }) };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const load = (content: string, ...options: string[]) => {
    writeFileSync(file, content);
    return typeLine(env, ['customers', 'import', file, ...options]);
  };
  const countCustomers = async (): Promise<number> => {
    const { rows } = await book.database.pool.query<{ count: number }>('select count(*) from customer');
    return rows[0]?.count ?? 0;
  };

  const GOOD = [
    '\uFEFFcustomer-id,credit-acct,credit-limit,max-base,deposit,free-play,password',
    'ann,yes,5000,500,,,',
    'ben,no,,250,"1,200.50",25,ben knows this',
    '',
  ].join('\r\n');

  it('shows the result of a dry run, and keeps nothing', async () => {
    const before = await countCustomers();
    const tried = await load(GOOD, '--dry-run', '--out', out);
    expect(tried).toMatchObject({ code: 0, err: '' });
    expect(tried.out).toMatch(/dry run\W+yes/);
    expect(tried.out).toMatch(/BEN\W+USD\W+no\W+1,200\.50\W+1,200\.50\W+25\.00/);
    expect(await countCustomers()).toBe(before);
    expect(existsSync(out)).toBe(false);
    const { rows } = await book.database.pool.query(
      `select from audit_log where command = 'customers import' union all select from ledger`,
    );
    expect(rows).toEqual([]);
  });

  it('opens all accounts with terms and first balances, and writes the passwords to a file that only its owner can read', async () => {
    const done = await load(GOOD, '--json', '--out', out);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(done.out)).toEqual({
      dryRun: false,
      customers: [
        expect.objectContaining({ customerId: 'ANN', availableCents: 500_000, currentBalanceCents: 0 }),
        expect.objectContaining({ customerId: 'BEN', availableCents: 120_050, freePlayBalanceCents: 2_500 }),
      ],
    });
    expect(done.out).not.toContain('password');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const [, password = ''] =
      /^customer-id,password\nANN,([a-z2-9]{16})\n$/.exec(readFileSync(out, 'utf8')) ?? [];
    for (const [customerId, own] of [
      ['ANN', password],
      ['BEN', 'ben knows this'],
    ]) {
      expect(await book.signIn(customerId ?? '', own ?? '')).toMatchObject({ resultCode: 0 });
    }
    const { body: log } = await book.call('audit list', { customerId: 'BEN' });
    expect(log).toMatchObject([
      {
        command: 'customers import',
        input: { customerId: 'ben', depositCents: 120_050 },
        after: { balance: { currentBalanceCents: 120_050, freePlayBalanceCents: 2_500 } },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('ben knows');
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });

  it('doesn’t begin when the passwords can’t be written', async () => {
    const before = await countCustomers();
    expect(await load('customer-id\nsue\n', '--out', out)).toMatchObject({
      code: 2,
      err: `${out} can’t be made: it is there already.\n`,
    });
    expect(await countCustomers()).toBe(before);
  });

  it('keeps nothing when one row is wrong, and names it', async () => {
    const before = await countCustomers();
    const other = join(folder, 'other.csv');
    expect(await load('customer-id\nsue\nann\n', '--out', other)).toMatchObject({
      code: 1,
      out: '',
      err: `${file}, line 3: customer-id: There is a customer ANN already.\n`,
    });
    expect(existsSync(other)).toBe(false);
    const answers = [
      await book.call('customers import', { rows: [{ customerId: 'sue' }, { customerId: 'SUE' }] }),
      await book.call('customers import', { rows: [{ customerId: 'sue', timeZone: 'Mars/Base' }] }),
    ];
    expect(answers).toMatchObject([
      { status: 409, body: { error: { code: 'customerTwice', field: 'rows.1.customerId' } } },
      { status: 409, body: { error: { code: 'unknownTimeZone', field: 'rows.0.timeZone' } } },
    ]);
    expect(await countCustomers()).toBe(before);
  });

  it('reports every row that names something unknown, by line and column, and keeps nothing', async () => {
    const before = await countCustomers();
    const rows = [
      'tom,,,main',
      'sue,tonny,,main',
      'joe,tony,,mian',
      'ann,tony,,',
      'tony,,yes,',
      'ned,tony,,main',
    ];
    expect(await load(`customer-id,agent-id,is-agent,store\n${rows.join('\n')}\n,,,\n`)).toEqual({
      code: 1,
      out: '',
      err: [
        `${file}, line 3: agent-id: There is no agent TONNY: open the agent’s account first (\`customers create TONNY --is-agent\`).`,
        `${file}, line 4: store: There is no store mian. Did you mean main?`,
        `${file}, line 5: customer-id: There is a customer ANN already.\n`,
      ].join('\n'),
    });
    expect(await load('customer-id,deposit\nsue,"12,50"\njoe,"1.234,50"\n')).toEqual({
      code: 2,
      out: '',
      err: [
        `${file}, line 2: deposit: “12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250.`,
        `${file}, line 3: deposit: “1.234,50” can mean 1,234.50 or 123,450.00: write 1234.50 or 123450.\n`,
      ].join('\n'),
    });
    expect(await load('customer-id;deposit\nsue;12,50\n')).toMatchObject({
      code: 2,
      err: `${file} is parted by semicolons: save it with commas between the columns, and points for cents.\n`,
    });
    expect(await countCustomers()).toBe(before);
  });

  it('accepts no script and no formula as an id, and sends no control characters to the terminal', async () => {
    const before = await countCustomers();
    const hostile = ['<script>alert(1)</script>', '=1+1', '+SUM(A1)', '@cmd', '\u001b]0;owned\u0007', '-1'];
    const tried = await load(`customer-id,agent-id\n${hostile.map((id) => `"${id}",x`).join('\n')}\n`);
    expect(tried).toMatchObject({ code: 2, out: '' });
    const said = tried.err.trim().split('\n');
    expect(said.map((line) => /line (\d+): customer-id/.exec(line)?.[1])).toEqual(
      hostile.map((_, at) => String(at + 2)),
    );
    expect(tried.err).not.toContain('\u001b');
    expect(await load('customer-id,\u001b[31mname\nx,y\n')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no column “\\u001b[31mname”'),
    });
    expect(await countCustomers()).toBe(before);
  });

  it('keeps a mail address that looks like a formula as text', async () => {
    const done = await load('customer-id,email\nformula,=1+1@x.example\n');
    expect(done).toMatchObject({ code: 0, err: '' });
    const shown = await book.call('customers show', { customerId: 'formula' });
    expect(shown.body.email).toBe('=1+1@x.example');
  });

  it('holds no connection while it hashes, and accepts no more rows than it can handle', async () => {
    const token = await book.addToken('loader', ['customers.write', 'money.write']);
    const rows = Array.from({ length: 40 }, (_, at) => ({ customerId: `MANY${at}`, depositCents: 100 }));
    let held = 0;
    let isDone = false;
    const imported = book.call('customers import', { rows }, { token }).finally(() => {
      isDone = true;
    });
    const { pool } = book.database;
    // 40 passwords take a second: while they are hashed the transaction hasn't begun.
    for (let at = 0; at < 20 && !isDone; at++) {
      const { rows: open } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      held += open.length;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(isDone).toBe(false);
    expect(held).toBe(0);
    expect(await imported).toMatchObject({ status: 200 });
    const many = Array.from({ length: 501 }, (_, at) => ({ customerId: `MORE${at}` }));
    expect(await book.call('customers import', { rows: many }, { token })).toMatchObject({
      status: 400,
      body: { error: { field: 'rows' } },
    });
  });

  it('grants no money over HTTP for a token without that right', async () => {
    const token = await book.addToken('opener', ['customers.write']);
    for (const money of ['depositCents', 'freePlayCents']) {
      const rows = [{ customerId: 'FREE1' }, { customerId: 'FREE2', [money]: 100 }];
      expect(await book.call('customers import', { rows }, { token })).toMatchObject({
        status: 409,
        body: { error: { code: 'moneyNotAllowed', field: `rows.1.${money}` } },
      });
    }
  });

  it('reads no large body from a caller without a token', async () => {
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: '/api/operator/customers/import',
      payload: { rows: 'x'.repeat(1_100_000) },
    });
    expect(answer.statusCode).toBe(401);
  });
});
