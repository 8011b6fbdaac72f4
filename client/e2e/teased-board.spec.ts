import { expectCleanInBothSchemes } from './book/axe.ts';
import { BOARD_SCREENS } from './book/board-screens.ts';
import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';
import { findCollisions } from './book/find-collisions.ts';
import { CELLS } from './book/opening-cells.ts';
import { moveRow } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';

const TEASED = /^Chicago Bears, spread \+3½ → \+9½ with the teaser/;

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('HR-12.1: a teaser’s board has the numbers that the slip gives, and they move with the line', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      await signIn(page, origin, LOGINS.credit);
      const slip = createSlipDriver(page, origin);
      await slip.chooseType('Teaser');
      await slip.fold();
      await expect(cell(page, TEASED)).toHaveText('+3½ →+9½');
      await expect(page.getByRole('columnheader', { name: 'Moneyline' })).toHaveCount(0);
      await expect(cell(page, /moneyline/)).toHaveCount(0);
      await slip.pick(TEASED);
      const part = await slip.open();
      await expect(part.getByText('+3½ → +9½')).toBeVisible();
      await slip.fold();
      await book.mover.push(moveRow(book.games.bears, { spread1: 4.5, spread2: -4.5 }));
      await expect(cell(page, CELLS.bearsSpread)).toHaveText(/^\+4½\s→\+10½/);
      await expectCleanInBothSchemes(page, 'a teased board');
    });
  });

test('HR-12.1: teased numbers have their room on every screen', async ({ book, page }) => {
  const { origin } = book.gateway;
  await page.goto(origin);
  await createSlipDriver(page, origin).chooseType('Teaser');
  await book.mover.push(moveRow(book.games.bears, { totalPoints: 145.5, spread1: -13.5, spread2: 13.5 }));
  for (const [width, height] of BOARD_SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(cell(page, CELLS.bearsSpread)).toHaveText(/^−13½\s→−7½/);
    expect(await findCollisions(page), `at ${width}`).toEqual([]);
  }
});
