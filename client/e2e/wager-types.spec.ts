import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';

const BEARS_SPREAD = /^Chicago Bears, spread/;

const BEARS_TO_WIN = /^Chicago Bears, moneyline/;

test('ST1-19, ST1-22, ERR1-05: another wager type asks before it takes picks away, and else keeps them', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, BEARS_SPREAD).click();
  const types = slip(page).getByRole('group', { name: 'Wager type' });
  const choose = (name: string) => types.getByRole('button', { name, exact: true }).click();
  await choose('Parlay');
  await choose('Straight');
  await expect(cell(page, BEARS_SPREAD)).toHaveAttribute('aria-pressed', 'true');
  await cell(page, BEARS_TO_WIN).click();
  // What goes together is known once both have their quotes.
  await expect(slip(page).getByRole('button', { name: /^Max [\d,]+ on Chicago Bears/ })).toHaveCount(2);
  await choose('Parlay');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Changing wager types will remove some of your selections. Continue?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, BEARS_TO_WIN)).toHaveAttribute('aria-pressed', 'true');
  await choose('Parlay');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(cell(page, BEARS_SPREAD)).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, BEARS_TO_WIN)).toHaveAttribute('aria-pressed', 'false');
  await choose('Straight');
  await expect(cell(page, BEARS_TO_WIN)).toHaveAttribute('aria-pressed', 'true');
});
