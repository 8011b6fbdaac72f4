import type { Locator } from '@playwright/test';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { createOpeningImage, moveRow } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

const styleOf = (part: Locator, name: string): Promise<string> =>
  part.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name);

test('on paper pages are black on white in the dark theme, too, without the bars around them', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, /Chicago Bears, spread/).click();
  await slip(page).getByRole('textbox', { name: /^Risk/ }).fill('20');
  await place(slip(page), /^Risk/);
  await slip(page)
    .getByRole('link', { name: /^Ticket/ })
    .click();
  const main = page.getByRole('main');
  const isTicket = page.getByText('How it was placed');
  await expect(isTicket).toBeVisible();
  for (const [path, shown] of [
    ['', isTicket],
    ['#/openBets', main.getByText('Chicago Bears @ Green Bay Packers').first()],
    ['#/transactions', main.getByRole('heading', { level: 1 })],
  ] as const) {
    if (path !== '') await page.goto(`${book.gateway.origin}/${path}`);
    await expect(shown).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(shown).toHaveCSS('color', BLACK);
      await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('with forced colors a chosen price, the wager type and the open page stand out', async ({
  book,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, book.gateway.origin, LOGINS.credit);
  const chosen = cell(page, /Chicago Bears, spread/);
  await chosen.click();
  const pairs: ReadonlyArray<readonly [Locator, Locator]> = [
    [chosen, cell(page, /Green Bay Packers, spread/)],
    [
      slip(page).getByRole('button', { name: 'Straight', exact: true }),
      slip(page).getByRole('button', { name: 'Parlay', exact: true }),
    ],
    [
      page.getByRole('banner').getByRole('link', { name: 'Lines', exact: true }),
      page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true }),
    ],
  ];
  for (const [one, other] of pairs)
    for (const name of ['background-color', 'color'])
      await expect.poll(async () => (await styleOf(one, name)) === (await styleOf(other, name))).toBe(false);
});

test('with forced colors what is in a chosen part can be read, and a circled price has its ring', async ({
  book,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await expect(cell(page, /Detroit Lions, spread/)).toBeVisible();
  const league = page.getByRole('button', { name: /^NFL 1 game in play/, pressed: true });
  const written = await styleOf(league, 'color');
  for (const part of await league.locator('*:not(svg *)').all()) {
    expect(await styleOf(part, 'color')).toBe(written);
    expect(await styleOf(part, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  }
  const ring = cell(page, /Detroit Lions, spread/).locator('span', { hasText: '−110' });
  expect(await styleOf(ring, 'outline-style')).toBe('solid');
});

test.describe('on a phone', () => {
  test.use(SCREENS.phone);

  test('with forced colors a finger’s height is not drawn around what is pressed', async ({ book, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const image = createOpeningImage(book.games);
    const bears = image.find(({ kind, gameNum }) => kind === 'game' && gameNum === book.games.bears)!;
    await book.mover.push({ ...bears, isSpotlight: true });
    await signIn(page, book.gateway.origin, LOGINS.credit);
    const driver = createSlipDriver(page, book.gateway.origin);
    await driver.pick(/^Detroit Lions, moneyline/);
    const promoted = page.getByRole('navigation', { name: 'Spotlight' }).locator('[data-pick]').first();
    await promoted.scrollIntoViewIfNeeded();
    const part = await driver.open();
    await book.mover.push(moveRow(book.games.lions, { moneyLine1: 145, moneyLine2: -165 }));
    const accept = part.getByRole('button', { name: 'Accept', exact: true });
    const ground = await styleOf(page.locator('body'), 'background-color');
    expect(await styleOf(promoted, 'border-top-color')).toBe(ground);
    // What is drawn of it is lower than what is pressed.
    expect(await styleOf(accept, 'border-top-width')).toBe('0px');
    expect(await styleOf(accept.locator('span'), 'border-top-style')).toBe('solid');
  });
});
