import type { Page } from '@playwright/test';
import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';
import { gameRow, lineRow } from './book/pushed-games.ts';

/** look: no more than this may be above the first game of a phone. */
const MOST_ABOVE_GAMES_PX = 180;
const FURTHER_GAMES = 24;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A league with more games than any of the screens below can show. */
test.beforeEach(async ({ book, page }) => {
  const numbers = Array.from({ length: FURTHER_GAMES }, (_, at) => book.games.bears + 1_000 + at);
  await book.mover.push(
    ...numbers.flatMap((gameNum) => [
      gameRow({
        gameNum,
        sportType: 'Football',
        sportSubType: 'NFL',
        team1Id: `Visitors ${gameNum % 100}`,
        team2Id: `Hosts ${gameNum % 100}`,
      }),
      lineRow(gameNum),
    ]),
  );
  await page.goto(book.gateway.origin);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
});

/** The games that are fully visible, and how far down the first of them begins. */
const readGames = (page: Page): Promise<{ whole: number; firstPx: number; overhangPx: number }> =>
  page.evaluate(() => {
    const floor = [...document.querySelectorAll('nav')].at(-1)!.getBoundingClientRect().top;
    const ceiling = document.querySelector('[data-sticky="true"]')!.getBoundingClientRect().bottom;
    const games = [...document.querySelectorAll('[data-index]')]
      .filter((row) => row.querySelector('[data-pick]') !== null)
      .map((row) => row.getBoundingClientRect())
      .filter(({ top }) => top >= ceiling - 1)
      .sort((one, other) => one.top - other.top);
    return {
      whole: games.filter(({ bottom }) => bottom <= floor + 1).length,
      firstPx: games[0]!.top,
      overhangPx: Math.max(
        document.documentElement.scrollWidth - innerWidth,
        ...[...document.querySelectorAll('[data-pick]')].map(
          (one) => one.getBoundingClientRect().right - innerWidth,
        ),
      ),
    };
  });

const headerTop = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);

const scrollBy = async (page: Page, px: number, steps = 6): Promise<void> => {
  await page.mouse.move(180, 300);
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, px / steps);
};

/** Whether a finger on the focused element would press it. */
const isFocusInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && document.activeElement!.contains(found);
  });

test('little is above the first game, and small screens show three games at once', async ({ page }) => {
  const { firstPx } = await readGames(page);
  expect(firstPx).toBeLessThanOrEqual(MOST_ABOVE_GAMES_PX);
  // The narrowest phone, one on its side, a desk at twice its size.
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await readGames(page)).whole, `${width} × ${height}`)
      .toBeGreaterThanOrEqual(3);
    expect((await readGames(page)).overhangPx, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
  // On its side, the slip is next to the bar: a pick takes no game away.
  await page.setViewportSize({ width: 740, height: 360 });
  await cell(page, /^Chicago Bears, spread/).click();
  await expect(page.getByRole('region', { name: 'Bet slip' })).toBeInViewport();
  expect((await readGames(page)).whole).toBeGreaterThanOrEqual(3);
});

test('a balance has its room in the narrowest header, and a name without room is left out rather than cut', async ({
  book,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page, book.gateway.origin, LOGINS.credit);
  const parts = await page.getByRole('banner').evaluate((header) => {
    const floor = header.getBoundingClientRect().bottom;
    const [name, balance] = [header.querySelector('a > span')!, header.querySelector('dl')!];
    return {
      // Whole, or hidden below the header's edge.
      isNameWhole: name.getBoundingClientRect().top >= floor || name.scrollWidth <= name.clientWidth,
      balancePx: balance.getBoundingClientRect().height,
      overhangPx: header.scrollWidth - header.clientWidth,
    };
  });
  expect(parts).toEqual({ isNameWhole: true, balancePx: 32, overhangPx: 0 });
});

test('strips go on the way down and come back on the way up, and nothing moves but the list', async ({
  page,
}) => {
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: false });
    Object.assign(window, { shifts });
  });
  const gameTop = (): Promise<number> =>
    cell(page, /^Visitors 8, spread/).evaluate((button) => button.getBoundingClientRect().top);
  const offset = (): Promise<number> =>
    page.locator('[role="grid"] > [role="presentation"]').evaluate(({ scrollTop }) => scrollTop);
  const place = async (): Promise<number> => (await gameTop()) + (await offset());
  await scrollBy(page, 400);
  await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(-48);
  const before = await place();
  const yielded = await readGames(page);
  await scrollBy(page, -60);
  await expect.poll(() => headerTop(page)).toBe(0);
  expect(await place()).toBe(before);
  // They take two rows at most.
  expect((await readGames(page)).whole).toBeGreaterThanOrEqual(yielded.whole - 2);
  await scrollBy(page, 200);
  await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(-48);
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the focus of a keyboard is never beneath a strip', async ({ page }) => {
  await scrollBy(page, 600);
  await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(-48);
  await page.getByRole('button', { name: 'Filters' }).focus();
  await expect.poll(() => headerTop(page)).toBe(0);
  expect(await isFocusInSight(page)).toBe(true);
  await scrollBy(page, 600);
  await cell(page, /^Visitors 8, spread/).focus();
  for (let line = 0; line < 12; line += 1) {
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => isFocusInSight(page)).toBe(true);
  }
});

test('with reduced motion strips come and go at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const strip of await page.locator('[data-strip]').all())
    expect(await strip.evaluate((part) => getComputedStyle(part).transitionDuration)).toBe('0s');
});

test('a search opens over the header, and gives it back', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).tap();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('detroit');
  await page.keyboard.press('Enter');
  await expect(cell(page, /^Detroit Lions, spread/)).toBeVisible();
  await expect(cell(page, /^Chicago Bears, spread/)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
});
