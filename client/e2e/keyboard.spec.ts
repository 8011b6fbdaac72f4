import { expect, type Locator, test } from '@playwright/test';
import { cell, LOGINS, signIn } from './book/fixtures.ts';
import { createFirstFinal } from './book/final-scores.ts';
import { CELLS } from './book/football-cells.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage } from './book/pushed-games.ts';
import { createSlipDriver } from './book/slip-driver.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { walkByKeyboard } from './keyboard/walk-by-keyboard.ts';

const games = createGames(0);

/** Where it is gone to, what says that it is there, and what of the page is looked at. */
const SCREENS: ReadonlyArray<readonly [to: string, there: string | RegExp, within?: string]> = [
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

/** Those with providers’ pages, and how many. */
const FRAMES: ReadonlyMap<string, number> = new Map([['/cashier', 1]]);

/** As on a busy machine: a page has its heading long before it is told where its frame stands. */
const LAUNCH_TAKES_MS = 2_000;

/** Until each provider's page can be used: Tab goes past one that isn't there yet, or has nothing to stop at. */
const waitForFrames = async (part: Locator, count: number): Promise<void> => {
  const frames = part.locator('iframe');
  await expect(frames).toHaveCount(count);
  for (const frame of await frames.all())
    await frame.contentFrame().getByRole('button', { disabled: false }).first().waitFor();
};

let gateway: GatewayUnderTest;
let mover: LineMover;

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

test('on every page all that can be used is reached by the keyboard alone, in order and seen', async ({
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
  const wrong: Record<string, string[]> = {};
  for (const [to, there, within = 'main'] of SCREENS) {
    await page.goto(`${gateway.origin}/#${to}`);
    const part = page.locator(within);
    const heading = part.getByRole('heading', { name: there }).or(cell(page, there as RegExp));
    await expect(heading.first()).toBeVisible();
    await waitForFrames(part, FRAMES.get(to) ?? 0);
    const faults = await walkByKeyboard(page, within);
    if (faults.length > 0) wrong[to] = faults;
  }
  expect(wrong).toEqual({});
});

for (const width of [1440, 390])
  test(`a dialog whose focus is gone keeps Tab, at ${width} pixels`, async ({ page }) => {
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
