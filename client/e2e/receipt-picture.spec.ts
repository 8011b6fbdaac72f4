import { readFile } from 'node:fs/promises';
import { expectCleanInBothSchemes, DIALOG } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow, scoreRow } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A line is written down each second. */
const WRITTEN_MS = 2_500;

test('a ticket’s picture says where its price came from, how it was placed and graded, amounts and number only when they are ticked, and is saved as an image', async ({
  book,
  page,
}, testInfo) => {
  const { origin } = book.gateway;
  const gameNum = book.games.bears + 820;
  const teams = { team1Id: 'Houston Texans', team2Id: 'Tennessee Titans' };
  await book.mover.push(
    gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', ...teams }),
    lineRow(gameNum),
  );
  await page.setViewportSize(SCREENS.desk.viewport);
  await signIn(page, origin, await book.customers.add({ customerId: 'PICTURE1' }));
  await cell(page, /^Houston Texans, spread/).click();
  await slip(page)
    .getByLabel(/^Risk on Houston Texans/)
    .fill('110');
  await place(slip(page), 'Risk 110.00 to win 100.00');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  const told = await slip(page)
    .getByText(/^Ticket \d+$/)
    .innerText();
  const number = told.replace('Ticket ', '');
  await page.waitForTimeout(WRITTEN_MS);
  await book.mover.push(moveRow(gameNum, { spread1: 4.5, spread2: -4.5 }));
  await page.waitForTimeout(WRITTEN_MS);
  await book.mover.push(
    scoreRow(gameNum, 'final', [
      [7, 0],
      [7, 7],
      [3, 7],
      [0, 0],
    ]),
  );
  await page.goto(`${origin}/#/ticket/${number}`);
  await expect(page.getByRole('main').getByText('Won').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this ticket' });
  const picture = dialog.locator('canvas');
  await expect(picture).toHaveAttribute('aria-label', /Picked \+3½ −110 → closed \+4½ −110/);
  const words = (await picture.getAttribute('aria-label')) ?? '';
  expect(words).toContain('If the odds moved');
  expect(words).not.toMatch(new RegExp(`${number}|110\\.00|PICTURE1`));
  const height = (): Promise<number> => picture.evaluate((canvas) => (canvas as HTMLCanvasElement).height);
  const plain = await height();
  await dialog.getByRole('checkbox', { name: 'Show the amounts' }).check();
  await expect(picture).toHaveAttribute('aria-label', /110\.00/);
  await expect.poll(height).toBeGreaterThan(plain);
  await dialog.getByRole('checkbox', { name: 'Show the ticket number' }).check();
  await expect(picture).toHaveAttribute('aria-label', new RegExp(number));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  const saved = await readFile(await download.path());
  expect(saved.subarray(0, PNG.length)).toEqual(PNG);
  await download.saveAs(testInfo.outputPath('receipt.png'));
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: testInfo.outputPath(`dialog-${name}.png`) });
    await expectCleanInBothSchemes(page, `a receipt’s picture, on a ${name}`, { within: DIALOG });
  }
  await dialog.getByRole('checkbox', { name: 'Prices, delay, rule and grading' }).uncheck();
  await expect(picture).not.toHaveAttribute('aria-label', /closed|110\.00/);
});
