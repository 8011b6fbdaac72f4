import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import type { Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../src/ground/ui/breakpoints.ts';
import { expectClean } from './book/axe.ts';
import { BOARD_SCREENS } from './book/board-screens.ts';
import { cell, expect, test } from './book/fixtures.ts';
import { findCollisions } from './book/find-collisions.ts';
import { CELLS } from './book/opening-cells.ts';
import { gameRow, lineRow } from './book/pushed-games.ts';

test('points and prices have their room on every screen, for games and for team totals', async ({
  book,
  page,
}) => {
  await page.goto(book.gateway.origin);
  for (const [width, height] of BOARD_SCREENS) {
    await page.setViewportSize({ width, height });
    for (const [market, sentence] of [
      ['Game lines', CELLS.bearsSpread],
      ['Team totals', /^Chicago Bears over, team total/],
    ] as const) {
      if (width < PHONE_BELOW_PX) await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('button', { name: market, exact: true }).click();
      await expect(cell(page, sentence)).toBeVisible();
      expect(await findCollisions(page), `${market} at ${width}`).toEqual([]);
    }
  }
});

test('rotation numbers of six digits have their room on every screen', async ({ book, page }) => {
  const gameNum = book.games.bears + 500;
  const teams = { team1Id: 'Gloucester', team2Id: 'Northampton' };
  const game = gameRow({ gameNum, sportType: 'Rugby', sportSubType: 'England Premiership', ...teams });
  await book.mover.push(
    { ...game, team1RotNum: 210_013, team2RotNum: 210_014 },
    lineRow(gameNum, { moneyLineDraw: 2_500 }),
  );
  await page.goto(`${book.gateway.origin}/#/?leagues=Rugby.England%20Premiership`);
  for (const [width, height] of BOARD_SCREENS.filter(([width]) => width >= PHONE_BELOW_PX)) {
    await page.setViewportSize({ width, height });
    const number = page.getByText('210013', { exact: true });
    await expect(number).toBeAttached();
    const touched = await number.evaluate((element) => {
      const digits = document.createRange();
      digits.selectNodeContents(element);
      const { right } = digits.getBoundingClientRect();
      return [...element.parentElement!.children]
        .slice(1)
        .filter((next) => next.getBoundingClientRect().width > 0 && next.getBoundingClientRect().left < right)
        .map((next) => next.textContent);
    });
    expect(touched, `at ${width}`).toEqual([]);
  }
});

test('the filters of a desk’s board are in sight on every screen and in every language, on one line where they fit', async ({
  book,
  page,
}) => {
  await page.goto(book.gateway.origin);
  for (const language of LANGUAGES) {
    await page.evaluate((state) => localStorage.setItem('lb-device', JSON.stringify({ state, version: 1 })), {
      language,
    });
    await page.reload();
    for (const [width, height] of BOARD_SCREENS.filter(([width]) => width >= PHONE_BELOW_PX)) {
      await page.setViewportSize({ width, height });
      const dates = page.locator('main [role="group"]:has(> :nth-child(5))').first();
      await expect(dates).toBeVisible();
      const { hidden, heightPx } = await dates.evaluate((group) => {
        const bar = group.parentElement!;
        const { left, right, height } = bar.getBoundingClientRect();
        const isWithin = (part: Element): boolean => {
          const box = part.getBoundingClientRect();
          return box.left >= left && box.right <= right;
        };
        const parts = [...bar.querySelectorAll('button')];
        return {
          hidden: parts.filter((part) => !isWithin(part)).map((part) => part.textContent),
          heightPx: height,
        };
      });
      expect(hidden, `${language} at ${width}`).toEqual([]);
      if (language === 'en' && width >= 1200) expect(heightPx, `${width}`).toBe(40);
    }
  }
});

interface TraceEvent {
  name: string;
  args: { beginData?: { partialLayout: boolean } };
}

/** Writes into every figure of the board, frame by frame. @returns for each layout whether it was of cells alone */
const layOutFigures = async (page: Page): Promise<boolean[]> => {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(async () => {
    const figures = [...document.querySelectorAll('[data-pick] > span')].flatMap((part) =>
      part.firstChild instanceof Text && part.firstChild.data !== '' ? part.firstChild : [],
    );
    for (let frame = 0; frame < 10; frame += 1) {
      for (const figure of figures) figure.data = `1${frame}`;
      await new Promise(requestAnimationFrame);
    }
  });
  await cdp.send('Tracing.end');
  await ended;
  await cdp.detach();
  return events.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData !== undefined ? args.beginData.partialLayout : [],
  );
};

test('a price that moves lays out its own cell and not the document', async ({ book, page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(book.gateway.origin);
  await expect(cell(page, /^Chicago Bears, 1st half, spread/)).toBeVisible();
  const layouts = await layOutFigures(page);
  // The clock in the header may have caused a layout of its own.
  expect(layouts.filter((isPartial) => !isPartial).length).toBeLessThanOrEqual(2);
  expect(layouts.length).toBeGreaterThanOrEqual(9);
});

test('fractions have their room next to more columns, in rows of either height', async ({ book, page }) => {
  const long = { totalPoints: 122.5, ttlPtsAdj1: -113, ttlPtsAdj2: -107, spreadAdj1: -113, spreadAdj2: -107 };
  const teams = {
    team1TotalPoints: 62.5,
    team1TtlPtsAdj1: -113,
    team2TotalPoints: 60.5,
    team2TtlPtsAdj1: -113,
  };
  await book.mover.push(
    lineRow(book.games.bears, { ...long, ...teams, spread1: 13.5, spread2: -13.5 }),
    lineRow(book.games.bears, { ...long, periodNumber: 1 }),
  );
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const density of ['comfortable', 'compact']) {
    await page.addInitScript(
      (state) => localStorage.setItem('lb-device', JSON.stringify({ state, version: 1 })),
      { priceType: 'F', density },
    );
    await page.goto(book.gateway.origin);
    await page.reload();
    await expect(cell(page, /^Chicago Bears, 1st half, spread .* 100\/113/)).toBeVisible();
    expect(await findCollisions(page), density).toEqual([]);
  }
});

test('a wide board has the longest names of teams on one line', async ({ book, page }) => {
  const gameNum = book.games.bears + 600;
  const teams = { team1Id: 'Washington Commanders', team2Id: 'Chicago Bears' };
  await book.mover.push(
    gameRow({ gameNum, sportType: 'Rugby', sportSubType: 'England Premiership', ...teams }),
    lineRow(gameNum, { spread1: -3.5, spread2: 3.5 }),
  );
  await page.goto(`${book.gateway.origin}/#/?leagues=Rugby.England%20Premiership`);
  const [long, short] = [page.getByTitle('Washington Commanders'), page.getByTitle('Chicago Bears')];
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(long.first()).toBeVisible();
    const heightOf = async (name: typeof long) => (await name.first().boundingBox())?.height;
    expect(await heightOf(long), `${width}`).toBe(await heightOf(short));
  }
});

/** Measures where the parts of the first game begin and end, and what is next to the board. */
const readPlaces = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('[data-pick$=".0.S.team1"]')!.closest('[data-index]')!;
    const boxOf = (part: Element | null | undefined) => part!.getBoundingClientRect();
    return {
      nameLeft: boxOf(row.querySelector('[title]')).left,
      spreadLeft: boxOf(row.querySelector('[data-pick$=".0.S.team1"]')).left,
      totalRight: boxOf(row.querySelector('[data-pick$=".0.L.over"]')).right,
      menuWidth: boxOf(document.querySelector('nav[aria-label="Sports menu"]')).width,
      slipWidth: boxOf(document.querySelector('#slip')).width,
    };
  });

test('a wide board keeps prices by their names, and has more columns and then a second league next to them', async ({
  book,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(book.gateway.origin);
  const half = cell(page, /^Chicago Bears, 1st half, spread/);
  await expect(half).toBeVisible();
  await expect(cell(page, /^Chicago Bears over, team total/)).toBeVisible();
  const places = await readPlaces(page);
  expect(places.spreadLeft - places.nameLeft).toBeLessThanOrEqual(200);
  // The heads are above their columns.
  const head = await page.getByRole('columnheader', { name: '1st half, Spread' }).boundingBox();
  const column = await half.boundingBox();
  expect(Math.abs(head!.x + head!.width / 2 - column!.x - column!.width / 2)).toBeLessThanOrEqual(3);
  for (const width of [2560, 3440, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => readPlaces(page), `${width}`).toEqual(places);
  }

  await page.setViewportSize({ width: 2560, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Sports menu' });
  await menu.getByRole('button', { name: /^Baseball/ }).click();
  const lists = page.getByRole('grid', { name: /^Lines by league, part/ });
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(1).getByRole('heading', { name: 'MLB', level: 2 })).toBeInViewport();
  // Everything stayed where it was.
  expect(await readPlaces(page)).toEqual(places);
  await lists
    .nth(0)
    .getByRole('button', { name: /team total/ })
    .last()
    .focus();
  await page.keyboard.press('ArrowRight');
  const reds = lists.nth(1).getByRole('button', { name: /^(Boston|Seattle)/ });
  expect(await reds.evaluateAll((cells) => cells.includes(document.activeElement as HTMLElement))).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(lists.nth(0).locator(':focus')).toHaveCount(1);
  // Back to a single list with one league below the other, and the second league is still there.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('grid', { name: 'Lines by league', exact: true })).toHaveCount(1);
  await expect(cell(page, /^Boston Red Sox, spread/)).toBeVisible();
});

/** The board's share of the room between the menu and the slip, in twelfths, and the place of a price on it. */
const readContainer = (page: Page, pick: string) =>
  page.evaluate((key) => {
    const widthOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().width ?? 0;
    return {
      twelfths: Math.round((1_200 * widthOf('[data-panes]')) / widthOf('#main')) / 100,
      top: document.querySelector(`[data-panes] [data-pick="${key}"]`)?.getBoundingClientRect().top ?? null,
    };
  }, pick);

test('SCR2-13, SCR2-14, SCR2-15, SCR2-16: the board gives 3/12 to each side feature, its first game stays where it is, and both are reached by keys', async ({
  book,
  page,
}) => {
  // Low enough that the list scrolls, wide enough for two lists.
  await page.setViewportSize({ width: 2560, height: 420 });
  await page.goto(book.gateway.origin);
  const menu = page.getByRole('navigation', { name: 'Sports menu' });
  await menu.getByRole('button', { name: /^Baseball/ }).click();
  await expect(page.getByRole('grid', { name: /^Lines by league, part/ })).toHaveCount(2);
  await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
  const scroller = page
    .getByRole('grid', { name: 'Lines by league, part 1 of 2' })
    .locator('> [role]')
    .last();
  await scroller.evaluate((list) => (list.scrollTop = 100));
  const first = await scroller.evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const cells = [...list.querySelectorAll<HTMLElement>('[data-pick$=".0.S.team1"]')];
    return cells.find((price) => price.getBoundingClientRect().top > top + 40)!.dataset['pick']!;
  });
  const { top } = await readContainer(page, first);

  const control = page.getByRole('button', { name: 'Beside the board' });
  await control.focus();
  await page.keyboard.press('Enter');
  const choices = [
    ['Open bets', 9],
    ['Starting soon', 6],
    ['Props builder', 3],
  ] as const;
  for (const [name, twelfths] of choices) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect.poll(() => readContainer(page, first), name).toEqual({ twelfths, top });
  }
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();
  await expect(
    page.getByRole('grid', { name: 'Starting soon' }).locator('[data-pick]').first(),
  ).toBeVisible();
  expect(await findCollisions(page)).toEqual([]);
  await expectClean(page, 'columns beside the board');

  await page.reload();
  await expect.poll(async () => (await readContainer(page, first)).twelfths).toBe(3);
  for (const [name] of choices) {
    await page.getByRole('button', { name: `Close ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name })).toHaveCount(0);
    await expect(control).toBeFocused();
  }
  expect((await readContainer(page, first)).twelfths).toBe(12);

  // At 1440 pixels there is one column, with tabs; its prices also have their room.
  await page.setViewportSize({ width: 1440, height: 900 });
  await control.click();
  for (const [name] of choices) await page.getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Starting soon' }).click();
  await expect(
    page.getByRole('grid', { name: 'Starting soon' }).locator('[data-pick]').first(),
  ).toBeVisible();
  expect(await findCollisions(page)).toEqual([]);
  expect((await page.getByRole('region', { name: 'Starting soon' }).boundingBox())!.width).toBe(280);
  // Its periods scroll: the league keeps its name.
  const league = page.getByRole('heading', { name: 'NFL', exact: true });
  expect(await league.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
