import { readFile } from 'node:fs/promises';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, place, signIn, slip, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';

/** Moves of one second are one move. */
const NEXT_SECOND_MS = 1_200;

test('a ticket’s page says when its line moved before it was accepted, and is saved as a PDF', async ({
  book,
  page,
}, testInfo) => {
  const { origin } = book.gateway;
  const gameNum = book.games.bears + 830;
  const teams = { team1Id: 'Houston Texans', team2Id: 'Tennessee Titans' };
  await book.mover.push(
    gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', ...teams }),
    lineRow(gameNum),
  );
  await page.setViewportSize(SCREENS.desk.viewport);
  await signIn(page, origin, await book.customers.add({ customerId: 'RECEIPT1' }));
  await cell(page, /^Houston Texans, spread/).click();
  for (const spreadAdj1 of [-108, -105]) {
    await page.waitForTimeout(NEXT_SECOND_MS);
    await book.mover.push(moveRow(gameNum, { spreadAdj1 }));
    await expect(slip(page).getByText(`−${-spreadAdj1}`).first()).toBeVisible();
  }
  await page.waitForTimeout(NEXT_SECOND_MS);
  await slip(page)
    .getByLabel(/^Risk on Houston Texans/)
    .fill('105');
  await place(slip(page), 'Risk 105.00 to win 100.00');
  const told = await slip(page)
    .getByText(/^Ticket \d+$/)
    .innerText();
  const number = told.replace('Ticket ', '');
  const placed = page.getByRole('region', { name: 'How it was placed' });
  // A line is written down each second.
  await expect(async () => {
    await page.goto(`${origin}/#/ticket/${number}`);
    await page.reload();
    await expect(placed.getByText(/^The line moved 2 times/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(placed.getByRole('listitem')).toHaveText([/\+3½ −110$/, /\+3½ −108$/, /\+3½ −105$/]);
  await expect(placed.getByText(/Picked .*:\d\d:\d\d [AP]M/)).toBeVisible();
  await expect(placed.getByText('Picked +3½ −110')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Ticket ${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await download.saveAs(testInfo.outputPath('ticket.pdf'));
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await expectCleanInBothSchemes(page, `a ticket’s page, on a ${name}`);
    await placed.screenshot({ path: testInfo.outputPath(`placed-${name}.png`) });
  }
  await page.evaluate((state) => localStorage.setItem('lb-device', JSON.stringify({ state, version: 1 })), {
    language: 'th',
  });
  await page.reload();
  const placedInThai = page.getByRole('region', { name: 'วางบิลอย่างไร' });
  await expect(placedInThai.getByText(/^ราคาขยับ 2 ครั้ง/)).toBeVisible();
  await expectCleanInBothSchemes(page, 'a ticket’s page in Thai, on a phone');
  await placedInThai.screenshot({ path: testInfo.outputPath('placed-thai.png') });
  const [inThai] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'บันทึก PDF' }).click(),
  ]);
  await inThai.saveAs(testInfo.outputPath('ticket-thai.pdf'));
});
