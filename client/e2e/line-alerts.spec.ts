import type { Locator, Page } from '@playwright/test';
import { DIALOG, expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, signIn, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow } from './book/pushed-games.ts';

const SCREENS = [
  { screen: 'desk', gameNum: 571, viewport: { width: 1440, height: 900 } },
  { screen: 'tablet', gameNum: 572, viewport: { width: 768, height: 1024 } },
  { screen: 'phone', gameNum: 573, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

/** A line is written down each second. */
const WRITTEN_MS = 2_500;

const historyOf = (page: Page): Locator => page.getByRole('region', { name: 'Line history' });

for (const { screen, gameNum, ...use } of SCREENS)
  test.describe(screen, () => {
    test.use(use);

    test('a customer is told at a number, once, and finds it again under the bell', async ({
      book,
      page,
    }, testInfo) => {
      const { origin } = book.gateway;
      const teams = { team1Id: `Denver ${screen}`, team2Id: 'Las Vegas Raiders' };
      await book.mover.push(
        gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', ...teams }),
        lineRow(gameNum),
      );
      await signIn(page, origin, await book.customers.add({ customerId: `ALERT-${screen}`.toUpperCase() }));
      await page.goto(`${origin}/#/game/${gameNum}`);
      await page.waitForTimeout(WRITTEN_MS);
      const tell = historyOf(page).getByRole('button', { name: 'Tell me when…' });
      await historyOf(page).scrollIntoViewIfNeeded();
      await tell.scrollIntoViewIfNeeded();
      await page.screenshot({ path: testInfo.outputPath('game.png') });
      await tell.click();

      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: `Denver ${screen}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      // The line is +3½: half a point better for who bets on it is where it begins.
      const figure = dialog.locator('output');
      await expect(figure).toHaveText('+4');
      await dialog.getByRole('button', { name: 'Lower' }).click();
      await expect(figure).toHaveText('+3½');
      const press = dialog.getByRole('button', { name: 'Tell me', exact: true });
      await press.click();
      await expect(dialog.getByText('The line is there already.')).toBeVisible();
      for (let step = 0; step < 2; step += 1) await dialog.getByRole('button', { name: 'Higher' }).click();
      await expect(figure).toHaveText('+4½');
      await dialog.getByLabel('Price').selectOption({ label: '−110 or better' });
      await page.screenshot({ path: testInfo.outputPath('number.png') });
      await expectCleanInBothSchemes(page, `an alert at a number, on a ${screen}`, { within: DIALOG });
      await press.click();
      await expect(dialog.getByText(/^You will be told here/)).toBeVisible();
      await expect(dialog.getByText(`Denver ${screen} +4½ −110 or better`)).toBeVisible();

      await dialog.getByRole('button', { name: 'On a move' }).click();
      await dialog.getByLabel('Moves by').selectOption({ label: '3 points' });
      await dialog.getByRole('button', { name: 'Each time' }).click();
      await press.click();
      await expect(dialog.getByText(`Denver ${screen} moves 3 points in 5 min`)).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('move.png') });
      await expectCleanInBothSchemes(page, `an alert on a move, on a ${screen}`, { within: DIALOG });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(tell).toBeFocused();

      // The number is there, the price isn't yet: nothing is told before the last move.
      const told = page.getByText(new RegExp(`^Line alert: Denver ${screen} \\+4½ −110`));
      await book.mover.push(moveRow(gameNum, { spread1: 4.5, spread2: -4.5, spreadAdj1: -115 }));
      await expect(cell(page, new RegExp(`^Denver ${screen}, spread \\+4½`)).first()).toBeVisible();
      await page.waitForTimeout(WRITTEN_MS);
      await expect(told).toHaveCount(0);
      await book.mover.push(moveRow(gameNum, { spreadAdj1: -110 }));
      await expect(told).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('told.png') });

      await page.goto(`${origin}/#/?dialog=notifications`);
      const list = dialog.getByRole('list').first();
      await expect(dialog.getByRole('heading', { name: 'Line alerts' })).toBeVisible();
      await expect(list.getByText(new RegExp(`^Told: Denver ${screen} \\+4½ −110`))).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('list.png') });
      await expectCleanInBothSchemes(page, `the list of alerts, on a ${screen}`, { within: DIALOG });
      for (const name of [/^Remove: .* or better$/, /^Remove: .* moves 3 points/])
        await dialog.getByRole('button', { name }).click();
      await expect(dialog.getByText(/^No alerts\./)).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath('empty.png') });
    });
  });

test('the dialog and the list say that the book doesn’t answer, and ask again', async ({ book, page }) => {
  const { origin } = book.gateway;
  const gameNum = 574;
  await book.mover.push(
    gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', team1Id: 'Seattle', team2Id: 'Dallas' }),
    lineRow(gameNum),
  );
  await signIn(page, origin, await book.customers.add({ customerId: 'ALERT-FAILS' }));
  await page.route('**/api/line-alerts', (route) => route.abort());
  await page.goto(`${origin}/#/game/${gameNum}`);
  await page.waitForTimeout(WRITTEN_MS);
  await historyOf(page).getByRole('button', { name: 'Tell me when…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(dialog.getByText('No answer. Try again: it is kept only once.')).toBeVisible();
  await page.goto(`${origin}/#/?dialog=notifications`);
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/line-alerts');
  await retry.click();
  await expect(dialog.getByText(/^No alerts\..*Set one/)).toBeVisible();
});
