import { cell, expect, LOGINS, place, signIn, test } from './book/fixtures.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test('on a phone a ticket is placed from the sheet', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.postUp);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  const bar = page.getByRole('navigation').last();
  await expect(bar.getByRole('button', { name: /Slip$/ })).toContainText('1');
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

test('SCR2-20, SCR2-19: picks survive every page, Back and a reload where the slip is shown in the website, and nowhere else', async ({
  book,
  page,
}) => {
  const bar = page.getByRole('navigation').last();
  const picks = bar.getByRole('button', { name: /Slip$/ });
  const shown = await book.customers.add({ customerId: 'SHOWN1' });
  await signIn(page, book.gateway.origin, shown);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await bar.getByText('Open Bets').tap();
  await expect(page).toHaveURL(/openBetsMobile/);
  await expect(picks).toContainText('1');
  await page.reload();
  await expect(picks).toContainText('1');
  await page.goBack();
  await expect(cell(page, /^Detroit Lions, moneyline/)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${book.gateway.origin}/#/transactionsMobile`);
  await expect(picks).toContainText('1');

  const hidden = await book.customers.add({ customerId: 'HIDDEN1', showBetSlipInWebSite: false });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signIn(page, book.gateway.origin, hidden);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await expect(picks).toContainText('1');
  await bar.getByText('Open Bets').tap();
  await expect(page.getByText('Leaving the lines cleared your slip.')).toBeVisible();
  await expect(picks).not.toContainText('1');
});

test('nothing is wider than the page', async ({ book, page }) => {
  for (const route of ['/', '/signIn', '/openBets']) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(page.getByRole('main')).toBeVisible();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});
