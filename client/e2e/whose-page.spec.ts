import { type BrowserContext, type Cookie, type Page, test } from '@playwright/test';
import { startCuttingProxy, type CuttingProxy } from '../testing/cutting-proxy.ts';
import { cell, expect, place, signIn, slip } from './book/fixtures.ts';
import { createCustomers, type Customers, type Login } from './book/customers.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage } from './book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

test.setTimeout(180_000);

let proxy: CuttingProxy;
let gateway: GatewayUnderTest;
let customers: Customers;
let mover: LineMover;

test.beforeAll(async () => {
  proxy = await startCuttingProxy(0);
  gateway = await startGateway({
    PUBLIC_ORIGINS: proxy.url,
    FEED: 'push',
    FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
    // This process is the line mover: on a busy machine it may say nothing for seconds.
    FEED_SILENCE_MS: '6000',
    INITIAL_LEAGUE: 'Football/NFL',
  });
  proxy.leadTo(Number(new URL(gateway.origin).port));
  customers = createCustomers(gateway.dataDir);
  mover = createLineMover(gateway.origin);
  await mover.image(createOpeningImage(createGames(0)));
});
test.afterAll(async () => {
  mover.stop();
  await customers.stop();
  await gateway.stop();
  await proxy.close();
});

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Screen = keyof typeof SCREENS;

const LIONS = /^Risk on Detroit Lions/;

const openSlip = async (page: Page, screen: Screen) => {
  if (screen === 'desk') return slip(page);
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (!(await sheet.isVisible())) await page.getByRole('navigation').last().getByText('Slip').click();
  return sheet;
};

const closeSlip = async (page: Page, screen: Screen): Promise<void> => {
  if (screen === 'phone') await page.keyboard.press('Escape');
};

const pick = async (page: Page, screen: Screen, amount: string): Promise<void> => {
  await cell(page, /^Detroit Lions, moneyline/).click();
  const shown = await openSlip(page, screen);
  await shown.getByLabel(LIONS).fill(amount);
  await closeSlip(page, screen);
};

const expectStake = async (page: Page, screen: Screen, amount: string | null): Promise<void> => {
  if (amount === null) {
    await expect(page.getByLabel(LIONS)).toHaveCount(0);
    await expect(cell(page, /^Detroit Lions, moneyline/)).toHaveAttribute('aria-pressed', 'false');
    return;
  }
  await expect((await openSlip(page, screen)).getByLabel(LIONS)).toHaveValue(amount);
  await closeSlip(page, screen);
};

/** Each account has a different sum, so that one is never taken for the other's. */
const expectMoney = (page: Page, sum: string): Promise<void> =>
  expect(page.getByText(sum).first()).toBeVisible();

const expectNow = (page: Page, { customerId }: Login): Promise<void> =>
  expect(page.getByText(`This browser is now signed in as ${customerId}.`)).toBeVisible();

/** It is shown only for seconds, and its cause may take as long. */
const expectNowAfter = async (page: Page, login: Login, act: () => Promise<void>): Promise<void> => {
  await Promise.all([expectNow(page, login), act()]);
};

const signOut = async (tab: Page): Promise<void> => {
  await tab.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await tab.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(tab.getByText('Available')).toHaveCount(0);
};

const tellNobody = (): void => {
  BroadcastChannel.prototype.postMessage = () => undefined;
};

let pairs = 0;
const addTwo = async (): Promise<{ ann: Login; bob: Login }> => {
  pairs += 1;
  const ann = await customers.add({ customerId: `ANN${pairs}`, balanceCents: 111_100 });
  const bob = await customers.add({ customerId: `BOB${pairs}`, balanceCents: 222_200 });
  return { ann, bob };
};

/**
 * The customer signs in elsewhere; another browser that gets the cookies is in the state after a sign-in in another
 * tab.
 */
const readCookies = async (context: BrowserContext, login: Login): Promise<Cookie[]> => {
  const own = await context.browser()!.newContext();
  await signIn(await own.newPage(), proxy.url, login);
  const cookies = await own.cookies();
  await own.close();
  return cookies;
};

/** The browser now belongs to another customer, and no news of that ever arrives. */
const exchangeCookies = async (context: BrowserContext, login: Login): Promise<void> =>
  context.addCookies(await readCookies(context, login));

for (const screen of ['desk', 'phone'] as const)
  test.describe(screen, () => {
    test.use(SCREENS[screen]);

    test('a tab whose socket was cut while another tab signed somebody else in switches to that customer, and is the first’s again with its slip', async ({
      context,
      page,
    }) => {
      const { ann, bob } = await addTwo();
      await signIn(page, proxy.url, ann);
      await expectMoney(page, '1,111.00');
      await pick(page, screen, '44');

      const second = await context.newPage();
      await second.addInitScript(tellNobody);
      proxy.cutLive();
      await signIn(second, proxy.url, bob);
      await expectMoney(second, '2,222.00');
      await expectNowAfter(page, bob, async () => proxy.flow());
      await expectMoney(page, '2,222.00');
      await expect(page.getByText('1,111.00')).toHaveCount(0);
      await expectStake(page, screen, null);
      await page.reload();
      await expectMoney(page, '2,222.00');
      await expectStake(page, screen, null);

      await signOut(page);
      await signIn(page, proxy.url, ann);
      await expectMoney(page, '1,111.00');
      await expectStake(page, screen, '44.00');
    });

    test('a bet that is pressed while the browser is signed in as somebody else is placed for nobody', async ({
      context,
      page,
    }) => {
      const { ann, bob } = await addTwo();
      await signIn(page, proxy.url, ann);
      await pick(page, screen, '50');
      const bobs = await readCookies(context, bob);
      const shown = await openSlip(page, screen);
      await shown.getByRole('button', { name: /^Risk 50\.00/ }).click();
      const again = shown.getByRole('button', { name: /^Press again/ });
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await context.addCookies(bobs);
      await again.click();
      await expectNow(page, bob);
      await expectMoney(page, '2,222.00');
      await expectStake(page, screen, null);
      await page.goto(`${proxy.url}/#/openBets`);
      await expect(page.getByText(/no open bets/i).first()).toBeVisible();

      // Restored from the browser's cache of pages, as it was left.
      await exchangeCookies(context, ann);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expectNow(page, ann);
      await expectMoney(page, '1,111.00');
      await page.goto(`${proxy.url}/#/`);
      await expectStake(page, screen, '50.00');

      // A frozen tab that wakes up.
      const cdp = await context.newCDPSession(page);
      await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
      await exchangeCookies(context, bob);
      await cdp.send('Page.setWebLifecycleState', { state: 'active' });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expectNow(page, bob);
      await expectStake(page, screen, null);
    });

    test('a ticket with a lost answer is reported only to its own customer, when that customer is back', async ({
      context,
      page,
    }) => {
      const { ann, bob } = await addTwo();
      await signIn(page, proxy.url, ann);
      await pick(page, screen, '30');
      let isLost = true;
      await page.route('**/api/tickets/**', (route) => (isLost ? route.abort() : route.continue()));
      await page.route('**/api/tickets', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await place(await openSlip(page, screen), /^Risk 30\.00/);
      await expect(page.getByText(/answer/i).first()).toBeVisible();

      const second = await context.newPage();
      await expectNowAfter(page, bob, () => signIn(second, proxy.url, bob));
      isLost = false;
      await expectStake(page, screen, null);
      for (const said of [/Nothing was placed/, /Ticket accepted/])
        await expect(page.getByText(said)).toHaveCount(0);

      // With two tabs, the first that asks would tell.
      await second.close();
      await signOut(page);
      await signIn(page, proxy.url, ann);
      await expectMoney(page, '1,081.00');
      await expect((await openSlip(page, screen)).getByText('Ticket accepted')).toBeVisible();
    });

    test('the slip survives an expired session of its customer, and signing out by hand clears it', async ({
      context,
      page,
    }) => {
      const { ann } = await addTwo();
      await signIn(page, proxy.url, ann);
      await pick(page, screen, '20');
      const second = await context.newPage();
      await second.goto(proxy.url);
      await signOut(second);
      await expect(page.getByText('Your session ended. Your slip is kept for you.')).toBeVisible();
      await expectStake(page, screen, null);
      await signIn(second, proxy.url, ann);
      await expectMoney(page, '1,111.00');
      await expectStake(page, screen, '20.00');

      await signOut(page);
      await expectStake(page, screen, null);
      await signIn(page, proxy.url, ann);
      await expectStake(page, screen, null);
    });

    for (const [kind, spoil] of [
      [
        'full',
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        },
      ],
      [
        'closed to the page',
        () => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('closed', 'SecurityError');
              },
            });
        },
      ],
    ] as const)
      test(`a storage that is ${kind} loses neither a receipt nor the page’s owner`, async ({
        context,
        page,
      }) => {
        const { ann, bob } = await addTwo();
        await page.addInitScript(spoil);
        await page.goto(`${proxy.url}/#/signIn`);
        await page.getByLabel('Customer ID').fill(ann.customerId);
        await page.getByLabel('Password', { exact: true }).fill(ann.password);
        await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
        await expectMoney(page, '1,111.00');
        await pick(page, screen, '10');
        await place(await openSlip(page, screen), /^Risk 10\.00/);
        await expect((await openSlip(page, screen)).getByText('Ticket accepted')).toBeVisible();
        await exchangeCookies(context, bob);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await expectMoney(page, '2,222.00');
        await expect(page.getByText('Ticket accepted')).toHaveCount(0);
      });
  });

test('a page that doesn’t say whose it is reloads itself once, with its slip', async ({ page }) => {
  const { ann } = await addTwo();
  await signIn(page, proxy.url, ann);
  await pick(page, 'desk', '60');
  await page.route('**/api/tickets', (route) => {
    const { 'lineboard-page': _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await place(slip(page), /^Risk 60\.00/);
  await expect.poll(() => loads).toBe(1);
  await expectStake(page, 'desk', '60.00');
  await place(slip(page), /^Risk 60\.00/);
  await expect(page.getByText(/newer version/).first()).toBeVisible();
  expect(loads).toBe(1);
});
