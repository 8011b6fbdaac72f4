import type { Locator, Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, signIn, test } from './book/fixtures.ts';
import { moveRow } from './book/pushed-games.ts';
import { betOf, createSlipDriver } from './book/slip-driver.ts';
import { watchShifts } from './book/watch-shifts.ts';

const SPREAD = /^Green Bay Packers, spread −3½/;
const TOTAL = /^Over, Chicago Bears/;
const MONEY_LINE = /^Green Bay Packers, moneyline/;

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true },
} as const;

const LINES = 'section[aria-labelledby="game-lines"]';
const SLIP = '[aria-label="Bet slip"]';

/** The lines of the game's page, with what is said of its combination. */
const linesOf = (page: Page): Locator => page.getByRole('region', { name: 'Lines' });
const saidOn = (page: Page): Locator => linesOf(page).getByRole('status').first();

/** The one price of a combination on the slip. */
const groupOn = (part: Locator): Locator => part.getByRole('region', { name: 'Same-game parlay' });
const priceOn = (part: Locator): Locator => groupOn(part).getByRole('status');

/** Opens a game's page with its bets being combined, as a link from its row does. */
const combine = async (page: Page, origin: string, gameNum: number): Promise<void> => {
  await page.goto(`${origin}/#/game/${gameNum}?combine=true`);
  await expect(saidOn(page)).toHaveText('Press the bets that you want in one price.');
  await expect(cell(page, SPREAD).first()).toHaveAttribute('aria-disabled', 'false');
};

/** Looks of what was just seen, for a person to judge, where a folder is named. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['LOOKS'];
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}-${colorScheme}.png` });
  }
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });
    const press = hasTouch ? 'tap' : 'click';

    test('HR-64.3, HR-64.4, HR-67.1: bets of one game are combined into one price that moves live; what can’t join is grey and says why; it is asked about, placed, and listed', async ({
      book,
      page,
    }) => {
      const { bears } = book.games;
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `COMB-${screen}`.toUpperCase() }));
      await page.goto(`${origin}/#/game/${bears}`);
      await expect(cell(page, SPREAD).first()).toHaveAttribute('aria-disabled', 'false');
      await linesOf(page).getByRole('button', { name: 'Combine' })[press]();
      const said = saidOn(page);
      await expect(said).toHaveText('Press the bets that you want in one price.');

      await cell(page, SPREAD).first()[press]();
      await expect(said).toHaveText('One bet. Press another one.');
      const moneyLine = cell(page, MONEY_LINE).first();
      await expect(moneyLine).toHaveAttribute('data-apart', /decides/);
      await expect(cell(page, TOTAL).first()).not.toHaveAttribute('data-apart');
      await moneyLine[press]();
      await expect(said).toHaveText(/decides/);
      await expect(moneyLine).not.toHaveAttribute('aria-pressed', 'true');

      await cell(page, TOTAL).first()[press]();
      await expect(said).toHaveText(/^2 bets in one price \+\d{3}$/);
      const before = await said.innerText();
      const shifts = await watchShifts(page);
      await book.mover.push(moveRow(bears, { spreadAdj1: -140, spreadAdj2: 115 }));
      await expect(said).not.toHaveText(before);
      await expect(said).toHaveText(/^2 bets in one price \+\d{3}$/);
      expect(await shifts()).toEqual([]);
      await look(page, 'game');
      await expectCleanInBothSchemes(page, 'lines that are combined', { within: LINES });

      const driver = createSlipDriver(page, origin);
      const part = await driver.open();
      await expect(groupOn(part)).toContainText('2 picks');
      await part.getByLabel(/^Risk/).first().fill('10');
      await part.getByLabel(/^Risk/).first().blur();
      const shown = (await said.innerText()).replace(/^2 bets in one price\s+/, '');
      await expect(priceOn(part)).toHaveText(shown);
      await look(page, 'slip');
      await expectCleanInBothSchemes(page, 'a slip with a combination', { within: SLIP });

      await book.mover.push(moveRow(bears, { spreadAdj1: -105, spreadAdj2: -125 }));
      const accept = part.getByRole('button', { name: /^Accept/ });
      await expect(accept).toBeVisible();
      await expect(priceOn(part)).toHaveText(new RegExp(`^\\${shown} → \\+\\d{3}$`));
      await look(page, 'changed');
      await accept[press]();
      const number = await driver.place(/^Risk 10\.00 to win \d+\.\d\d$/);
      await driver.visit('openBets');
      await expect(betOf(page, number)).toContainText('Same-game parlay (2)');
      await expect(betOf(page, number)).toContainText('One game, picks 1, 2 together');
      await look(page, 'bets');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('HR-64.4, HR-66.1: a game’s row leads to it, and three bets of a game are one leg beside another game’s: what the page says is what the book takes', async ({
      book,
      page,
    }) => {
      const { bears } = book.games;
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `LEG-${screen}`.toUpperCase() }));
      await page.getByRole('button', { name: /^1 more line .*Chicago Bears/ })[press]();
      await page.getByRole('link', { name: 'Combine bets of Chicago Bears at Green Bay Packers' })[press]();
      await expect(page).toHaveURL(new RegExp(`#/game/${bears}\\?combine=true$`));
      const said = saidOn(page);
      await expect(said).toHaveText('Press the bets that you want in one price.');
      await cell(page, SPREAD).first()[press]();
      await cell(page, TOTAL).first()[press]();
      await cell(page, /Chicago Bears.*over 21½|Over.*21½/i)
        .first()
        [press]();
      await expect(said).toHaveText(/^3 bets in one price \+\d{3,4}$/);
      const driver = createSlipDriver(page, origin);
      await driver.showBoard('');
      await driver.pick(/^Dallas Cowboys, moneyline/);
      const part = await driver.open();
      await expect(groupOn(part)).toContainText('3 picks');
      await part.getByLabel(/^Risk/).first().fill('10');
      await part.getByLabel(/^Risk/).first().blur();
      await look(page, 'leg');
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && /tickets/.test(request.url()),
      );
      const number = await driver.place(/^Risk 10\.00 to win \d+\.\d\d$/);
      const { combinations } = (await sent).postDataJSON() as {
        combinations: { itemIds: string[]; seenFactor: string }[];
      };
      expect(combinations.map(({ itemIds }) => itemIds.length)).toEqual([3]);
      expect(combinations[0]?.seenFactor).toMatch(/^[1-9]\d*\/[1-9]\d*$/);
      await driver.visit('openBets');
      await expect(betOf(page, number)).toContainText('One game, picks 1, 2, 3 together');
    });

    test('HR-32.1, HR-32.5: a line that is held greys its bet and takes the price; what may be old says so and is sold to nobody', async ({
      book,
      page,
    }) => {
      const { bears } = book.games;
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `HELD-${screen}`.toUpperCase() }));
      await combine(page, origin, bears);
      const said = saidOn(page);
      await cell(page, SPREAD).first()[press]();
      await cell(page, TOTAL).first()[press]();
      await expect(said).toHaveText(/^2 bets in one price \+\d{3}$/);
      await book.mover.push(moveRow(bears, { totalsStatus: 'H' }));
      await expect(said).toHaveText('2 bets in one price —');
      const driver = createSlipDriver(page, origin);
      const part = await driver.open();
      await part.getByLabel(/^Risk/).first().fill('10');
      await part.getByLabel(/^Risk/).first().blur();
      await expect(priceOn(part)).toHaveText('—');
      await expect(part.getByRole('button', { name: /^Risk 10\.00/ })).toHaveCount(0);
      await look(page, 'held');
      await book.mover.push(moveRow(bears, { totalsStatus: 'O' }));
      await expect(priceOn(part)).toHaveText(/^\+\d{3}$/);
      await expect(part.getByRole('button', { name: /^Risk 10\.00/ })).toBeVisible();

      book.mover.fallSilent();
      await expect(part.getByRole('button', { name: /^Risk 10\.00/ })).toHaveCount(0, { timeout: 20_000 });
      await expect(priceOn(part)).toHaveText('—');
      await look(page, 'stale');
    });

    test('HR-64.3: picks of a game from its row are combined on the slip, taken apart, and combined again', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `APART-${screen}`.toUpperCase() }));
      const driver = createSlipDriver(page, origin);
      await driver.chooseType('Parlay');
      await driver.pick(SPREAD, TOTAL);
      const part = await driver.open();
      const all = part.getByRole('button', { name: 'Combine', exact: true });
      await all[press]();
      await expect(priceOn(part)).toHaveText(/^\+\d{3}$/);
      await expect(all).toHaveCount(0);
      await part.getByRole('button', { name: 'Take apart' })[press]();
      await expect(groupOn(part)).toHaveCount(0);
      await look(page, 'apart');
      await all[press]();
      await expect(priceOn(part)).toHaveText(/^\+\d{3}$/);
      const shape = part.getByRole('radio', { name: /^Same-game parlay \+\d{3}/ });
      await expect(shape).toHaveAttribute('aria-checked', 'true');
      await expect(shape).toHaveAttribute('aria-disabled', 'false');
      await expect(part.getByRole('radio', { name: /^Parlay \+\d{3}/ })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
    });

    test('HR-64.3: while picks of a game are one on the slip, the board greys its cells that can’t join them, says why, and moves nothing', async ({
      book,
      page,
    }) => {
      const { bears } = book.games;
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `BOARD-${screen}`.toUpperCase() }));
      const driver = createSlipDriver(page, origin);
      await driver.chooseType('Parlay');
      await driver.pick(SPREAD, TOTAL);
      const moneyLine = cell(page, MONEY_LINE).first();
      const cells = [moneyLine, cell(page, SPREAD).first(), cell(page, /^Detroit Lions, moneyline/)];
      const boxes = () => Promise.all(cells.map((each) => each.boundingBox()));
      const before = await boxes();
      const part = await driver.open();
      await part.getByRole('button', { name: 'Combine', exact: true })[press]();
      await expect(priceOn(part)).toHaveText(/^\+\d{3}$/);
      await driver.fold();
      await expect(moneyLine).toHaveAttribute('aria-description', /decides/);
      await expect(cell(page, /^Detroit Lions, moneyline/)).not.toHaveAttribute('data-apart');
      expect(await boxes()).toEqual(before);
      await look(page, 'board');
      await moneyLine.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(/^Same-game parlay: One decides the other: Green Bay Packers −3½\.$/),
      ).toBeVisible();
      await expect(moneyLine).toHaveAttribute('aria-pressed', 'false');
      await look(page, 'board-said');
      // A price that moves is drawn past the mark, which stays.
      await book.mover.push(moveRow(bears, { moneyLine1: 140, moneyLine2: -160 }));
      await expect(cell(page, /^Green Bay Packers, moneyline −160/)).toHaveAttribute('data-apart', /decides/);
      await (await driver.open()).getByRole('button', { name: 'Take apart' })[press]();
      await driver.fold();
      await expect(moneyLine).not.toHaveAttribute('data-apart');
    });
  });
