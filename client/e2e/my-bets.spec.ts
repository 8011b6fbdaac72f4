import type { Locator, Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { scoreRow } from './book/pushed-games.ts';
import { watchShifts } from './book/watch-shifts.ts';

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const;

const BREAK = [
  [0, 0],
  [0, 0],
] as const;
const LEVEL = [[10, 10], [0, 0], ...BREAK] as const;
const BEHIND = [[10, 10], [0, 21], ...BREAK] as const;
const BACK = [[10, 10], [21, 21], ...BREAK] as const;

/** Bets 11.00 on a price of the board. */
const bet = async (page: Page, sentence: RegExp, hasSheet: boolean): Promise<void> => {
  await cell(page, sentence).first().click();
  if (hasSheet) await page.getByRole('button', { name: /^(\d+ )?Slip$/ }).click();
  const part = hasSheet ? page.getByRole('dialog', { name: 'Bet slip' }) : slip(page);
  await part.getByLabel(/^Risk on/).fill('11');
  await place(part, /^Risk 11\.00/, hasSheet ? 'tap' : 'click');
  await expect(part.getByText('Ticket accepted')).toBeVisible();
  await part.getByRole('button', { name: 'Done' }).click();
};

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words }).first();

/** How many stand in each row, by their lower edges. */
const countByRow = async (figures: Locator): Promise<number[]> => {
  const edges = await figures.evaluateAll((shown) =>
    shown.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
  );
  return [...Map.groupBy(edges, (edge) => edge).values()].map(({ length }) => length);
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('a bet marks its cell, its game goes into a section of its own and says with each score how the bet stands; the open bets weigh it; nothing moves, axe finds nothing', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      const { bears } = book.games;
      const hasSheet = await signInOn(
        page,
        origin,
        await book.customers.add({ customerId: `MINE-${screen}`.toUpperCase() }),
      );
      await bet(page, /^Chicago Bears, spread \+3½ −110$/, hasSheet);

      const marked = cell(page, /^Chicago Bears, spread \+3½ −110, you have 11\.00 on it$/).first();
      await expect(marked).toHaveAttribute('data-state', 'open mine');
      await marked.click();
      if (hasSheet) await page.getByRole('button', { name: /^(\d+ )?Slip$/ }).click();
      const part = hasSheet ? page.getByRole('dialog', { name: 'Bet slip' }) : slip(page);
      await expect(part.getByText('You have this: 11.00')).toBeVisible();
      await part.getByRole('button', { name: /^Remove Chicago Bears/ }).click();
      if (hasSheet) await page.keyboard.press('Escape');

      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      const mine = page.getByRole('button', { name: 'My games' });
      await mine.click();
      await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
      await book.mover.push(scoreRow(bears, 'live', LEVEL));
      await expect(rowOf(page, 'Chicago Bears +3½')).toContainText('covering by 3½');
      const shifted = await watchShifts(page);
      await book.mover.push(scoreRow(bears, 'live', BEHIND));
      await expect(rowOf(page, 'Chicago Bears +3½')).toContainText('needs 18 more');
      expect(await shifted()).toEqual([]);
      await expectCleanInBothSchemes(page, 'my games on the board');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();

      await page.goto(`${origin}/#/openBets`);
      const strip = page.getByRole('group', { name: 'If it ended now' });
      await expect(strip).toContainText('As it stands−11.00');
      expect(Math.min(...(await countByRow(strip.locator('dl > div'))))).toBeGreaterThan(1);
      await expect(strip).toContainText('needs 18 more');
      const still = await watchShifts(page);
      await book.mover.push(scoreRow(bears, 'live', BACK));
      await expect(strip).toContainText('As it stands+10.00');
      await expect(strip).toContainText('covering by 3½');
      expect(await still()).toEqual([]);
      await expectCleanInBothSchemes(page, 'open bets at the present scores');
      await book.mover.push(scoreRow(bears, 'final', BACK));
      await expect(page.getByText('Won', { exact: true }).first()).toBeVisible();
    });
  });

test.describe('in colours that the device chooses', () => {
  test.use({ viewport: SCREENS.desk.viewport, forcedColors: 'active' } as never);

  test('a cell with a ticket is told apart', async ({ book, page }) => {
    await signIn(page, book.gateway.origin, await book.customers.add({ customerId: 'MINE-FORCED' }));
    await page.emulateMedia({ forcedColors: 'active' });
    await bet(page, /^Chicago Bears, spread \+3½ −110$/, false);
    const marked = cell(page, /^Chicago Bears, spread.*you have 11\.00 on it$/).first();
    await expect(marked).toBeVisible();
    const corner = (pseudo: string) =>
      marked.evaluate((button, of) => {
        const { content, borderBottomWidth, borderBottomColor } = getComputedStyle(button, of);
        return {
          content,
          borderBottomWidth,
          isDrawn: borderBottomColor !== getComputedStyle(button).backgroundColor,
        };
      }, pseudo);
    expect(await corner('::after')).toEqual({ content: '""', borderBottomWidth: '9px', isDrawn: true });
  });
});

/** @returns whether the slip is a sheet there */
const signInOn = async (
  page: Page,
  origin: string,
  login: Parameters<typeof signIn>[2],
): Promise<boolean> => {
  await signIn(page, origin, login);
  await cell(page, /^Chicago Bears, spread/)
    .first()
    .waitFor();
  return !(await slip(page).isVisible());
};
