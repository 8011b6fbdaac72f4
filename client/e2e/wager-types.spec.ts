import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';

const BEARS_SPREAD = /^Chicago Bears, spread/;

test('ST1-19, ST1-22, ERR1-05: another wager type asks before it takes the picks away', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, BEARS_SPREAD).click();
  const types = slip(page).getByRole('group', { name: 'Wager type' });
  await types.getByRole('button', { name: 'Parlay', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Changing wager types will remove some of your selections. Continue?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, BEARS_SPREAD)).toHaveAttribute('aria-pressed', 'true');
});
