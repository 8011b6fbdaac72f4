import { expect, test } from '@playwright/test';
import { cell, LOGINS, place, slip } from './book/fixtures.ts';
import { BROWSER } from './book/launch-options.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage } from './book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

/** An owner's phone finds the book in a local network like this: by a name, and without https. */
const LAN_HOST = 'book.lan.test';

test.use({
  launchOptions: {
    ...BROWSER,
    args: [...(BROWSER.args ?? []), `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`],
  },
});

let gateway: GatewayUnderTest;
let mover: LineMover;

test.beforeAll(async () => {
  gateway = await startGateway({
    FEED: 'push',
    FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
    FEED_SILENCE_MS: '6000',
    INITIAL_LEAGUE: 'Football/NFL',
    // Anyone who finds it may call it.
    PUBLIC_ORIGINS: '',
  });
  mover = createLineMover(gateway.origin);
  await mover.image(createOpeningImage(createGames(0)));
});
test.afterAll(async () => {
  mover.stop();
  await gateway.stop();
});

test('on a page without https a visitor’s press is on the slip, and a customer signs in and bets it', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const { port } = new URL(gateway.origin);
  await page.goto(`http://${LAN_HOST}:${port}/#/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await cell(page, /^Chicago Bears, spread/).click();
  await expect(
    slip(page)
      .getByText(/Chicago Bears/)
      .first(),
  ).toBeVisible();

  await page.goto(`http://${LAN_HOST}:${port}/#/signIn`);
  await page.getByLabel('Customer ID').fill(LOGINS.credit.customerId);
  await page.getByLabel('Password', { exact: true }).fill(LOGINS.credit.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Available')).toBeVisible();

  await page.goto(`http://${LAN_HOST}:${port}/#/`);
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('110');
  await place(slip(page), 'Risk 110.00 to win 100.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  expect(failures).toEqual([]);
});
