import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ExchangedClient, startExchangedClient } from './book/exchanged-client.ts';
import { cell, LOGINS, place, signIn, slip } from './book/fixtures.ts';
import { WHOLE_BROWSER } from './book/launch-options.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage } from './book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

test.use({ launchOptions: WHOLE_BROWSER });

let client: ExchangedClient;
let gateway: GatewayUnderTest;
let mover: LineMover;

test.beforeAll(async () => {
  client = await startExchangedClient();
  gateway = await startGateway({
    PUBLIC_ORIGINS: client.url,
    FEED: 'push',
    FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
    // This process is the line mover: on a busy machine it may say nothing for seconds.
    FEED_SILENCE_MS: '6000',
    INITIAL_LEAGUE: 'Football/NFL',
  });
  client.leadTo(gateway.origin);
  mover = createLineMover(gateway.origin);
  await mover.image(createOpeningImage(createGames(0)));
});
test.afterAll(async () => {
  mover.stop();
  await gateway.stop();
  client.close();
});
test.beforeEach(() => {
  client.fateOf = () => 'there';
});

let builds = 1;
/** A new version is deployed. */
const upgrade = (): void => {
  builds += 1;
  client.build = `b${builds}`;
};

const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const countLoads = (page: Page): { loads: number } => {
  const counted = { loads: 0 };
  page.on('load', () => (counted.loads += 1));
  return counted;
};

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const openSlip = async (page: Page, screen: keyof typeof SCREENS) => {
  if (screen === 'desk') return slip(page);
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (!(await sheet.isVisible())) await page.getByRole('navigation').last().getByText('Slip').click();
  return sheet;
};

/** Signed in, with a pick and a stake on the slip. */
const openWithSlip = async (context: BrowserContext, screen: keyof typeof SCREENS): Promise<Page> => {
  const page = await context.newPage();
  await signIn(page, client.url, LOGINS.credit);
  await cell(page, /^Detroit Lions, moneyline/).click();
  const shown = await openSlip(page, screen);
  await shown.getByLabel(/^Risk on Detroit Lions/).fill('10');
  if (screen === 'phone') await page.keyboard.press('Escape');
  return page;
};

const expectSlip = async (page: Page, screen: keyof typeof SCREENS): Promise<void> => {
  await expect(page.getByText('Available')).toBeVisible();
  const shown = await openSlip(page, screen);
  await expect(shown.getByLabel(/^Risk on Detroit Lions/)).toHaveValue('10.00');
  if (screen === 'phone') await page.keyboard.press('Escape');
};

for (const [screen, serviceWorkers, fateOfOld] of [
  ['desk', 'block', 'missing'],
  ['desk', 'allow', 'page'],
  ['phone', 'block', 'page'],
  ['phone', 'allow', 'missing'],
] as const)
  test(`an open page whose parts a new version took away is reloaded once, with its slip, at the same place: ${screen}, service worker ${serviceWorkers}, ${fateOfOld}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...SCREENS[screen], serviceWorkers });
    const page = await openWithSlip(context, screen);
    if (serviceWorkers === 'allow')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const counted = countLoads(page);

    upgrade();
    client.fateOf = (path) => (path.includes(`.${client.build}.`) ? 'there' : fateOfOld);
    await go(page, '#/scores');
    await expect.poll(() => counted.loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Scores' }).first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/scores');
    await expectSlip(page, screen);
    for (const [dialog, name] of [
      ['settings', 'Settings'],
      ['domainStates', 'State of the book'],
    ] as const) {
      await go(page, `#/?dialog=${dialog}`);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    }
    expect(counted.loads).toBe(1);
    await context.close();
  });

for (const screen of ['desk', 'phone'] as const)
  test(`a part that can’t be loaded is reported, with a button that reloads the page, and so is a page without a network: ${screen}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...SCREENS[screen], serviceWorkers: 'block' });
    const page = await openWithSlip(context, screen);
    const counted = countLoads(page);

    // Without a network nothing is reloaded: the requested page or dialog says so.
    await context.setOffline(true);
    await go(page, '#/scores');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You’re offline');
    await go(page, '#/?dialog=settings');
    const dialog = page.getByRole('dialog', { name: 'This part of the page failed' });
    await expect(dialog).toContainText('You’re offline');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('You’re offline');
    expect(counted.loads).toBe(0);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => counted.loads).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');

    // The page has just been reloaded: a part that still doesn't come is reported.
    upgrade();
    await go(page, '#/rules');
    const said = page.getByRole('main').getByRole('alert');
    await expect(said).toContainText('It can’t be loaded.');
    await expect(page.getByRole('region', { name: 'Price status' })).toContainText(
      'A part of this page can’t be loaded.',
    );
    expect(counted.loads).toBe(1);
    await said.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => counted.loads).toBe(2);
    await expect(page.getByRole('heading', { name: /rules/i }).first()).toBeVisible();
    await expectSlip(page, screen);
    await context.close();
  });

test('a ticket with a lost answer is cleared up before the page is reloaded', async ({ browser }) => {
  const context = await browser.newContext({ ...SCREENS.desk, serviceWorkers: 'block' });
  const page = await openWithSlip(context, 'desk');
  const counted = countLoads(page);
  // The book takes the ticket; its answer is lost, and so are the answers about its key until the end.
  let isCut = true;
  await page.route('**/api/tickets**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    else if (!isCut) return route.continue();
    return route.abort();
  });
  await place(slip(page), /^Risk 10\.00/);
  await expect(slip(page).getByText('No answer yet, checking with the book')).toBeVisible();
  upgrade();
  await go(page, '#/scores');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('as soon as your ticket is decided');
  await page.waitForTimeout(2_000);
  expect(counted.loads).toBe(0);
  isCut = false;
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  expect(counted.loads).toBe(0);
  await expect.poll(() => counted.loads).toBe(1);
  await expect(page.getByRole('heading', { name: 'Scores' }).first()).toBeVisible();
  const bets = await page.request.get(`${client.url}/api/open-bets`);
  expect(await bets.json()).toMatchObject({ totals: { count: 1 } });
  await context.close();
});

test('the application and the worker of the lines load without a reload when they were missing at first', async ({
  browser,
}) => {
  for (const part of ['index-', 'first-screen-', 'offering.worker-']) {
    const context = await browser.newContext({ ...SCREENS.desk, serviceWorkers: 'block' });
    const page = await context.newPage();
    let navigations = 0;
    page.on('request', (request) => (navigations += Number(request.isNavigationRequest())));
    upgrade();
    client.fateOf = (path) => (path.includes(part) && navigations < 2 ? 'missing' : 'there');
    await page.goto(client.url);
    await expect(cell(page, /^Detroit Lions, moneyline/)).toBeEnabled();
    expect(navigations).toBe(2);
    await context.close();
  }
});

test('a language that is chosen on an old page is kept on the new page', async ({ browser }) => {
  const context = await browser.newContext({ ...SCREENS.desk, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(client.url);
  await expect(cell(page, /^Detroit Lions, moneyline/)).toBeEnabled();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const counted = countLoads(page);
  const choice = page.getByLabel('Language');
  await expect(choice).toBeVisible();
  upgrade();
  await choice.selectOption('es');
  await expect.poll(() => counted.loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Ajustes', exact: true })).toBeVisible();
  await context.close();
});

test('an application that can’t be loaded is reported in the first frame', async ({ browser }) => {
  const context = await browser.newContext({ ...SCREENS.phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  client.fateOf = (path) => (path.includes('first-screen-') ? 'missing' : 'there');
  const counted = countLoads(page);
  await page.goto(client.url);
  await expect(page.getByText('A part of this page can’t be loaded.')).toBeVisible();
  expect(counted.loads).toBe(2);
  client.fateOf = () => 'there';
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(cell(page, /^Detroit Lions, moneyline/)).toBeEnabled();
  await context.close();
});
