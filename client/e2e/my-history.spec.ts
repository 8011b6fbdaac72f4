import type { Page } from '@playwright/test';
import { expectClean } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';

const PHONE = { width: 360, height: 740 };
const SIZES = { desk: { width: 1440, height: 900 }, phone: PHONE } as const;

/** WCAG 1.4.10: nothing is reached by scrolling sideways. */
const expectNoSideways = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

test('open bets are filtered and told in lines, all bets are searched, and a receipt is shared until its link ends', async ({
  book,
  browser,
  page,
}) => {
  const { origin } = book.gateway;
  const main = page.getByRole('main');
  await page.setViewportSize(SIZES.desk);
  await signIn(page, origin, await book.customers.add({ customerId: 'HISTORY1' }));
  for (const [team, risk] of [
    ['Chicago Bears', '55'],
    ['Detroit Lions', '20'],
  ] as const) {
    await cell(page, new RegExp(`^${team}, moneyline`)).click();
    await slip(page)
      .getByLabel(new RegExp(`^Risk on ${team}`))
      .fill(risk);
    await place(slip(page), /^Risk/);
    await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
    await slip(page)
      .getByRole('button', { name: /^(New ticket|Done|Clear)/ })
      .first()
      .click();
  }

  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const layout = name === 'phone' ? 'Mobile' : '';
    await page.goto(`${origin}/#/openBets${layout}`);
    await expect(main.getByRole('region', { name: /^Ticket/ })).toHaveCount(2);
    const order = main.getByRole('combobox', { name: 'Order' });
    if (name === 'phone') {
      await expect(order).toBeHidden();
      await main.getByRole('button', { name: 'Filters' }).click();
    }
    await order.selectOption('risk');
    await main.getByRole('button', { name: 'Compact' }).click();
    const lines = main.getByRole('button', { expanded: false }).filter({ hasText: 'to win' });
    await expect(lines).toHaveText([/Chicago Bears.*55\.00 to win/, /Detroit Lions.*20\.00 to win/]);
    await main.getByRole('searchbox').fill('lions');
    await expect(lines).toHaveCount(1);
    await page.reload();
    await expect(lines).toHaveCount(1);
    await expect(main.getByRole('searchbox')).toHaveValue('lions');
    await main.getByRole('searchbox').fill('');
    await expect(lines).toHaveCount(2);
    await expectNoSideways(page);
    await expectClean(page, `open bets in lines on a ${name}`);
    await page.goBack();
    await expect(main.getByRole('region', { name: /^Ticket/ })).toHaveCount(2);

    await main.getByRole('link', { name: 'Search all bets' }).click();
    const found = main.getByRole('link', { name: /^\d+-1$/ });
    await expect(found).toHaveCount(2);
    await main.getByLabel('Team, player, league, rotation or ticket').fill('bears');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(found).toHaveCount(1);
    await page.reload();
    await expect(found).toHaveCount(1);
    await expectNoSideways(page);
    await expectClean(page, `the search on a ${name}`);
    await page.goBack();
    await expect(found).toHaveCount(2);
    await page.goBack();
    await expect(main.getByRole('link', { name: 'Search all bets' })).toBeVisible();
  }

  await main
    .getByRole('link', { name: /^Ticket/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Share link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link to this receipt' });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel(/^Copy it now/).inputValue();
  await expectClean(page, 'the link');

  const stranger = await browser.newContext({ viewport: PHONE });
  const receipt = await stranger.newPage();
  await receipt.goto(address);
  await expect(receipt.getByText(/Lions|Bears/).first()).toBeVisible();
  await expect(receipt.getByText('HISTORY1')).toHaveCount(0);
  await expect(receipt.getByText(/\b(20|55)\.00/)).toHaveCount(0);
  await expectNoSideways(receipt);
  // Its policy takes the style sheet: without it the body would have the browser's margin.
  expect(await receipt.evaluate(() => getComputedStyle(document.body).padding)).toBe('20px 16px 40px');
  await dialog.getByRole('button', { name: /^End link/ }).click();
  await expect(dialog.getByRole('button', { name: 'Make link' })).toBeVisible();
  await receipt.reload();
  await expect(receipt.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await stranger.close();
});
