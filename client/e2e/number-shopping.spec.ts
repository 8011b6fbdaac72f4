import type { Locator, Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, LOGINS, signIn, slip, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { createOpeningImage, lineRow, moveRow } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';

/** Longer than a finger has to be held. */
const HELD_MS = 700;

const numbersOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Chicago Bears · Spread/ });
const row = (numbers: Locator, name: RegExp): Locator => numbers.getByRole('button', { name });

/** A finger goes down on a part, stays, moves as far as it is told, and goes up. */
const hold = async (page: Page, part: Locator, ms: number, movesPx = 0): Promise<void> => {
  const { x, y, width, height } = (await part.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', [at]);
  for (let moved = 0; moved < movesPx; moved += 15)
    await touch('touchMove', [{ x: at.x, y: at.y - moved - 15 }]);
  await page.waitForTimeout(ms);
  await touch('touchEnd', []);
  await cdp.detach();
};

/** Cells are heard from behind the first prices: what a test does before that goes nowhere. */
const untilShown = async (numbers: Locator, again: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (!(await numbers.isVisible())) await again();
    await expect(numbers.getByRole('listitem').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

const rest = async (page: Page, part: Locator): Promise<void> =>
  untilShown(numbersOf(page), async () => {
    await page.mouse.move(5, 5);
    await part.hover();
  });

const openByKey = async (page: Page, part: Locator, numbers = numbersOf(page)): Promise<void> =>
  untilShown(numbers, async () => {
    await part.focus();
    await page.keyboard.press('n');
  });

/** From here on every hold and every rest is heard: a test of what opens nothing would prove nothing before. */
const untilHeard = async (page: Page): Promise<void> => {
  await openByKey(page, cell(page, CELLS.bearsSpread));
  await page.keyboard.press('Escape');
  await expect(numbersOf(page)).toHaveCount(0);
};

/** The game's line at +3½ −110, an alternate at +4½ −125 that is cheaper than its bought points, one at −1½. */
test.beforeEach(async ({ book, page }) => {
  const { bears } = book.games;
  await book.mover.push(
    lineRow(bears, { periodNumber: 20, spread1: 4.5, spread2: -4.5, spreadAdj1: -125, spreadAdj2: 105 }),
    lineRow(bears, { periodNumber: 21, spread1: -1.5, spread2: 1.5, spreadAdj1: 190, spreadAdj2: -220 }),
  );
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
});

test('a desk’s window as narrow as a phone’s shows all of the numbers that the key opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openByKey(page, cell(page, CELLS.bearsSpread));
  await expect
    .poll(async () => {
      const { x, width } = (await numbersOf(page).boundingBox())!;
      return x >= 0 && x + width <= 320;
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(cell(page, CELLS.bearsSpread)).toBeFocused();
});

test.describe('on a desk', () => {
  test.use(SCREENS.desk);

  test('a pointer that rests shows all numbers on one axis, and a press takes exactly that one', async ({
    page,
  }) => {
    await rest(page, cell(page, CELLS.bearsSpread));
    const numbers = numbersOf(page);
    await expect(numbers.getByRole('button')).toHaveText([
      /^Tell me when…$/,
      /\+16½, Teaser 13, ties lose, 4 teams, −130\+16½Teaser 13, ties lose4 teams−130$/,
      /\+13½, Teaser 10/,
      /\+10½, Teaser 7/,
      /\+10, Teaser 6½/,
      /\+9½, Teaser 6, ties push, 2 teams, −110/,
      /\+9½, Teaser 6, ties win, 2 teams, −130Teaser 6/,
      /\+5, Buy 1½, −140/,
      /^Chicago Bears \+4½, Alternate, −125, 5 cents for each half point\+4½Alternate5¢ per ½−125$/,
      /\+4½, Buy 1, −130Buy 1−130$/,
      /\+4, Buy ½, −120, 10 cents for each half point\+4Buy ½10¢ per ½−120$/,
      /\+3½, Line, −110, 25 cents for each half point\+3½Line25¢ per ½−110$/,
      /\+3, Sell ½, \+115, 25 cents for each half point/,
      /\+2½, Sell 1, \+140, 10 cents for each half point/,
      /\+2, Sell 1½, \+150, 5.7 cents for each half point/,
      /−1½, Alternate, \+190−1½Alternate\+190$/,
      /−2½, Pleaser 6/,
      /−3½, Pleaser 7/,
    ]);
    await expect(cell(page, CELLS.bearsSpread)).toHaveAttribute('aria-pressed', 'false');
    await row(numbers, /^Chicago Bears \+4, Buy ½, −120/).click();
    await expect(numbers).toHaveCount(0);
    await expect(slip(page).getByText('Chicago Bears +4', { exact: true })).toBeVisible();
    await slip(page)
      .getByLabel(/^Risk on Chicago Bears/)
      .fill('12');
    await expect(slip(page).getByRole('button', { name: 'Risk 12.00 to win 10.00' })).toBeVisible();

    await rest(page, cell(page, CELLS.bearsSpread));
    await expect(row(numbers, /^Chicago Bears \+4, .*on your slip$/)).toHaveAttribute('aria-pressed', 'true');
    await expect(row(numbers, /^Chicago Bears \+3½, Line/)).toHaveAttribute('aria-pressed', 'false');
  });

  test('the key opens them, arrows move, Enter takes an alternate, Escape gives the focus back', async ({
    page,
  }) => {
    const bears = cell(page, CELLS.bearsSpread);
    await openByKey(page, bears);
    const numbers = numbersOf(page);
    await expect(row(numbers, /\+3½, Line/)).toBeFocused();
    await expectCleanInBothSchemes(page, 'the numbers of a spread', { within: '[role="dialog"]' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(row(numbers, /\+4½, Buy 1,/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(numbers).toHaveCount(0);
    await expect(bears).toBeFocused();
    await expect(bears).toHaveAttribute('aria-pressed', 'false');

    await openByKey(page, bears);
    await expect(row(numbers, /\+3½, Line/)).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(bears).toBeFocused();
    await expect(slip(page).getByText('Chicago Bears +4½', { exact: true })).toBeVisible();
    await expect(bears).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(bears).toHaveAttribute('aria-pressed', 'true');
  });

  test('a teased number is a teaser’s leg, and a straight one after it is none', async ({ page }) => {
    const numbers = numbersOf(page);
    await rest(page, cell(page, CELLS.bearsSpread));
    await row(numbers, /\+9½, Teaser 6, ties push, 2 teams, −110/).click();
    await expect(slip(page).getByRole('button', { name: 'Teaser', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(slip(page).getByText('+9½').first()).toBeVisible();
    await rest(page, cell(page, CELLS.bearsSpread));
    await row(numbers, /\+3½, Line/).click();
    await expect(slip(page).getByRole('button', { name: 'Straight', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(slip(page).getByText('Chicago Bears +3½', { exact: true })).toBeVisible();
  });

  test('prices move while they are shown, and a press takes what is shown', async ({ book, page }) => {
    await rest(page, cell(page, CELLS.bearsSpread));
    const numbers = numbersOf(page);
    await expect(row(numbers, /\+4, Buy ½, −120/)).toBeVisible();
    await book.mover.push(moveRow(book.games.bears, { spreadAdj1: -105, spreadAdj2: -115 }));
    await row(numbers, /\+4, Buy ½, −115/).click();
    await expect(slip(page).getByText('−115').first()).toBeVisible();
  });

  test('a silent feed closes all of them at once, and none can be taken', async ({ book, page }) => {
    await openByKey(page, cell(page, CELLS.bearsSpread));
    const numbers = numbersOf(page);
    const line = row(numbers, /\+3½, Line/);
    await expect(line).toHaveAttribute('aria-disabled', 'false');
    book.mover.fallSilent();
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await expect(numbers.locator('button[aria-disabled="false"]')).toHaveCount(0);
    await expect(row(numbers, /\+3½, Line.*can’t be bet now$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(slip(page).getByText('Chicago Bears +3½')).toHaveCount(0);
    await book.mover.image(createOpeningImage(book.games));
    await expect(line).toHaveAttribute('aria-disabled', 'false');
  });

  test('a press before the rest is over only presses', async ({ page }) => {
    const bears = cell(page, CELLS.bearsSpread);
    await untilHeard(page);
    await bears.click();
    await page.waitForTimeout(HELD_MS);
    await expect(numbersOf(page)).toHaveCount(0);
    await expect(bears).toHaveAttribute('aria-pressed', 'true');
  });

  test('a line with nothing beside it says so', async ({ book, page }) => {
    await page.goto(`${book.gateway.origin}/#/?sport=Soccer&subSport=EPL`);
    const numbers = page.getByRole('dialog', { name: /^Arsenal · Spread/ });
    await openByKey(page, cell(page, /^Arsenal, spread/), numbers);
    await expect(numbers.getByText(/^Only the line here/)).toBeVisible();
    await expect(numbers.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use(SCREENS.phone);

  test('a held cell opens them from below without being pressed, a tap takes one, Back closes', async ({
    book,
    page,
  }) => {
    const driver = createSlipDriver(page, book.gateway.origin);
    const bears = cell(page, CELLS.bearsSpread);
    const numbers = numbersOf(page);
    await untilHeard(page);
    await hold(page, bears, HELD_MS);
    await expect(row(numbers, /\+3½, Line/)).toBeInViewport();
    await expectCleanInBothSchemes(page, 'the numbers of a held spread', { within: '[role="dialog"]' });
    await page.goBack();
    await expect(numbers).toHaveCount(0);
    await expect(bears).toHaveAttribute('aria-pressed', 'false');
    await expect(page).not.toHaveURL(/numbers/);

    await hold(page, bears, HELD_MS);
    await row(numbers, /\+4, Buy ½/).tap();
    await expect(numbers).toHaveCount(0);
    await expect(page).not.toHaveURL(/numbers/);
    const part = await driver.open();
    await expect(part.getByText('Chicago Bears +4', { exact: true })).toBeVisible();
  });

  test('a tap presses, and a finger that moves scrolls', async ({ page }) => {
    const bears = cell(page, CELLS.bearsSpread);
    await untilHeard(page);
    await hold(page, bears, HELD_MS, 90);
    await expect(numbersOf(page)).toHaveCount(0);
    await expect(bears).toHaveAttribute('aria-pressed', 'false');
    await bears.tap();
    await expect(bears).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(HELD_MS);
    await expect(numbersOf(page)).toHaveCount(0);
  });
});
