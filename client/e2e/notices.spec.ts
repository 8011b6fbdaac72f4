import type { Locator, Page } from '@playwright/test';
import { cell, expect, place, signIn, test } from './book/fixtures.ts';
import { scoreRow } from './book/pushed-games.ts';

const FINAL = [
  [10, 10],
  [21, 21],
  [0, 0],
  [0, 0],
] as const;

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bet slip' });
const openSlip = (page: Page): Promise<void> => page.getByRole('button', { name: /^(\d+ )?Slip$/ }).tap();

/** What of the open slip lies under a notice: its heading, and all that can be pressed or filled in. */
const listCovered = (notice: Locator): Promise<string[]> =>
  notice.evaluate((shown) => {
    const over = shown.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('#slip :is(h2, button, a, input, select)')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const under = part.getBoundingClientRect();
        const isApart =
          under.right <= over.left ||
          under.left >= over.right ||
          under.bottom <= over.top ||
          under.top >= over.bottom;
        return !isApart;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });

for (const [screen, viewport] of Object.entries({
  phone: { width: 360, height: 780 },
  'low phone': { width: 360, height: 640 },
  'phone on its side': { width: 780, height: 360 },
}))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch: true });

    test('a notice with a link covers neither the head of the open slip nor anything to press on it, and its link leads on', async ({
      book,
      page,
    }) => {
      const customerId = `NOTICE-${viewport.width}-${viewport.height}`;
      await signIn(page, book.gateway.origin, await book.customers.add({ customerId }));
      await cell(page, /^Chicago Bears, spread/).tap();
      await openSlip(page);
      await sheetOf(page)
        .getByLabel(/^Risk on/)
        .fill('11');
      await place(sheetOf(page), /^Risk 11\.00/, 'tap');
      await expect(sheetOf(page).getByText('Ticket accepted')).toBeVisible();
      await sheetOf(page).getByRole('button', { name: 'Done' }).tap();

      await cell(page, /^Detroit Lions, moneyline/).tap();
      await openSlip(page);
      await sheetOf(page)
        .getByLabel(/^Risk on/)
        .fill('11');
      await book.mover.push(scoreRow(book.games.bears, 'final', FINAL));
      const notice = page.getByRole('status').filter({ hasText: 'Chicago Bears +3½' });
      await expect(notice).toBeVisible();
      // It slides in.
      await expect.poll(() => listCovered(notice)).toEqual([]);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await notice.getByRole('link', { name: /^Ticket/ }).tap();
      await expect(page).toHaveURL(/\/ticket\/\d+$/);
    });
  });
