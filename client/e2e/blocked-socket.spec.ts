import { startPlainProxy } from '../testing/plain-proxy.ts';
import { expect, test } from './book/fixtures.ts';
import { startGateway } from './book/start-gateway.ts';

test('behind a proxy without WebSocket the page says that live prices are blocked, and not that it is offline', async ({
  page,
}) => {
  // Without origins of its own it takes the pages of any host that leads to it.
  const gateway = await startGateway({ PUBLIC_ORIGINS: '' });
  const proxy = await startPlainProxy(Number(new URL(gateway.origin).port));
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
    await gateway.stop();
  }
});
