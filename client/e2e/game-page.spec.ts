import type { Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { lineRow, moveRow, scoreRow } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';
import { watchShifts } from './book/watch-shifts.ts';

const TODAY = new URLSearchParams({ at: '20261122 18:00:00', week: '-1', showFinals: 'true' });

/** The book gathers its scores once a second: the last ones may be from the previous test. */
const findOnScores = (page: Page, origin: string, gameNum: number): Promise<void> =>
  expect
    .poll(async () => (await page.request.get(`${origin}/api/offering/scores?${TODAY}`)).text())
    .toContain(String(gameNum));

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('a game is opened from the scores while it is live: its score changes without a reload, a price is taken and the bet appears there; axe finds nothing', async ({
      book,
      page,
    }) => {
      const { hawks } = book.games;
      const { origin } = book.gateway;
      await book.mover.push(
        lineRow(hawks, { periodNumber: 20, spread1: 6.5, spread2: -6.5, moneyLine1: null, moneyLine2: null }),
      );
      const login = await book.customers.add({ customerId: `GAME-${screen}`.toUpperCase() });
      await signIn(page, origin, login);
      await findOnScores(page, origin, hawks);
      await page.goto(`${origin}/#/scores`);
      await page.getByRole('link', { name: 'Game page of Seattle Seahawks at Denver Broncos' }).click();
      await expect(page).toHaveURL(new RegExp(`#/game/${hawks}$`));
      const row = page.getByRole('row', { name: /^Seattle Seahawks/ }).first();
      await expect(row).toContainText('17');
      await expect(page.getByText('No bets on this game')).toBeVisible();
      const own = cell(page, /^Denver Broncos, spread −3½ −110$/).first();
      await expect(own).toHaveAttribute('aria-disabled', 'false');

      const shifted = await watchShifts(page);
      const played = [
        [7, 3],
        [0, 7],
        [10, 0],
        [7, 0],
      ] as const;
      await book.mover.push(
        scoreRow(hawks, 'live', played),
        moveRow(hawks, { moneyLine1: -140, moneyLine2: 120 }),
      );
      await expect(row).toContainText('24');
      await expect(cell(page, /^Seattle Seahawks, moneyline −140/)).toBeVisible();
      expect(await shifted()).toEqual([]);

      await own.click();
      const isPhone = hasTouch === true;
      if (isPhone) await page.getByRole('button', { name: /^(\d+ )?Slip$/ }).click();
      const part = isPhone ? page.getByRole('dialog', { name: 'Bet slip' }) : slip(page);
      await part.getByLabel(/^Risk on Denver Broncos/).fill('11');
      await place(part, 'Risk 11.00 to win 10.00', isPhone ? 'tap' : 'click');
      await expect(part.getByText('Ticket accepted')).toBeVisible();
      await part.getByRole('button', { name: 'Done' }).click();
      const bets = page.getByRole('region', { name: 'Your bets on this game' });
      await expect(bets.getByRole('link', { name: /^\d+-1$/ })).toBeVisible();
      await expect(bets).toContainText('Denver Broncos −3½');

      await expectCleanInBothSchemes(page, 'the game with a bet on it');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);

      await page.reload();
      await expect(bets.getByRole('link', { name: /^\d+-1$/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
    });
  });

test('a silent feed grays out a game’s prices and says since when; a visitor is led to sign in, an unknown number to the scores', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  await page.goto(`${origin}/#/game/${book.games.hawks}`);
  await expect(cell(page, /^Denver Broncos, spread −3½ −110$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your bets on this game' })).toContainText('Sign in to see');
  book.mover.fallSilent();
  await expect(page.getByText(/^Score may be old since/)).toBeVisible();
  await expect(cell(page, /^Denver Broncos, spread.*suspended/).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.goto(`${origin}/#/game/2147483000`);
  await page.getByRole('link', { name: 'To the scores' }).click();
  await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
});

test('the lines of a game and search results lead to its page', async ({ book, page }) => {
  const { origin } = book.gateway;
  await signIn(page, origin, LOGINS.credit);
  await page
    .getByRole('button', { name: /line since opening/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Game page of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/game\/\d+$/);
  await page.getByRole('searchbox').first().fill('Dallas');
  await page.getByRole('button', { name: 'Game page of Detroit Lions at Dallas Cowboys' }).click();
  await expect(page).toHaveURL(new RegExp(`#/game/${book.games.lions}$`));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Detroit Lions at Dallas Cowboys' }),
  ).toBeAttached();
});
