import { cell, expect, LOGINS, place, signIn, test } from './book/fixtures.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test('on a phone a ticket is placed from the sheet', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.postUp);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  const bar = page.getByRole('navigation').last();
  await expect(bar).toContainText('1');
  await bar.getByText('Slip').tap();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByLabel(/^Risk on Detroit Lions/).fill('10');
  await place(sheet, 'Risk 10.00 to win 15.00', 'tap');
  await expect(sheet.getByText('Ticket accepted')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('DLG2-02: removing the last pick closes the sheet', async ({ book, page }) => {
  await page.goto(book.gateway.origin);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await page.getByRole('navigation').last().getByText('Slip').tap();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByRole('button', { name: /^Remove/ }).tap();
  await expect(sheet).toHaveCount(0);
});

test('nothing is wider than the page', async ({ book, page }) => {
  for (const route of ['/', '/signIn', '/openBets']) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(page.getByRole('main')).toBeVisible();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});
