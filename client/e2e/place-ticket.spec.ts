import { cell, expect, LIVE_DELAY_MS, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { moveRow, scoreRow } from './book/pushed-games.ts';

test.beforeEach(async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
});

test('a straight wager is placed, graded by the final score and paid, and each tab says so once', async ({
  book,
  context,
  page,
}) => {
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('110');
  await expect(slip(page).getByLabel(/^To win on Chicago Bears/)).toHaveValue('100.00');
  const available = page.getByLabel('Balance').locator('dd').first();
  const before = Number((await available.innerText()).replace(/,/g, ''));

  await place(slip(page), 'Risk 110.00 to win 100.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await expect(available).toHaveText((before - 110).toLocaleString('en-US', { minimumFractionDigits: 2 }));

  await page.goto(`${book.gateway.origin}/#/openBets`);
  const openBets = page.getByRole('main');
  // Tests before this one leave tickets, too: the newest comes first.
  await expect(openBets.getByText('Chicago Bears +3½').first()).toBeVisible();
  await book.mover.push(scoreRow(book.games.bears, 'live', [[7, 3]]));
  const game = openBets.getByRole('link', { name: /Chicago Bears 7, Green Bay Packers 3/ }).last();
  await expect(game).toContainText('covering by 7½');
  await game.click();
  await expect(page).toHaveURL(new RegExp(`/game/${book.games.bears}$`));
  await expect(cell(page, /^Chicago Bears, spread/)).toBeInViewport();
  await page.goBack();
  // What the ledger already had when a tab first asked is no news to it.
  const otherTab = await context.newPage();
  const asked = otherTab.waitForResponse(/\/api\/transactions/);
  await otherTab.goto(book.gateway.origin);
  await asked;
  await book.mover.push(
    scoreRow(book.games.bears, 'final', [
      [7, 0],
      [7, 7],
      [3, 7],
      [0, 0],
    ]),
  );
  await expect(openBets.getByText('+100.00').first()).toBeVisible();
  for (const tab of [page, otherTab]) {
    const won = tab.getByRole('status').filter({ hasText: 'Won: Chicago Bears +3½, +100.00' });
    await expect(won).toHaveCount(1);
    await expect(won).toBeVisible();
  }
  await expect(available).toHaveText((before + 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));

  await openBets
    .getByRole('region', { name: /^Ticket .*Recently settled$/ })
    .filter({ hasText: 'Chicago Bears +3½' })
    .getByRole('link', { name: /^Ticket/ })
    .click();
  const story = openBets.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('Chicago Bears +3½: Won');
  await page.reload();
  await expect(story).toContainText('Chicago Bears +3½: Won');
  // On paper the page is alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(slip(page)).toBeHidden();
  await expect(story).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
});

test('a price that moves while it is on the slip is shown old and new, and placed only when accepted', async ({
  book,
  page,
}) => {
  await cell(page, /^Detroit Lions, moneyline/).click();
  await slip(page)
    .getByLabel(/^Risk on Detroit Lions/)
    .fill('20');
  await book.mover.push(moveRow(book.games.lions, { moneyLine1: 140, moneyLine2: -160 }));
  await expect(slip(page).getByText('Price changed')).toBeVisible();
  await expect(
    slip(page)
      .getByRole('region', { name: /^Detroit Lions/ })
      .getByText('+150'),
  ).toBeVisible();
  await slip(page).getByRole('button', { name: 'Accept Detroit Lions +150 → +140' }).click();
  await place(slip(page), 'Risk 20.00 to win 28.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
});

test('a circled line shows its lower maximum before it is hit, and a tap enters it', async ({ page }) => {
  await cell(page, /^Detroit Lions, spread.*circled/).click();
  await slip(page)
    .getByLabel(/^Risk on Detroit Lions/)
    .fill('500');
  await expect(slip(page).getByRole('alert').filter({ hasText: 'Amount Exceeded' })).toBeVisible();
  await slip(page)
    .getByRole('button', { name: /^Max .* on Detroit Lions/ })
    .click();
  await expect(slip(page).getByRole('button', { name: 'Risk 55.00 to win 50.00' })).toBeEnabled();
});

test('a wager on a game in play waits as pending and is then accepted', async ({ page }) => {
  await cell(page, /^Seattle Seahawks, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Seattle Seahawks/)
    .fill('11');
  await place(slip(page), 'Risk 11.00 to win 10.00');
  await expect(slip(page).getByRole('button', { name: /^Pending/ })).toBeVisible();
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible({ timeout: LIVE_DELAY_MS + 6_000 });
});

test('a held line cannot be taken', async ({ page }) => {
  await expect(cell(page, /^Northern Mountains.*moneyline.*held/)).toHaveAttribute('aria-disabled', 'true');
});

test('HR-32.1: board, slip and game page say that a doubted price is being checked, and none takes it', async ({
  book,
  page,
}) => {
  const { bears } = book.games;
  const doubted = /^Chicago Bears, spread.*being checked/;
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('110');
  await book.mover.push(moveRow(bears, { spreadAdj1: 200, spreadAdj2: 200 }));
  await expect(cell(page, doubted)).toBeVisible();
  await expect(cell(page, /^Green Bay Packers, spread.*being checked/)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(
    slip(page).getByText('Being checked. Your amount is kept; wait for it to reopen.'),
  ).toBeVisible();
  await expect(slip(page).getByRole('button', { name: /^Risk 110/ })).toHaveCount(0);
  // The pick is as pale as the figures next to it.
  const muted = await cell(page, /^Green Bay Packers, spread/).evaluate(
    (other) => getComputedStyle(other).color,
  );
  await expect(cell(page, doubted)).toHaveCSS('color', muted);
  await expect(slip(page).getByText('+200', { exact: true })).toHaveCSS('color', muted);
  await cell(page, doubted).click();
  await expect(cell(page, doubted)).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`${book.gateway.origin}/#/game/${bears}`);
  await expect(cell(page, doubted).first()).toHaveAttribute('aria-disabled', 'true');
  await book.mover.push(moveRow(bears, { spreadAdj1: -110, spreadAdj2: -110 }));
  await expect(cell(page, /^Chicago Bears, spread \+3½ −110$/).first()).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('ST1-16, ST1-17: a customer who is taken for a bot is checked without being asked anything, and bets', async ({
  book,
  browser,
}) => {
  const login = await book.customers.add({ customerId: 'BOT1', customerIsABot: true });
  const page = await browser.newPage();
  const passed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/captcha') && answer.request().method() === 'PUT',
  );
  await signIn(page, book.gateway.origin, login);
  expect((await passed).status()).toBe(204);
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
  await place(slip(page), 'Risk 11.00 to win 10.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await page.close();
});

test('picks, amounts, price format and theme survive a reload', async ({ page }) => {
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('33');
  await page.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await page.getByText('Decimal', { exact: false }).click();
  await page.getByText('Light', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(cell(page, /^Chicago Bears, spread.*1\.91/)).toBeVisible();
  await page.reload();
  await expect(slip(page).getByLabel(/^Risk on Chicago Bears/)).toHaveValue('33.00');
  await expect(cell(page, /^Chicago Bears, spread.*1\.91/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});
