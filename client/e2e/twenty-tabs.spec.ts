import type { BrowserContext, Page } from '@playwright/test';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { moveRow } from './book/pushed-games.ts';

/** `npm run twenty-tabs` opens twenty tabs and signs out of each: most of the time goes into opening them. */
const TABS = Number(process.env['TABS'] ?? 5);
const SIGN_OUTS = Number(process.env['SIGN_OUTS'] ?? 8);

test.setTimeout(240_000);

const signOut = async (page: Page, label = 'Sign out'): Promise<void> => {
  await page.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByText('Available')).toHaveCount(0);
};

const openTabs = async (context: BrowserContext, origin: string, count: number): Promise<Page[]> => {
  const tabs: Page[] = [];
  for (let at = 0; at < count; at += 1) {
    const tab = await context.newPage();
    await tab.goto(origin);
    tabs.push(tab);
  }
  return tabs;
};

/** The tab shows the price that has just come, and it can be pressed. */
const expectLive = async (tab: Page, price: number): Promise<void> => {
  const shown = cell(tab, new RegExp(`^Chicago Bears, moneyline \\+${price}`));
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('aria-disabled', 'false');
};

/** Notes how often the live socket of a page says that its session has ended. */
const noteEnds = (page: Page): string[] => {
  const ends: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('sessionEnded')) ends.push(String(payload));
    }),
  );
  return ends;
};

test('signing out again and again in many tabs leaves every board live, and other devices signed in', async ({
  book,
  context,
  browser,
}) => {
  const { origin } = book.gateway;
  const login = await book.customers.add({ customerId: 'TABS20' });
  let price = 150;
  const movePrice = async (): Promise<void> => {
    price += 1;
    await book.mover.push(moveRow(book.games.bears, { moneyLine1: price, moneyLine2: -price - 20 }));
  };

  const otherContext = await browser.newContext();
  const otherDevice = await otherContext.newPage();
  const ends = noteEnds(otherDevice);
  await signIn(otherDevice, origin, login);

  const first = await context.newPage();
  await signIn(first, origin, login);
  const tabs = [first, ...(await openTabs(context, origin, TABS - 1))];
  for (const tab of tabs) await expect(tab.getByText('Available')).toBeVisible();

  // One tab signs out: all tabs of the browser become a visitor's, and none of them freezes.
  await first.bringToFront();
  await signOut(first);
  await movePrice();
  for (const tab of tabs) {
    await expect(tab.getByText('Available')).toHaveCount(0);
    await expectLive(tab, price);
  }

  for (let signOuts = 1; signOuts < SIGN_OUTS; signOuts += 1) {
    const tab = tabs[signOuts % tabs.length]!;
    // As a person would: a browser draws a tab in the background only once a second.
    await tab.bringToFront();
    await signIn(tab, origin, login);
    await movePrice();
    await expectLive(tab, price);
    await expectLive(otherDevice, price);
    await signOut(tab);
    await movePrice();
    await expectLive(tab, price);
  }

  await movePrice();
  for (const tab of tabs) {
    await expectLive(tab, price);
    await expect(tab.getByText('Available')).toHaveCount(0);
  }
  await expectLive(otherDevice, price);

  // The balance after a bet in one of the tabs shows on the other device, which nobody touched.
  await expect(otherDevice.getByLabel('Balance').locator('dd').last()).toHaveText('0.00');
  await first.bringToFront();
  await signIn(first, origin, login);
  await cell(first, /^Chicago Bears, spread/).click();
  await slip(first)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
  await place(slip(first), 'Risk 11.00 to win 10.00');
  await expect(slip(first).getByText('Ticket accepted')).toBeVisible();
  await expect(otherDevice.getByLabel('Balance').locator('dd').last()).toHaveText('11.00');
  expect(ends).toEqual([]);
  await otherContext.close();
});

test('signing out on all devices makes every one of them a visitor’s, with a live board', async ({
  book,
  page,
  browser,
}) => {
  const { origin } = book.gateway;
  const login = await book.customers.add({ customerId: 'EVERYWHERE' });
  const otherContext = await browser.newContext();
  const otherDevice = await otherContext.newPage();
  const ends = noteEnds(otherDevice);
  await signIn(otherDevice, origin, login);
  await signIn(page, origin, login);
  await signOut(page, 'Sign out on all devices');
  await expect(otherDevice.getByText('Available')).toHaveCount(0);
  // And once more when it reconnects with the ended session's cookie.
  expect(ends).not.toEqual([]);
  await book.mover.push(moveRow(book.games.bears, { moneyLine1: 190, moneyLine2: -215 }));
  await expectLive(page, 190);
  await expectLive(otherDevice, 190);
  await otherContext.close();
});
