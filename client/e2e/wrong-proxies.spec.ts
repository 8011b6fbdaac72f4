import { startPlainProxy } from '../testing/plain-proxy.ts';
import { expect, test } from './book/fixtures.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  // Without an allowlist of origins it accepts pages from any host that leads to it.
  gateway = await startGateway({ PUBLIC_ORIGINS: '', SPORTS_ROOT: '/sports/' });
});
test.afterAll(() => gateway.stop());

const portOf = ({ origin }: GatewayUnderTest): number => Number(new URL(origin).port);

test('behind a proxy without WebSocket the page says that live prices are blocked, and not that it is offline', async ({
  page,
}) => {
  const proxy = await startPlainProxy(portOf(gateway));
  try {
    await page.goto(proxy.url);
    const status = page.getByRole('status').filter({ hasText: 'blocks live prices' });
    await expect(status).toBeVisible();
    await expect(page.getByText(/Offline/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
    // The same book, asked directly.
    await page.goto(gateway.origin);
    await expect(page.getByText('Live', { exact: true })).toBeAttached();
    await expect(status).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});

test('a page whose calls go to another server says that something else answers in the book’s place', async ({
  page,
}) => {
  const half = await startPlainProxy(portOf(gateway), '/sports/');
  try {
    await page.goto(`${half.url}/sports/`);
    // The menu says the same a moment later.
    const said = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    await expect(said).toContainText('Something on the way to the book answered in its place');
    await expect(said.getByRole('button')).toBeVisible();
    await expect(page.getByText(/blocks live prices/)).toHaveCount(0);
  } finally {
    await half.close();
  }
});
