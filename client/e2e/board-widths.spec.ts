import type { Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../src/ui/breakpoints.ts';
import { cell, expect, test } from './book/fixtures.ts';
import { CELLS } from './book/football-cells.ts';

/** From the narrowest desktop, where menu and slip leave the board the least room, to a desk. */
const WIDTHS = [PHONE_BELOW_PX, 1200, 1280, 1440] as const;

/** Cells whose points and price stand on each other, or reach out of them. */
const findCollisions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-pick]')].flatMap((button) => {
      const [points, price] = [...button.querySelectorAll('span')].slice(0, -1).map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return text.getBoundingClientRect();
      });
      if (points === undefined || price === undefined || price.width === 0) return [];
      // Lines of text overlap a little in the room that a font keeps above and below its figures.
      const isApart = points.right <= price.left || points.bottom <= price.top + 3;
      const { left, right } = button.getBoundingClientRect();
      return isApart && points.left >= left && price.right <= right
        ? []
        : [button.getAttribute('aria-label') ?? ''];
    }),
  );

test('points and prices have their room at every width of a desktop, for games and for team totals', async ({
  book,
  page,
}) => {
  await page.goto(book.gateway.origin);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const [market, sentence] of [
      ['Game lines', CELLS.bearsSpread],
      ['Team totals', /^Chicago Bears over, team total/],
    ] as const) {
      await page.getByRole('button', { name: market }).click();
      await expect(cell(page, sentence)).toBeVisible();
      expect(await findCollisions(page), `${market} at ${width}`).toEqual([]);
    }
  }
});
