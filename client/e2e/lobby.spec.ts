import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './book/axe.ts';
import { createCustomers, type Login } from './book/customers.ts';
import { signIn } from './book/fixtures.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { LAYOUTS } from './walk/expect-page.ts';

let gateway: GatewayUnderTest;
let logins: Login[];

test.beforeAll(async () => {
  gateway = await startGateway({ SANDBOX: 'true' });
  const customers = createCustomers(gateway.dataDir);
  logins = [];
  for (const customerId of ['LOBBY-DESK', 'LOBBY-PHONE', 'LOBBY-KEYS'])
    logins.push(await customers.add({ customerId }));
  await customers.stop();
});
test.afterAll(() => gateway.stop());

const tileOf = (page: Page, name: string): Locator =>
  page.getByRole('gridcell').getByRole('link', { name: new RegExp(`^${name}`) });
const gameOf = (page: Page, name: string): Locator => page.locator(`iframe[title="${name}"]`);
const topOf = (page: Page): Promise<number> => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
const openLobby = async (page: Page): Promise<void> => {
  await page.goto(`${gateway.origin}/#/altira`);
  await expect(page.getByRole('grid', { name: 'Altira' })).toBeVisible();
};
/** A provider's page has its own landmarks. */
const WITHOUT = { without: ['landmark-unique'] };
/** The frame is there and its game can be played. */
const expectOpen = async (page: Page, name: string, gameId: string): Promise<void> => {
  await expect(page).toHaveURL(`${gateway.origin}/#/altira?game=${gameId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(gameOf(page, name).contentFrame().getByRole('button', { name: /^Spin/ })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
};

test('SCR2-45, SCR2-46, SCR2-47, ST2-34, ST2-35: a lobby’s games are found, opened and closed, and the list is as it was left', async ({
  page,
}) => {
  await signIn(page, gateway.origin, logins[0]!);
  await page.goto(`${gateway.origin}/#/contact`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await openLobby(page);
  await expectClean(page, 'the lobby', WITHOUT);
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.fill('no such game');
  await expect(page.getByText('No game by that name')).toBeVisible();
  await search.fill('neptunes pur');
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await search.fill('');
  await page.getByRole('button', { name: 'Video Slots' }).click();

  // A tile that has to be scrolled to.
  await page.getByRole('gridcell').first().hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => topOf(page)).toBeGreaterThan(300);
  const tile = page.getByRole('gridcell').filter({ hasText: 'Frozen Vault' }).getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  const left = await topOf(page);
  const gameId = new URLSearchParams((await tile.getAttribute('href'))!.split('?')[1]).get('game')!;
  await tile.click();
  await expectOpen(page, 'Frozen Vault', gameId);
  await expectClean(page, 'an open game', WITHOUT);
  const close = page.getByRole('button', { name: 'Close game' });
  await expect(close).toBeFocused();
  await close.click();
  await expect(page).toHaveURL(`${gateway.origin}/#/altira`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(tile).toBeFocused();
  expect(await topOf(page)).toBe(left);
  await expect(page.getByRole('button', { name: 'Video Slots' })).toHaveAttribute('aria-pressed', 'true');

  // Closing went one step back: Forward opens the game again, Back closes it, and before the lobby comes the page
  // before it.
  await page.goForward();
  await expectOpen(page, 'Frozen Vault', gameId);
  await page.goBack();
  await expect(tile).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('ST2-36, ST2-37: on a phone a game also has the header’s room, and favorites and played games outlive a reload', async ({
  page,
}) => {
  await signIn(page, gateway.origin, logins[1]!);
  await page.setViewportSize(LAYOUTS.phone);
  await openLobby(page);
  await expectClean(page, 'the lobby on a phone', WITHOUT);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.width;
  const listed = await widthOf(page.getByRole('grid'));
  // Two lines for a name and two for its jackpot, with room around them.
  const words = page.getByRole('gridcell').filter({ hasText: 'Desert Pharaohs' }).locator('a > span').last();
  await expect(words).toContainText('Progressive jackpot');
  const room = await words.evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Math.min(
      part.firstElementChild!.getBoundingClientRect().top - top,
      bottom - part.lastElementChild!.getBoundingClientRect().bottom,
    );
  });
  expect(room).toBeGreaterThanOrEqual(4);
  await tileOf(page, 'Moonlit Harbor').click();
  await expectOpen(page, 'Moonlit Harbor', '701');
  await expect(header).toHaveCount(0);
  expect(await widthOf(gameOf(page, 'Moonlit Harbor'))).toBeGreaterThan(listed);
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(header).toBeVisible();
  await page.getByRole('button', { name: 'Favorite: Copper Canyon' }).click();

  await page.reload();
  for (const [view, name] of [
    ['Favorites', 'Copper Canyon'],
    ['Recently played', 'Moonlit Harbor'],
  ] as const) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(1);
    await expect(tileOf(page, name)).toBeVisible();
  }
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', LAYOUTS.phone.width);
});

test('a lobby’s game is found, opened and closed by the keyboard alone', async ({ page }) => {
  await signIn(page, gateway.origin, logins[2]!);
  await openLobby(page);
  await page.getByRole('searchbox', { name: 'Search games' }).focus();
  const focused = page.locator(':focus');
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab', 'ArrowRight', 'ArrowDown');
  const name = (await focused.locator('span').last().innerText()).split('\n')[0]!;
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Close game' })).toBeFocused();
  const game = gameOf(page, name).contentFrame();
  await expect(game.getByRole('button', { name: /^(Spin|Deal)/ })).toBeVisible();
  // The next step is the game itself.
  await press('Tab');
  await expect(game.locator(':focus')).toBeVisible();
  await press('Shift+Tab', 'Enter');
  await expect(tileOf(page, name)).toBeFocused();
});
