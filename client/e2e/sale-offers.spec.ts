import type { Locator, Page } from '@playwright/test';
import { DIALOG, expectClean } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { moveRow } from './book/pushed-games.ts';

const SCREENS = [
  { screen: 'desk', viewport: { width: 1440, height: 900 } },
  { screen: 'tablet', viewport: { width: 768, height: 1024 } },
  { screen: 'phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** The bet of a customer who is new, placed on a desk: 110.00 to win 100.00 on the Bears. */
const placeBet = async (page: Page): Promise<void> => {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on/)
    .fill('110');
  await place(slip(page), 'Risk 110.00 to win 100.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await page.setViewportSize(size);
};

for (const { screen, ...use } of SCREENS)
  test.describe(screen, () => {
    test.use(use);

    test('HR-52.1: an open bet’s offer moves with the line in its place, is grey while there is none, and says why', async ({
      book,
      page,
    }) => {
      const login = await book.customers.add({ customerId: `OFFER-${screen}`.toUpperCase() });
      await signIn(page, book.gateway.origin, login);
      await placeBet(page);
      await page.goto(`${book.gateway.origin}/#/openBets`);
      const bets = page.getByRole('main');
      const sell = bets.getByRole('button', { name: /^Cash out/ });
      // 210.00 × ½ × 0.95
      await expect(sell).toHaveText('Cash out 99.75');
      const before = await boxOf(sell);

      await book.mover.push(moveRow(book.games.bears, { spreadAdj1: -130, spreadAdj2: 110 }));
      await expect(sell).toHaveText(/^Cash out 1\d\d\.\d\d$/);
      expect(await boxOf(sell)).toEqual(before);
      await book.mover.push(moveRow(book.games.bears, { spreadLineStatus: 'H' }));
      await expect(sell).toHaveText('Cash out Line held');
      await expect(sell).toBeDisabled();
      expect(await boxOf(sell)).toEqual(before);
      await book.mover.push(
        moveRow(book.games.bears, { spreadLineStatus: 'O', spreadAdj1: -110, spreadAdj2: -110 }),
      );
      await expect(sell).toHaveText('Cash out 99.75');

      await sell.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Cash out 99.75' })).toBeEnabled();
      await dialog.getByRole('button', { name: '50 %' }).click();
      await expect(dialog.getByText('Left: risk 55.00 to win 50.00')).toBeVisible();
      const press = dialog.getByRole('button', { name: /^Cash out \d/ });
      await expect(press).toHaveText('Cash out 49.87');
      const place = await boxOf(press);
      await book.mover.push(moveRow(book.games.bears, { spreadAdj1: 110, spreadAdj2: -130 }));
      await expect(press).not.toHaveText('Cash out 49.87');
      expect(await boxOf(press)).toEqual(place);
      expect(place.y + place.height).toBeLessThan(use.viewport.height);
      await expectClean(page, 'the dialog of a sale', { within: DIALOG });
      await dialog.getByRole('button', { name: 'At a target' }).click();
      await expect(dialog.getByText('No target is set.')).toBeVisible();
      await expectClean(page, 'the dialog of a sale', { within: DIALOG });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      // Nothing may be sold at what may be old.
      book.mover.fallSilent();
      await expect(sell).toHaveText('Cash out May be old', { timeout: 20_000 });
      await expect(sell).toBeDisabled();
    });

    test('HR-53.1, HR-54.1, HR-56.3: a part and then the rest is cashed out, and the books say what was paid', async ({
      book,
      page,
    }) => {
      const login = await book.customers.add({ customerId: `SELLS-${screen}`.toUpperCase() });
      await signIn(page, book.gateway.origin, login);
      await placeBet(page);
      await page.goto(`${book.gateway.origin}/#/openBets`);
      const bets = page.getByRole('main');
      const sell = bets.getByRole('button', { name: /^Cash out/ });
      await sell.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '50 %' }).click();
      await dialog.getByRole('button', { name: 'Cash out 49.87' }).click();
      await expect(dialog.getByText('Cashed out for 49.87')).toBeVisible();
      await expect(dialog.getByText('Left: risk 55.00 to win 50.00')).toBeVisible();
      await expectClean(page, 'the outcome of a sale', { within: DIALOG });
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(bets.getByText('49.87 paid for 55.00 of its risk')).toBeVisible();
      await expect(sell).toHaveText('Cash out 49.87');

      await page.reload();
      await sell.click();
      await dialog.getByRole('button', { name: 'Cash out 49.87' }).click();
      await expect(dialog.getByText('Nothing is left of the bet.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bets.getByText('No open bets')).toBeVisible();
      await page.goto(`${book.gateway.origin}/#/transactions`);
      await expect(bets.getByText('Cashed out').first()).toBeVisible();
    });
  });
