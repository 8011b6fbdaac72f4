import type { Page } from '@playwright/test';
import { cell, expect, LOGINS, place, signIn, test } from './book/fixtures.ts';
import { createSlipDriver } from './book/slip-driver.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test('on a phone a ticket is placed from the sheet', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.postUp);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  const bar = page.getByRole('navigation').last();
  await expect(bar.getByRole('button', { name: /Slip$/ })).toContainText('1');
  await bar.getByText('Slip').tap();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByLabel(/^Risk on Detroit Lions/).fill('10');
  await place(sheet, 'Risk 10.00 to win 15.00', 'tap');
  await expect(sheet.getByText('Ticket accepted')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('with a pick on the slip the end of the open bets stands above its head, also after a reload', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, await book.customers.add({ customerId: 'ABOVE1' }));
  const driver = createSlipDriver(page, book.gateway.origin);
  for (const sentence of [/^Detroit Lions, moneyline/, /^Chicago Bears, spread/]) {
    await driver.pick(sentence);
    await (await driver.open()).getByLabel(/^Risk on/).fill('10');
    await driver.place(/^Risk 10\.00/);
  }
  await driver.pick(/^Detroit Lions, moneyline/);
  await driver.visit('openBets');
  const bets = page.getByRole('main');
  const head = page.getByRole('region', { name: 'Bet slip' });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(head).toContainText('1 pick');
    for (const name of [/^Cash out/, 'Bet again']) {
      const button = bets.getByRole('button', { name }).last();
      await expect(button).toBeEnabled();
      await bets.evaluate((main) => main.scrollTo(0, main.scrollHeight));
      const [box, room] = [await button.boundingBox(), await head.boundingBox()];
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(room?.y ?? 0);
    }
  }
});

test('DLG2-02: removing the last pick closes the sheet', async ({ book, page }) => {
  await page.goto(book.gateway.origin);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await page.getByRole('navigation').last().getByText('Slip').tap();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await sheet.getByRole('button', { name: /^Remove/ }).tap();
  await expect(sheet).toHaveCount(0);
});

test('SCR2-20, SCR2-19: picks survive every page, Back and a reload where the slip is shown in the website, and nowhere else', async ({
  book,
  page,
}) => {
  const bar = page.getByRole('navigation').last();
  const picks = bar.getByRole('button', { name: /Slip$/ });
  const shown = await book.customers.add({ customerId: 'SHOWN1' });
  await signIn(page, book.gateway.origin, shown);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await bar.getByText('Open Bets').tap();
  await expect(page).toHaveURL(/openBetsMobile/);
  await expect(picks).toContainText('1');
  await page.reload();
  await expect(picks).toContainText('1');
  await page.goBack();
  await expect(cell(page, /^Detroit Lions, moneyline/)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${book.gateway.origin}/#/transactionsMobile`);
  await expect(picks).toContainText('1');

  const hidden = await book.customers.add({ customerId: 'HIDDEN1', showBetSlipInWebSite: false });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signIn(page, book.gateway.origin, hidden);
  await cell(page, /^Detroit Lions, moneyline/).tap();
  await expect(picks).toContainText('1');
  await bar.getByText('Open Bets').tap();
  await expect(page.getByText('Leaving the lines cleared your slip.')).toBeVisible();
  await expect(picks).not.toContainText('1');
});

test('nothing is wider than the page', async ({ book, page }) => {
  for (const route of ['/', '/signIn', '/openBets']) {
    await page.goto(`${book.gateway.origin}/#${route}`);
    await expect(page.getByRole('main')).toBeVisible();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});

/** Fields that are smaller than a finger, or whose print is so small that the phone zooms into them. */
const listSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, [role=dialog]:not([inert] *)) :is(input, select, textarea)',
      ),
    ]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file], .lb-visually-hidden'))
      .map((field) => {
        const around = field.parentElement!;
        const drawn = getComputedStyle(around).overflow === 'hidden' ? around : field;
        const { height } = drawn.getBoundingClientRect();
        return { field, height, print: Number.parseFloat(getComputedStyle(field).fontSize) };
      })
      .filter(({ height, print }) => height < 44 || print < 16)
      .map(
        ({ field, height, print }) =>
          `${field.closest('label, div')?.textContent?.slice(0, 30)}: ${height}, ${print}`,
      ),
  );

for (const [who, login, routes] of [
  ['a visitor', null, ['/signIn', '/signup', '/password']],
  [
    'a customer',
    LOGINS.postUp,
    ['/?dialog=settings', '/?dialog=rules', '/formFile', '/transactionsMobile', '/translations', '/scores'],
  ],
] as const)
  test(`fields of ${who} are as high as a finger, and as large as a phone leaves alone`, async ({
    book,
    page,
  }) => {
    if (login !== null) await signIn(page, book.gateway.origin, login);
    const small: Record<string, string[]> = {};
    for (const route of routes) {
      await page.goto(`${book.gateway.origin}/#${route}`);
      // Its stylesheets come in the order of a first load, whatever was opened before.
      await page.reload();
      const fields = page.locator(
        ':is(main, [role=dialog]:not([inert] *)) :is(input, select, textarea):visible',
      );
      await expect(fields.first(), route).toBeVisible();
      const found = await listSmallFields(page);
      if (found.length > 0) small[route] = found;
    }
    expect(small).toEqual({});
  });
