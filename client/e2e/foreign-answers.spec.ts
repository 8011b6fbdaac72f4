import type { Page } from '@playwright/test';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';

/** What proxies, captive portals and firewalls send instead of the answer. */
const FOREIGN = [
  { what: 'a redirect', answer: { status: 302, headers: { location: '/api/nothing-here' }, body: '' } },
  { what: 'a page', answer: { status: 200, contentType: 'text/html', body: '<h1>Please wait</h1>' } },
  { what: 'an empty answer', answer: { status: 200, body: '' } },
  { what: 'JSON of its own', answer: { status: 200, json: { status: 'ok' } } },
  { what: 'an error of its own', answer: { status: 403, json: { message: 'Forbidden' } } },
] as const;

/** @param isTaken whether the book gets the ticket before something else answers */
const answerInPlaceOfBook = async (
  page: Page,
  answer: (typeof FOREIGN)[number]['answer'],
  isTaken: boolean,
): Promise<() => number> => {
  let placed = 0;
  await page.route('**/api/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    placed += 1;
    if (isTaken) expect((await route.fetch()).status()).toBe(200);
    return route.fulfill(answer);
  });
  return () => placed;
};

const openSlip = async (page: Page): Promise<void> => {
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
};

for (const [at, { what, answer }] of FOREIGN.entries())
  test(`${what} in the place of a ticket’s answer says neither that it was placed nor that it wasn’t: the page asks the book`, async ({
    book,
    page,
  }) => {
    const login = await book.customers.add({ customerId: `FOREIGN${at}` });
    await signIn(page, book.gateway.origin, login);
    await openSlip(page);
    const placed = await answerInPlaceOfBook(page, answer, true);
    await place(slip(page), 'Risk 11.00 to win 10.00');
    await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
    expect(placed()).toBe(1);
    await page.goto(`${book.gateway.origin}/#/openBets`);
    await expect(page.getByRole('main').getByText('Chicago Bears +3½')).toHaveCount(1);
    await expect(page.getByLabel('Balance').locator('dd').nth(1)).toContainText('11.00');
  });

test('a ticket that never reached the book is asked about while something else answers, and then reported as not placed', async ({
  book,
  page,
}) => {
  const login = await book.customers.add({ customerId: 'NEVER' });
  await signIn(page, book.gateway.origin, login);
  await openSlip(page);
  const portal = { status: 404, json: { message: 'no route matched' } };
  await page.route('**/api/tickets/**', (route) => route.fulfill(portal));
  const placed = await answerInPlaceOfBook(page, FOREIGN[0].answer, false);
  await place(slip(page), 'Risk 11.00 to win 10.00');
  const unknown = slip(page)
    .getByRole('alert')
    .filter({ hasText: /no answer/i });
  await expect(unknown).toBeVisible();
  // A foreign 404 is not an answer of the book's either.
  await page.waitForRequest('**/api/tickets/*');
  await page.waitForRequest('**/api/tickets/*');
  await page.waitForRequest('**/api/tickets/*');
  await expect(unknown).toBeVisible();
  await page.unroute('**/api/tickets/**');
  await expect(slip(page).getByText('Nothing was placed')).toBeVisible({ timeout: 15_000 });
  expect(placed()).toBe(1);
  await page.unroute('**/api/tickets');
  await place(slip(page), 'Risk 11.00 to win 10.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
});
