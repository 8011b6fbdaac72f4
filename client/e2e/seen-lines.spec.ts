import type { Locator, Page } from '@playwright/test';
import { cell, expect, LIVE_DELAY_MS, place, signIn, test } from './book/fixtures.ts';
import { moveRow } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';

const SEAHAWKS = /^Seattle Seahawks, spread/;

/** The whole part is on the page, from left to right. */
const expectWithin = async (page: Page, part: Locator): Promise<void> => {
  const box = await part.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });
    const press = hasTouch ? 'tap' : 'click';

    test('HR-30.6, HR-30.7, HR-30.8, HR-44.2: what is shown at the last press counts: up and down, weighed, frozen while it waits, and told when refused', async ({
      book,
      page,
    }) => {
      const { hawks } = book.games;
      const login = await book.customers.add({ customerId: `SEEN-${screen}`.toUpperCase() });
      await signIn(page, book.gateway.origin, login);
      const driver = createSlipDriver(page, book.gateway.origin);
      await expect(cell(page, SEAHAWKS)).toHaveAttribute('aria-disabled', 'false');
      await driver.pick(SEAHAWKS);
      const part = await driver.open();
      const card = part.getByRole('region', { name: /^Seattle Seahawks/ });
      await card.getByLabel(/^Risk on/).fill('22');

      // A live pick looks live: its clock, its score, how long it waits.
      await expect(card).toContainText('Live');
      await expect(card).toContainText('Seattle Seahawks 17, Denver Broncos 10');
      await expect(card).toContainText(`waits ${LIVE_DELAY_MS / 1_000} s`);

      // A rise is shown unasked, and marked; a fall back asks, though it returns to the picked price.
      await book.mover.push(moveRow(hawks, { spread1: 4.5, spread2: -4.5 }));
      await expect(card).toContainText('+3½ −110 → +4½ −110');
      await expect(part.getByRole('button', { name: 'Risk 22.00 to win 20.00' })).toBeVisible();
      await book.mover.push(moveRow(hawks, { spread1: 3.5, spread2: -3.5 }));
      await expect(card).toContainText('▼ worse');
      await expect(card).toContainText('+4½ −110 → +3½ −110');
      await card.getByRole('button', { name: 'Accept' })[press]();

      // A mixed move says what it is worth by the book’s own price of points.
      await book.mover.push(moveRow(hawks, { spread1: 4, spread2: -4, spreadAdj1: -115 }));
      await expect(card).toContainText('½ pt better, 5¢ worse: fair value +5¢');
      await card.getByRole('button', { name: 'Accept' })[press]();

      // The armed button says points and price.
      const bet = part.getByRole('button', { name: /^Risk 22\.00 to win/ });
      await expect(bet).toBeVisible();
      const before = await bet.boundingBox();
      await bet[press]();
      const again = part.getByRole('button', { name: 'Press again: Seattle Seahawks +4 −115, risk 22.00' });
      expect(await again.boundingBox()).toEqual(before);
      await expectWithin(page, again);
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await again[press]();

      // Its card stays as it was sent while the bet waits.
      await expect(part.getByRole('button', { name: /^Pending/ })).toBeVisible();
      const toWin = await card.getByLabel(/^To win on/).inputValue();
      await book.mover.push(moveRow(hawks, { spreadAdj1: -117 }));
      await expect(card).toContainText('Line now ▼ worse');
      await expect(card).toContainText('−115 → −117');
      await expect(card.getByLabel(/^To win on/)).toHaveValue(toWin);
      await expect(card.getByRole('button', { name: 'Accept' })).toHaveCount(0);

      // A refused bet says from where to where the line moved, what would be taken, and where the tolerance is set.
      const alert = part.getByRole('alert').filter({ hasText: 'Not placed' });
      await expect(alert).toContainText('moved from −115 to −117. +4 −117 would be taken now', {
        timeout: LIVE_DELAY_MS + 6_000,
      });
      await expectWithin(page, alert);
      await alert
        .getByRole('combobox', { name: 'When odds change' })
        .selectOption('Take better, or up to 5¢ or ½ pt worse');
      await place(part, /^Risk 22\.00 to win/, press);
      await expect(part.getByText('Ticket accepted')).toBeVisible({ timeout: LIVE_DELAY_MS + 6_000 });
      await expect(part).toContainText('Picked +3½ −110, you saw +4 −117, you got +4 −117');
      await expect(part).toContainText('Live bet at Seattle Seahawks 17, Denver Broncos 10');
    });
  });

for (const [language, again] of [
  ['en', 'Press again:'],
  ['es', 'Presione otra vez:'],
  ['zh-hant', '再按一次：'],
  ['th', 'กดอีกครั้ง:'],
] as const)
  test(`HR-30.8: the armed button fits the narrowest phone with the longest name: ${language}`, async ({
    book,
    browser,
  }) => {
    const login = await book.customers.add({ customerId: `ARMED-${language}`.toUpperCase() });
    const page = await browser.newPage(SCREENS.phone);
    await signIn(page, book.gateway.origin, login);
    const driver = createSlipDriver(page, book.gateway.origin);
    await driver.pick(/^Northern Mountains.*spread/);
    await (await driver.open()).getByLabel(/^Risk on/).fill('550');
    await page.evaluate((wanted) => {
      const kept = localStorage.getItem('lb-device') ?? '';
      localStorage.setItem('lb-device', kept.replace(/"language":"[^"]*"/, `"language":"${wanted}"`));
    }, language);
    await page.reload();
    const sheet = page.getByRole('dialog').filter({ has: page.locator('[data-kind="place"]') });
    await expect(async () => {
      if (!(await sheet.isVisible()))
        await page.getByRole('navigation').last().getByRole('button').nth(2).tap({ timeout: 1_000 });
      await expect(sheet).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const action = sheet.locator('[data-kind="place"]');
    const before = await action.boundingBox();
    await action.tap();
    await expect(action).toContainText(again);
    expect(await action.boundingBox()).toEqual(before);
    await expectWithin(page, action);
    for (const whole of [page.getByText(again), action.getByText(/^\+3½ −110, .*550\.00$/)])
      await expectWithin(page, whole);
    await page.close();
  });
