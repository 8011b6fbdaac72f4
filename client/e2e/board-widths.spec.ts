import type { Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../src/ui/breakpoints.ts';
import { cell, expect, test } from './book/fixtures.ts';
import { CELLS } from './book/football-cells.ts';

/**
 * From the narrowest phone over phones on their side and the narrowest desktop, whose menu and slip leave the board the
 * least room, to a desk.
 */
const SCREENS = [
  [320, 568],
  [360, 740],
  [640, 360],
  [740, 360],
  [720, 450],
  [PHONE_BELOW_PX, 800],
  [1200, 800],
  [1280, 800],
  [1440, 800],
] as const;

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

test('points and prices have their room on every screen, for games and for team totals', async ({
  book,
  page,
}) => {
  await page.goto(book.gateway.origin);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const [market, sentence] of [
      ['Game lines', CELLS.bearsSpread],
      ['Team totals', /^Chicago Bears over, team total/],
    ] as const) {
      if (width < PHONE_BELOW_PX) await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('button', { name: market, exact: true }).click();
      await expect(cell(page, sentence)).toBeVisible();
      expect(await findCollisions(page), `${market} at ${width}`).toEqual([]);
    }
  }
});
