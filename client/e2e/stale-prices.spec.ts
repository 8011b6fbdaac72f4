import { createOpeningImage } from './book/pushed-games.ts';
import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';

test('a silent feed holds its prices for everybody, and a fresh image opens them again', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
  await expect(slip(page).getByRole('button', { name: 'Risk 11.00 to win 10.00' })).toBeEnabled();
  book.mover.fallSilent();
  await expect(page.getByText(/Some lines are on hold/)).toBeVisible();
  await expect(slip(page).getByRole('button', { name: 'Risk 11.00 to win 10.00' })).toHaveCount(0);
  await expect(cell(page, /^Green Bay Packers, spread.*suspended/)).toHaveAttribute('aria-disabled', 'true');

  await book.mover.image(createOpeningImage(book.games));
  await expect(slip(page).getByRole('button', { name: 'Risk 11.00 to win 10.00' })).toBeEnabled();
});

test('a gateway that is gone makes every price grey, says since when, and the page recovers without a reload', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
  await expect(slip(page).getByRole('button', { name: 'Risk 11.00 to win 10.00' })).toBeEnabled();
  await book.gateway.kill();
  await expect(page.getByText(/Prices may be old since/).first()).toBeVisible();
  await expect(cell(page, /^Green Bay Packers, spread.*may be old/)).toHaveAttribute('aria-disabled', 'true');
  await book.gateway.restart();
  await book.mover.image(createOpeningImage(book.games));
  await expect(slip(page).getByRole('button', { name: 'Risk 11.00 to win 10.00' })).toBeEnabled({
    // A page asks every 15 seconds for a gateway that has been gone for long.
    timeout: 40_000,
  });
});
