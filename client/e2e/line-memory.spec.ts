import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow, scoreRow } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';

/** A line is written down each second. */
const WRITTEN_MS = 2_500;

test('HR-60.1, HR-61.2: a game says how its line moved since it was looked at, and the settled bet and the charts what it closed at', async ({
  book,
  page,
}, testInfo) => {
  const { origin } = book.gateway;
  const gameNum = 561;
  const teams = { team1Id: 'Buffalo Bills', team2Id: 'Miami Dolphins' };
  await book.mover.push(
    gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', ...teams }),
    lineRow(gameNum),
  );
  await page.setViewportSize(SCREENS.desk.viewport);
  await signIn(page, origin, await book.customers.add({ customerId: 'MEMORY1' }));
  await cell(page, /^Buffalo Bills, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Buffalo Bills/)
    .fill('110');
  await place(slip(page), 'Risk 110.00 to win 100.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();

  await page.goto(`${origin}/#/game/${gameNum}`);
  const history = page.getByRole('region', { name: 'Line history' });
  await expect(history.getByText(/^Next time/)).toBeVisible();
  await page.waitForTimeout(WRITTEN_MS);
  await book.mover.push(moveRow(gameNum, { spread1: 4.5, spread2: -4.5 }));
  await expect(cell(page, /^Buffalo Bills, spread \+4½/).first()).toBeVisible();
  await page.waitForTimeout(WRITTEN_MS);
  await page.reload();
  await expect(history.getByText(/^When you last looked, .*: \+3½$/)).toBeVisible();
  await expect(history.locator('dl')).toContainText('Open+3½Low+3½High+4½Now+4½');
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await history.scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`game-${name}.png`) });
    await expectCleanInBothSchemes(page, `how a line moved, on a ${name}`);
  }

  await book.mover.push(
    scoreRow(gameNum, 'final', [
      [7, 0],
      [7, 7],
      [3, 7],
      [0, 0],
    ]),
  );
  const main = page.getByRole('main');
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/#/transactions`);
    await expect(main.getByText('Closed at +4½ −110 · 1 point worse').first()).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`transactions-${name}.png`) });
    await expectCleanInBothSchemes(page, `what a bet closed at, on a ${name}`);
    await page.goto(`${origin}/#/dailyFigures?view=charts`);
    const bySport = main.getByRole('table', { name: 'Against the closing line by sport' });
    await expect(bySport.getByRole('row', { name: /^Football/ })).toContainText('1 point worse1 bet');
    await bySport.scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`charts-${name}.png`) });
    await expectCleanInBothSchemes(page, `closes in charts, on a ${name}`);
  }
});
