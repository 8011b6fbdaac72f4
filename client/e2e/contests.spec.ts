import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { contestantRow } from './book/pushed-games.ts';

test('contests linked to a game open once, and a contestant is bet on and paid', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  const linked = page.getByRole('button', { name: /contest linked to Chicago Bears/ });
  await linked.click();
  await cell(page, /^Casey Marlow/).click();
  await linked.click();
  await expect(page.getByText('Contest already open')).toBeVisible();

  await slip(page)
    .getByLabel(/^Risk on Casey Marlow/)
    .fill('5');
  await place(slip(page), 'Risk 5.00 to win 60.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await page.goto(`${book.gateway.origin}/#/openBets`);
  await expect(page.getByRole('main').getByText('Casey Marlow').first()).toBeVisible();
  const { touchdown } = book.games;
  await book.mover.push(
    contestantRow(touchdown, 2, { outcome: 'W' }),
    contestantRow(touchdown, 1, { outcome: 'L' }),
  );
  await expect(page.getByRole('main').getByText('+60.00').first()).toBeVisible();
});

test('the search lists games over the board, narrows it with Enter, and goes to one', async ({
  book,
  page,
}) => {
  await page.goto(book.gateway.origin);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('detro');
  const list = page.getByRole('grid', { name: 'Search results' });
  await expect(list.getByRole('button', { name: /^Detroit Lions, spread [^n]/ })).toBeVisible();
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(cell(page, /^Chicago Bears, spread/)).toHaveCount(0);
  await expect(cell(page, /^Detroit Lions, spread/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();

  await page.getByRole('searchbox').fill('arsen');
  await list.getByRole('button', { name: /^Arsenal, moneyline \+120/ }).click();
  await expect(slip(page).getByText('Arsenal').first()).toBeVisible();
  await list.getByRole('button', { name: /^Go to Arsenal at Everton/ }).click();
  await expect(list).toHaveCount(0);
  await expect(cell(page, /^Arsenal, spread/)).toBeInViewport();
  await expect(page).toHaveTitle(/^Arsenal at Everton · /);
});
