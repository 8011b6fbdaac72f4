import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';

test('R1-02: an unknown route leads to the board', async ({ book, page }) => {
  await page.goto(`${book.gateway.origin}/#/no/such/page`);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await expect(page).toHaveURL(/#\/(\?.*)?$/);
});

test('R1-03, R1-04: the board stands at the root and at betOffering', async ({ book, page }) => {
  for (const route of ['/', '/betOffering']) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  }
});

test('R1-47, R1-48, R1-49, R1-50: open bets and transactions stand at their routes, also at the mobile ones', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  for (const [route, heading] of [
    ['/openBets', 'Open Bets'],
    ['/openBetsMobile', 'Open Bets'],
    ['/transactions', 'Transactions'],
    ['/transactionsMobile', 'Transactions'],
  ] as const) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('Back returns to the league that was looked at before', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await page.goto(`${book.gateway.origin}/#/openBets`);
  await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
  await page.goBack();
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
});
