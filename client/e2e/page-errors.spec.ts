import { expect, signIn, test } from './book/fixtures.ts';

test('a part of the page that breaks is reported to the operator once, with its place in the source and without anybody’s name', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  const login = await book.customers.add({ customerId: 'BROKEN' });
  await signIn(page, origin, login);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-errors')) calls.push(request.postData() ?? '');
  });
  // A book never answers like this; any part that breaks is left out of the page.
  await page.route('**/api/open-bets**', (route) =>
    route.fulfill({ json: { open: [], pending: [], next: null } }),
  );
  await page.goto(`${origin}/#/openBets`);
  await expect(page.getByText('This part of the page failed')).toBeVisible();
  await expect.poll(() => calls).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => book.gateway.said()).toContain('something broke on a customer’s page');
  const line = book.gateway
    .said()
    .split('\n')
    .find((each) => each.includes('pageError'));
  const { pageError } = JSON.parse(line ?? '{}') as { pageError?: { at: string[]; route: string } };
  expect(pageError).toMatchObject({ kind: 'drawing', route: '/openBets', toldBefore: 0 });
  expect(pageError?.at[0]).toMatch(/src\/.*\.tsx?:\d+:\d+/);
  expect(line).not.toContain('BROKEN');
  expect(calls).toHaveLength(1);
});
