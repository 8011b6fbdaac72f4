import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './book/fixtures.ts';
import type { GatewayUnderTest } from './book/start-gateway.ts';

const PROJECT_ROOT = join(import.meta.dirname, '..', '..');
const CLI = join(PROJECT_ROOT, 'gateway/src/commands/lineboard-command.ts');

/** A renewed request of the page takes a moment; its own timer would ask a minute later. */
const SOON_MS = 5_000;

/** Decides a deposit over HTTP, as the cashier's window does: open pages are told. */
const openWindow = ({ origin, dataDir }: GatewayUnderTest) => {
  const words = [
    'tokens',
    'create',
    `window-${randomUUID().slice(0, 8)}`,
    '--rights',
    'money.write',
    '--json',
  ];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const said = execFileSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  const { token } = JSON.parse(said) as { token: string };
  return async (customerId: string, amountCents: number): Promise<void> => {
    const answer = await fetch(`${origin}/api/operator/cash/in`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ customerId, amountCents }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
};

/** Answers about the session keep the state from when they were asked for, and arrive when they are released. */
const holdSession = async (page: Page): Promise<{ held: () => number; letGo: () => void }> => {
  const { promise: free, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    held += 1;
    await free;
    return route.fulfill({ response });
  });
  return { held: () => held, letGo: resolve };
};

for (const { screen, ...use } of [
  { screen: 'desk', viewport: { width: 1440, height: 900 } },
  { screen: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const)
  test.describe(screen, () => {
    test.use(use);

    test('a deposit that comes before the answer about the session is in the balance once that is there', async ({
      book,
      page,
    }) => {
      const deposit = openWindow(book.gateway);
      const customer = await book.customers.add({
        customerId: `SLOW-${screen.toUpperCase()}`,
        balanceCents: 10_000,
      });
      await signIn(page, book.gateway.origin, customer);
      await expect(page.getByText('100.00').first()).toBeVisible();

      const { held, letGo } = await holdSession(page);
      const connected = page.waitForEvent('websocket');
      await page.reload();
      const socket = await connected;
      await expect.poll(held).toBeGreaterThan(0);
      // The page is in the customer's room: whatever the socket brings from now on concerns the lines.
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('pulse'));
      await deposit(customer.customerId, 5_000);
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('pulse'));
      letGo();
      await expect(page.getByText('150.00').first()).toBeVisible({ timeout: SOON_MS });
      await expect(page.getByText('100.00')).toHaveCount(0);
    });
  });
