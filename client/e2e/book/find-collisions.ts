import type { Page } from '@playwright/test';

/** Cells whose points and price overlap, or overflow the cell. */
export const findCollisions = (page: Page): Promise<string[]> =>
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
