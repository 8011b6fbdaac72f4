import type { Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';

/** The rotation number of the first game's first team. */
const BEARS = '203';

test.beforeEach(async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
});

test('a bet is typed on another page, understood, corrected and placed by the keyboard alone', async ({
  book,
  page,
}) => {
  await page.goto(`${book.gateway.origin}/#/scores`);
  await expect(page.getByRole('heading', { name: 'Scores' }).first()).toBeVisible();
  await page.keyboard.type(`${BEARS} x`);
  const line = page.getByRole('dialog', { name: 'Type a bet' });
  await expect(line.getByRole('textbox')).toBeFocused();
  await expect(line.getByRole('status')).toContainText('“x” isn’t a market: write s, m, d, o, u, to or tu.');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s 110');
  await expect(line.getByRole('status')).toContainText('Chicago Bears +3½');
  await expect(line.getByRole('status')).toContainText('Risk 110.00 to win 100.00');
  await expectCleanInBothSchemes(page, 'the typed bet');
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  const again = slip(page).locator('[data-kind=place][data-hold=armed]');
  await expect(again).toBeFocused();
  await expect(slip(page).getByText('Ticket accepted')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
});

/** Looks of what was just seen, for a person to judge, where a folder is named. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['LOOKS'];
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}-${colorScheme}.png` });
  }
};

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`a teaser is typed at ${width} pixels, and says what it moves and what is wrong`, async ({
    book,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${book.gateway.origin}/#/`);
    await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
    await page.keyboard.press('b');
    const line = page.getByRole('dialog', { name: 'Type a bet' });
    const said = line.getByRole('status');
    await line.getByRole('textbox').fill(`t 8 ${BEARS} 206 o 50`);
    await expect(said).toContainText('No teaser moves so far here: write one of 6tp');
    await line.getByRole('textbox').fill(`t 6 ${BEARS} 206 o 50`);
    await expect(said).toContainText(/Chicago Bears \+3½.*→ \+9½/);
    await expect(said).toContainText('Risk 50.00');
    await look(page, 'typed-teaser');
    await expectCleanInBothSchemes(page, 'the typed teaser');
    await line.getByRole('textbox').focus();
    await page.keyboard.press('Enter');
    if (width > 1000) {
      const again = slip(page).locator('[data-kind=place][data-hold=armed]');
      await expect(again).toBeFocused();
      await look(page, 'typed-teaser-armed');
      await page.keyboard.press('Enter');
      await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
    } else {
      const sheet = page.getByRole('dialog', { name: 'Bet slip' });
      await expect(sheet.getByRole('button', { name: /^Risk 50\.00 to win/ })).toBeVisible();
      await look(page, 'typed-teaser-slip');
    }
  });

test('Escape gives the focus back, an arrow brings back what was entered, and other picks are left alone', async ({
  book,
  page,
}) => {
  await page.goto(`${book.gateway.origin}/#/`);
  const packers = cell(page, /^Green Bay Packers, moneyline/);
  await packers.focus();
  await page.keyboard.type(`${BEARS} o h1 w20`);
  const line = page.getByRole('dialog', { name: 'Type a bet' });
  await expect(line.getByRole('status')).toContainText('Over 23½');
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await expect(packers).toBeFocused();

  await page.keyboard.type(`${BEARS} o h1 w20`);
  await expect(line.getByRole('status')).toContainText('to win 20.00');
  await page.keyboard.press('Enter');
  await expect(slip(page).getByLabel(/^To win on/)).toHaveValue('20.00');
  await page.keyboard.press('b');
  await expect(line.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line.getByRole('textbox')).toHaveValue(`${BEARS} o h1 w20`);
  await line.getByRole('textbox').fill(`${BEARS} s 5`);
  await expect(line.getByRole('status')).toContainText('Risk 5.00');
  await page.keyboard.press('Enter');
  await expect(line.getByRole('status')).toContainText('Your slip has other picks');
  await expect(slip(page).getByLabel(/^To win on/)).toHaveCount(1);
});

test('a parlay is typed at 360 pixels', async ({ book, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${book.gateway.origin}/#/`);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  await page.keyboard.press('b');
  const line = page.getByRole('dialog', { name: 'Type a bet' });
  await line.getByRole('textbox').fill(`p ${BEARS} s 205 s 25`);
  await expect(line.getByRole('status')).toContainText('Parlay, risk 25.00');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(sheet.getByRole('button', { name: /^Risk 25\.00 to win/ })).toBeVisible();
});
