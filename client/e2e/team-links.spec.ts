import { cell, expect, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { SCREENS } from './book/slip-driver.ts';

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('a team’s name leads to the game’s page by press and by key, and Back to the board', async ({
      book,
      page,
    }) => {
      const { origin, games } = { ...book.gateway, games: book.games };
      await page.goto(origin);
      await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
      const names = ['Chicago Bears', 'Green Bay Packers'].map((name) =>
        page.getByRole('main').getByRole('link', { name, exact: true }),
      );
      for (const name of names) {
        // The end of its line belongs to the row's buttons.
        const position = { x: 12, y: 10 };
        await (hasTouch ? name.tap({ position }) : name.click());
        await expect(page).toHaveURL(new RegExp(`#/game/${games.bears}$`));
        await expect(
          page.getByRole('heading', { name: /Chicago Bears at Green Bay Packers/ }),
        ).toBeAttached();
        await page.goBack();
        await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
      }
      await names[0]!.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#/game/${games.bears}$`));
    });
  });
