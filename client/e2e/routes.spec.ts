import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';
import { startGateway } from './book/start-gateway.ts';

test('R1-02: an unknown route leads to the board', async ({ book, page }) => {
  await page.goto(`${book.gateway.origin}/#/no/such/page`);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await expect(page).toHaveURL(/#\/(\?.*)?$/);
});

test('R1-03, R1-04: leagues, lines and slip are at the root and at betOffering', async ({ book, page }) => {
  for (const route of ['/', '/betOffering']) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
    const leagues = page.getByRole('navigation', { name: 'Sports menu' });
    await expect(leagues.getByRole('button', { name: /^NFL/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(slip(page).getByText('Press a price on the board to begin.')).toBeVisible();
  }
});

test('R1-01: under a configured sports root every page is a hash route of it', async ({ page }) => {
  const gateway = await startGateway({ SPORTS_ROOT: '/sports/', INITIAL_LEAGUE: 'Football/NFL' });
  try {
    await page.goto(gateway.origin);
    await expect(page).toHaveURL(/\/sports\/(#\/(\?.*)?)?$/);
    await expect(cell(page, /, spread/).first()).toBeVisible();
    await signIn(page, `${gateway.origin}/sports`, LOGINS.credit);
    await expect(cell(page, /, spread/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Open bets' }).click();
    await expect(page).toHaveURL(`${gateway.origin}/sports/#/openBets`);
    await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('R1-47, R1-48, R1-49, R1-50: open bets and transactions are at their routes, also at the mobile ones', async ({
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

test('Back returns to the leagues before, and a link shows them to a visitor', async ({
  book,
  browser,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await page.goto(`${book.gateway.origin}/#/openBets`);
  await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
  await page.goBack();
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await expect(page).toHaveURL(/#\/\?sport=Football&subSport=NFL$/);
  await expect(page).toHaveTitle(/^NFL odds · Lineboard/);

  const menu = page.getByRole('navigation', { name: 'Sports menu' });
  // Its only league: there is nothing to unfold.
  await menu.getByRole('button', { name: /^Soccer/ }).click();
  await expect(cell(page, /^Arsenal, spread/)).toBeVisible();
  await expect(page).toHaveTitle(/^EPL odds · Lineboard/);
  const shared = page.url();
  await page.goBack();
  await expect(cell(page, /^Arsenal, spread/)).toHaveCount(0);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await page.goForward();
  await expect(cell(page, /^Arsenal, spread/)).toBeVisible();

  // Another browser, signed out, shows what the link names.
  const visitor = await browser.newPage();
  await visitor.goto(shared);
  await expect(cell(visitor, /^Arsenal, spread/)).toBeVisible();
  await expect(visitor).toHaveTitle(/^EPL odds · Lineboard/);
  await visitor.reload();
  await expect(cell(visitor, /^Arsenal, spread/)).toBeVisible();
  await visitor.close();
});
