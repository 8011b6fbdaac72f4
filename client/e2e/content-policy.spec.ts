import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('everything on the page keeps to the content security policy, which allows no inline style or script but the first frame’s', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  const answer = await page.goto(origin);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toContain('unsafe');
  expect(broken).toEqual([]);
  // Proves that the test can fail: an inline style is refused, and reported.
  await page.evaluate(() => document.body.append(document.createElement('style')));
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  expect(broken.length).toBeGreaterThan(0);
  broken.length = 0;

  await page.goto(`${origin}/#/signIn`);
  await page.getByLabel('Customer ID').fill('NOBODY');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn(page, origin, LOGINS.credit);
  await cell(page, /^Chicago Bears, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Chicago Bears/)
    .fill('11');
  await page.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  for (const route of ['openBets', 'transactions', 'dstWidget']) {
    await page.goto(`${origin}/#/${route}`);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 780 });
  for (const route of ['', 'openBetsMobile', 'transactionsMobile']) {
    await page.goto(`${origin}/#/${route}`);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.getByRole('navigation').last().getByText('Slip').click();
  await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible();
  expect(broken).toEqual([]);
});
