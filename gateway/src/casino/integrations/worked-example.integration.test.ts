import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { findFreePort } from '../../../testing/servers/find-free-port.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

/** A provider made of nothing but what docs/integrations.md says. */
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PAGE = join(ROOT, 'docs', 'integrations.md');
const ROWS = join(ROOT, 'domain/src/ground/integration/integrations.ts');
const FLIPS = 12;

const readBlock = (page: string, language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)![1]!;

describe.each(oneEngine())('the worked example on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let provider: ChildProcess;
  let folder: string;
  let page: string;
  let coin: string;

  beforeAll(async () => {
    page = await readFile(PAGE, 'utf8');
    ({ database, drop } = await createTestDatabase(engine));
    const [port, bookPort] = [await findFreePort(), await findFreePort()];
    coin = `http://127.0.0.1:${port}`;
    const env = Object.fromEntries(
      readBlock(page, 'ini')
        .trim()
        .split('\n')
        .map((line) => /^(\w+)=(.*)$/.exec(line)!.slice(1) as [string, string]),
    );
    const told = { ...env, INTEGRATION_FRAMES: env['INTEGRATION_FRAMES']!.replace('9100', String(port)) };
    gateway = await createTestGateway(database, told);
    gateway.clock.wallMs = Date.now();
    await gateway.app.listen({ host: '127.0.0.1', port: bookPort });
    folder = await mkdtemp(join(tmpdir(), 'lineboard-provider-'));
    await writeFile(join(folder, 'provider.mjs'), readBlock(page, 'js'));
    provider = spawn(process.execPath, [join(folder, 'provider.mjs')], {
      env: {
        BOOK_URL: `http://127.0.0.1:${bookPort}`,
        PROVIDER_KEY: env['WALLET_PROVIDERS']!.replace('acme=', ''),
        PORT: String(port),
      },
      stdio: 'inherit',
    });
    await vi.waitFor(() => fetch(coin), { timeout: 5_000, interval: 50 });
  });
  afterAll(async () => {
    provider.kill();
    await gateway.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  it('shows a row of the registry as it is', async () => {
    expect(await readFile(ROWS, 'utf8')).toContain(readBlock(page, 'ts').trim());
  });

  it('leads from the document alone to a frame with money in it', async () => {
    await seedCustomer(database, { customerId: 'ANN', balanceCents: 10_000 });
    const headers = { origin: TEST_ORIGIN, cookie: await gateway.cookieOf('ANN') };
    const launched = await gateway.app.inject({
      method: 'POST',
      url: '/api/integrations/launch',
      headers,
      payload: { name: 'crashGame', parameters: [] },
    });
    const address = new URL(launched.json<{ address: string }>().address);
    expect(address.origin + address.pathname).toBe(`${coin}/coin`);
    const frame = await fetch(address);
    expect(await frame.text()).toContain('Flip for 1.00');
    expect(frame.headers.get('content-security-policy')).toMatch(/^frame-ancestors http:/);

    const call = async (path: string, body: object) => {
      const answer = await fetch(coin + path, { method: 'POST', body: JSON.stringify(body) });
      return answer.json() as Promise<{ key: string; isWon: boolean; balanceCents: number; error?: string }>;
    };
    const token = address.searchParams.get('token');
    const { key, balanceCents } = await call('/enter', { token });
    expect(balanceCents).toBe(10_000);
    expect((await call('/enter', { token })).error).toBe('tokenInvalid');

    let expected = 10_000;
    for (let flips = 0; flips < FLIPS; flips += 1) {
      const { isWon, balanceCents: told } = await call('/flip', { key });
      expected += isWon ? 95 : -100;
      expect(told).toBe(expected);
    }
    const session = await gateway.app.inject({ url: '/api/session', headers });
    expect(session.json()).toMatchObject({ balance: { availableCents: expected, atRiskCents: 0 } });
    const { rows } = await database.pool.query(
      `select count(*)::int as plays, sum(win_cents - stake_cents)::int as made from casino_play
       where customer_id = 'ANN' and posted_book_ms is not null`,
    );
    expect(rows).toEqual([{ plays: FLIPS, made: expected - 10_000 }]);
    expect(await checkBalances(database.pool)).toEqual([]);
  });
});
