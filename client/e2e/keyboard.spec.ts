import { expect, type Locator, type Page, test } from '@playwright/test';
import { cell, LOGINS, signIn } from './book/fixtures.ts';
import { createFirstFinal } from './book/final-scores.ts';
import { CELLS } from './book/opening-cells.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { walkByKeyboard } from './keyboard/walk-by-keyboard.ts';

const games = createGames(0);

/** The address, what says that the page is there, and which part of the page is checked. */
type Place = readonly [to: string, there: string | RegExp, within?: string];

const DESK_PLACES: readonly Place[] = [
  ['/', CELLS.lionsSpread],
  [`/game/${games.lions}`, CELLS.lionsSpread],
  ['/openBets', 'Open Bets'],
  ['/transactions', 'Transactions'],
  ['/dailyFigures', 'Daily figures'],
  ['/scores', 'Scores'],
  ['/rules', 'Sports Rules'],
  ['/contact', 'Contact'],
  ['/formFile', 'Pictures of a card'],
  ['/altira', 'Altira'],
  ['/cashier', 'Cashier'],
  ['/?dialog=settings', 'Settings', '[role=dialog]'],
  ['/?dialog=inbox', 'Inbox', '[role=dialog]'],
];

/** Places that a phone shows in its own layout. */
const PHONE_PLACES: readonly Place[] = [
  ['/', CELLS.lionsSpread],
  [`/game/${games.lions}`, CELLS.lionsSpread],
  ['/openBetsMobile', 'Open Bets'],
  ['/transactionsMobile', 'Transactions'],
  ['/dailyFigures', 'Daily figures'],
  ['/scores', 'Scores'],
  ['/?dialog=settings', 'Settings', '[role=dialog]:not([inert] *)'],
];

/** The places with providers’ pages, and how many frames they have. */
const FRAMES: ReadonlyMap<string, number> = new Map([['/cashier', 1]]);

/** Like a busy machine: a page has its heading long before it is told the address of its frame. */
const LAUNCH_TAKES_MS = 2_000;

/** Waits until each provider's page can be used: Tab skips a page that isn't there yet, or has nothing to stop at. */
const waitForFrames = async (part: Locator, count: number): Promise<void> => {
  const frames = part.locator('iframe');
  await expect(frames).toHaveCount(count);
  for (const frame of await frames.all())
    await frame.contentFrame().getByRole('button', { disabled: false }).first().waitFor();
};

let gateway: GatewayUnderTest;
let mover: LineMover;

/** @returns what is wrong, by place */
const walkPlaces = async (page: Page, places: readonly Place[]): Promise<Record<string, string[]>> => {
  const wrong: Record<string, string[]> = {};
  for (const [to, there, within = 'main'] of places) {
    await page.goto(`${gateway.origin}/#${to}`);
    const part = page.locator(within);
    const heading = part.getByRole('heading', { name: there }).or(cell(page, there as RegExp));
    await expect(heading.first()).toBeVisible();
    await waitForFrames(part, FRAMES.get(to) ?? 0);
    const faults = await walkByKeyboard(page, within);
    if (faults.length > 0) wrong[to] = faults;
  }
  return wrong;
};

test.beforeAll(async () => {
  gateway = await startGateway({
    FEED: 'push',
    FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
    FEED_SILENCE_MS: '6000',
    INITIAL_LEAGUE: 'Football/NFL',
    SANDBOX: 'true',
  });
  mover = createLineMover(gateway.origin);
  await mover.image(createOpeningImage(games));
});
test.afterAll(async () => {
  mover.stop();
  await gateway.stop();
});

test('on every page the keyboard alone reaches everything that can be used, in order and in sight', async ({
  page,
}) => {
  await signIn(page, gateway.origin, LOGINS.postUp);
  const driver = createSlipDriver(page, gateway.origin);
  await driver.pick(CELLS.bearsSpread);
  await (await driver.open()).getByLabel(/^Risk on/).fill('11');
  await driver.place(/^Risk .* to win/);
  await mover.push(createFirstFinal(games));

  await page.route('**/api/integrations/launch', async (route) => {
    await page.waitForTimeout(LAUNCH_TAKES_MS);
    await route.continue();
  });
  expect(await walkPlaces(page, DESK_PLACES)).toEqual({});
});

test('on a phone the keyboard alone goes through every page, the menu and the slip', async ({ browser }) => {
  const context = await browser.newContext(SCREENS.phone);
  const page = await context.newPage();
  await signIn(page, gateway.origin, LOGINS.credit);
  const driver = createSlipDriver(page, gateway.origin);
  await driver.pick(CELLS.lionsSpread);
  await (await driver.open()).getByLabel(/^Risk on/).fill('11');
  await driver.place(/^Risk .* to win/);
  expect(await walkPlaces(page, PHONE_PLACES)).toEqual({});

  await page.goto(`${gateway.origin}/#/`);
  const bar = page.getByRole('navigation').last();
  await bar.getByText('Menu').tap();
  await expect(page.getByRole('dialog', { name: 'Sports menu' })).toBeVisible();
  expect(await walkByKeyboard(page, '[role=dialog][aria-label="Sports menu"]'), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar.getByText('Menu')).toBeFocused();

  await driver.pick(CELLS.lionsSpread);
  await driver.open();
  expect(await walkByKeyboard(page, '[role=dialog][aria-label="Bet slip"]'), 'the slip').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Bet slip' })).toHaveCount(0);
  await context.close();
});

for (const width of [1440, 390])
  test(`a dialog that lost the focus keeps Tab, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${gateway.origin}/#/?dialog=rules`);
    const dialog = page.getByRole('dialog', { name: 'Rules' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await close.evaluate((button: HTMLButtonElement) => {
      button.disabled = true;
      button.blur();
    });
    await expect(page.locator('body')).toBeFocused();
    const reached = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.closest('body > #root')?.id ?? 'beside the page'),
      );
    }
    expect(new Set(reached)).toEqual(new Set(['beside the page']));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

test('behind the menu and the slip of a phone nothing is in reach, wherever the focus was', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${gateway.origin}/#/`);
  await expect(page.locator('[data-pick]').first()).toBeVisible();
  const bar = page.getByRole('navigation').last();
  for (const [button, name] of [
    ['Menu', 'Sports menu'],
    ['Slip', 'Bet slip'],
  ] as const) {
    await bar.getByText(button).tap();
    const layer = page.getByRole('dialog', { name });
    await expect(layer).toBeVisible();
    const reached = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (let tabs = 0; tabs <= presses % 4; tabs += 1) await page.keyboard.press('Shift+Tab');
      reached.add(
        await page.evaluate(() => (document.activeElement?.closest('main, header') ? 'page' : 'layer')),
      );
    }
    expect([...reached], name).toEqual(['layer']);
    // The same holds for the bar, which stays in reach next to the slip.
    await bar.getByText(button).focus();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }
  await context.close();
});
