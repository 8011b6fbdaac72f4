import { expect, type Page, test } from '@playwright/test';
import { LOGINS, signIn } from './book/fixtures.ts';
import { type HostileProvider, startHostileProvider } from './book/hostile-provider.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

let provider: HostileProvider;
let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  provider = await startHostileProvider();
  gateway = await startGateway({
    INTEGRATION_FRAMES: [
      ['horses', 'nested'],
      ['dstProps', 'heights'],
      ['casino', 'redirect'],
      ['cashier', 'cash'],
    ]
      .map(([name, page]) => `${name}=${provider.address}/${page}`)
      .join(),
  });
});
test.afterAll(async () => {
  await gateway.stop();
  provider.stop();
});

/** Signed in, on the integration's page, with a count of the page's requests about its session. */
const openAt = async (page: Page, path: string) => {
  await signIn(page, gateway.origin, LOGINS.credit);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked.push(request.url());
  });
  await page.goto(`${gateway.origin}/#${path}`);
  return { asked, frame: page.locator('main iframe') };
};

/** Longer than the page waits before it acts on a message. */
const giveItTime = (page: Page): Promise<void> => page.waitForTimeout(500);

test('a message of another origin from inside a provider’s frame is ignored', async ({ page }) => {
  const { asked, frame } = await openAt(page, '/horses');
  const nested = frame.contentFrame().frameLocator('iframe');
  await expect(nested.getByRole('heading', { name: 'Ready' })).toBeVisible();
  const { height } = (await frame.boundingBox())!;
  // The page sends its own request once it is connected.
  await giveItTime(page);
  asked.length = 0;
  await nested.getByRole('button', { name: 'Storm' }).click();
  await expect(nested.getByRole('heading', { name: 'Sent' })).toBeVisible();
  await giveItTime(page);
  expect(asked).toEqual([]);
  expect((await frame.boundingBox())!.height).toBe(height);
});

test('CON1-52: a widget is as high as it says in whole pixels within bounds, and no higher', async ({
  page,
}) => {
  const { frame } = await openAt(page, '/dstProps');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Sent' })).toBeVisible();
  const { height } = (await frame.boundingBox())!;
  await giveItTime(page);
  expect((await frame.boundingBox())!.height).toBe(height);
  expect(height).toBeLessThan(page.viewportSize()!.height);
  await frame.contentFrame().getByRole('button', { name: 'Be 640' }).click();
  await expect.poll(async () => (await frame.boundingBox())!.height).toBe(640);
});

test('a provider’s frame that leads itself to the book’s own page gets no such page', async ({ page }) => {
  // Until the frame has tried, it shows an empty page of the book's own origin.
  const tried = page.waitForResponse(
    (answer) => answer.frame().parentFrame() !== null && answer.url() === `${gateway.origin}/`,
  );
  await openAt(page, '/casino');
  await tried;
  await giveItTime(page);
  const inside = page.frames().filter((one) => one.parentFrame() !== null);
  expect(inside).toHaveLength(1);
  for (const one of inside) {
    expect(await one.evaluate(() => origin)).not.toBe(gateway.origin);
    await expect(one.getByRole('banner')).toHaveCount(0);
  }
  await expect(page).toHaveURL(`${gateway.origin}/#/casino`);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a window that the cashier opens can’t reach the book’s page', async ({ page }) => {
  const { frame } = await openAt(page, '/cashier');
  const opened = page.waitForEvent('popup');
  await frame.contentFrame().getByRole('button', { name: 'Pay' }).click();
  const bank = await opened;
  // It has no opener: the book's page isolates windows of other origins.
  expect(await bank.evaluate(() => opener === null)).toBe(true);
  await expect(bank.getByRole('listitem')).toHaveText([
    'navigation TypeError',
    'document TypeError',
    'storage TypeError',
    'cookies TypeError',
  ]);
  await giveItTime(page);
  await expect(page).toHaveURL(`${gateway.origin}/#/cashier`);
});
