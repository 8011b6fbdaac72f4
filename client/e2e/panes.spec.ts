import type { Locator, Page } from '@playwright/test';
import { expectClean, expectCleanInBothSchemes } from './book/axe.ts';
import { expect, place, signIn, slip, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow } from './book/pushed-games.ts';
import { watchShifts } from './book/watch-shifts.ts';

const FOUR = 'Football.NFL*400_Football.NFL.1*400_.live*400_.bets*400';
/** The narrowest that a pane may be; pane-widths.ts has it. */
const LEAST_PX = 300;
const THREE = 'Football.NFL*400_Soccer.EPL*400_.live*400';

/** As much as stands above the first game of the board, at most: look.md. */
const MOST_ABOVE_PX = 180;

const pane = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const panes = (page: Page): Locator => page.locator('[data-pane]');
const edge = (page: Page, name: string): Locator =>
  page.getByRole('separator', { name: `Width of ${name}`, exact: true });

/** The panes' names from left to right. */
const listNames = (page: Page): Promise<Array<string | null>> =>
  panes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

const listWidths = (page: Page): Promise<number[]> =>
  panes(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));

const open = async (page: Page, origin: string, layout: string, width = 1920): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${origin}/#/panes?p=${layout}`);
  await expect(panes(page).first().locator('[data-pick]').first()).toBeVisible();
};

test('a customer goes from the board to leagues side by side, picks in the third pane, and has the bet in the fourth', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, origin, await book.customers.add({ customerId: 'PANES1' }));
  await page.getByRole('link', { name: 'Side by side' }).click();
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'In play', 'Open bets']);
  await expect(page).toHaveTitle(/^Side by side/);
  await open(page, origin, FOUR);

  const third = pane(page, 'In play').getByRole('button', { name: /^Seattle Seahawks, moneyline/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  // The same pick in the first pane has the same mark.
  const first = pane(page, 'NFL').getByRole('button', { name: /^Seattle Seahawks, moneyline/ });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page).getByText('Seattle Seahawks').first()).toBeVisible();
  await first.click();
  await expect(third).toHaveAttribute('aria-pressed', 'false');

  await pane(page, 'NFL · 1st half')
    .getByRole('button', { name: /^Chicago Bears, spread/ })
    .click();
  await slip(page)
    .getByLabel(/^Risk on/)
    .fill('11');
  await place(slip(page), /^Risk 11\.00/);
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await expect(
    pane(page, 'Open bets')
      .getByText(/Chicago Bears/)
      .first(),
  ).toBeVisible();
});

test('a price that moves moves in every pane that has it; nothing else does', async ({ book, page }) => {
  await open(page, book.gateway.origin, 'Football.NFL*400_.live*400_Football.NFL.1*400_.live.Football*400');
  const price = (name: string) =>
    pane(page, name).getByRole('button', { name: /^Seattle Seahawks, moneyline/ });
  const together = ['NFL', 'In play', 'In play · Football'];
  for (const name of together) await expect(price(name)).toHaveAccessibleName(/\+150$/);
  const shifts = await watchShifts(page);
  await book.mover.push(moveRow(book.games.hawks, { moneyLine1: 165 }));
  for (const name of together) {
    await expect(price(name)).toHaveAccessibleName(/\+165/);
    await expect(price(name).locator('[data-move]')).toHaveAttribute('data-move', 'up');
  }
  expect(await shifts()).toEqual([]);
});

test('panes are as wide as somebody drags or presses them, never too narrow, and reload and Back keep them', async ({
  book,
  page,
}) => {
  await open(page, book.gateway.origin, THREE);
  const before = await listWidths(page);
  const handle = edge(page, 'NFL');
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 63, box.y + 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => listWidths(page)).toEqual([before[0]! + 60, before[1]! - 60, before[2]]);

  await handle.press('ArrowLeft');
  await expect.poll(() => listWidths(page)).toEqual([before[0]! + 44, before[1]! - 44, before[2]]);
  await handle.press('End');
  await expect.poll(async () => (await listWidths(page))[1]).toBe(LEAST_PX);
  await expect(handle).toHaveAttribute('aria-valuenow', String(before[0]! + before[1]! - LEAST_PX));
  await handle.press('Home');
  await expect.poll(async () => (await listWidths(page))[0]).toBe(LEAST_PX);
  const kept = await listWidths(page);
  await page.reload();
  await expect.poll(() => listWidths(page)).toEqual(kept);

  await pane(page, 'EPL').getByRole('button', { name: 'Close EPL' }).click();
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'In play']);
  await expect(page.getByRole('button', { name: 'Close NFL' })).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'EPL', 'In play']);
  expect(await listWidths(page)).toEqual(kept);
  await page.goForward();
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'In play']);
});

test('a pane is dragged by its head past the others, or moved by its buttons; a drag that is broken off moves none', async ({
  book,
  page,
}) => {
  await open(page, book.gateway.origin, THREE);
  const headOf = async (name: string) => {
    const box = (await pane(page, name).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + 18 };
  };
  const [from, to] = [await headOf('NFL'), await headOf('In play')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await listNames(page)).toEqual(['NFL', 'EPL', 'In play']);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => listNames(page)).toEqual(['EPL', 'In play', 'NFL']);
  await page.getByRole('button', { name: 'Move NFL to the left' }).press('Enter');
  await expect.poll(() => listNames(page)).toEqual(['EPL', 'NFL', 'In play']);
  // The pressed button moved along and has the focus still.
  await expect(page.getByRole('button', { name: 'Move NFL to the left' })).toBeFocused();
});

test('the keyboard alone adds a pane, chooses a league and a period, and walks from one pane’s prices into the next', async ({
  book,
  page,
}) => {
  await open(page, book.gateway.origin, THREE);
  await page.getByRole('button', { name: 'Add a pane' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'League or sport' })).toBeFocused();
  await page.keyboard.type('base');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'EPL', 'In play', 'MLB']);
  await expect(page.getByRole('button', { name: 'Add a pane' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Add a pane' })).toBeFocused();

  const half = pane(page, 'NFL').getByRole('button', { name: '1st half', exact: true });
  await half.press('Enter');
  await expect(
    pane(page, 'NFL · 1st half').getByRole('button', { name: '1st half', exact: true }),
  ).toBeFocused();

  await pane(page, 'NFL · 1st half')
    .getByRole('button', { name: /^Over, Chicago Bears/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  const epl = pane(page, 'EPL').locator('[data-pick]');
  // The first key may come before what knows where it leads.
  await expect
    .poll(() => epl.evaluateAll((cells) => cells.includes(document.activeElement as HTMLElement)))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(pane(page, 'EPL').locator('[data-pick][aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('grid', { name: 'Lines by league' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(panes(page)).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(panes(page).first()).toBeVisible();
});

test('panes are saved by name, asked about where the name is in use, renamed, deleted and brought back; another customer has none of them', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, origin, await book.customers.add({ customerId: 'PANES2' }));
  await open(page, origin, THREE);
  const opener = page.getByRole('button', { name: 'Saved panes' });
  const name = page.getByLabel('Name for these panes');
  await opener.click();
  await name.fill('x'.repeat(60));
  await expect(name).toHaveValue('x'.repeat(40));
  await name.fill('  Sunday  ');
  await name.press('Enter');
  await expect(page.getByText('Saved as “Sunday”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Close EPL' }).click();
  await opener.click();
  await name.fill('sunday');
  await name.press('Enter');
  await expect(page.getByText('“sunday” is there already. Replace it?')).toBeVisible();
  await name.fill('Monday');
  await name.press('Enter');
  await expect(page.getByText('Saved as “Monday”.')).toBeVisible();
  await page.getByRole('button', { name: 'Sunday', exact: true }).click();
  await expect.poll(() => listNames(page)).toEqual(['NFL', 'EPL', 'In play']);
  await page.getByRole('button', { name: 'Delete Monday' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Monday' }).click();
  await page.getByLabel('New name for Monday').fill('Sunday');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Another one has this name.')).toBeVisible();
  await page.getByLabel('New name for Monday').fill('Mondays');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mondays', exact: true })).toBeVisible();
  await expectClean(page, 'saved panes');

  await page.context().clearCookies();
  await page.goto('about:blank');
  await signIn(page, origin, await book.customers.add({ customerId: 'PANES3' }));
  await open(page, origin, THREE);
  await opener.click();
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
});

test('every width shows all panes: side by side from 1,600 px, else one at a time; in the dark, in light, in forced colors and in other languages', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  for (const width of [1600, 1680, 1920, 2560]) {
    await open(page, origin, THREE, width);
    await expect(panes(page)).toHaveCount(3);
    const last = (await panes(page).last().boundingBox())!;
    const first = (await slip(page).boundingBox())!;
    expect(last.x + last.width, `${width}`).toBeLessThanOrEqual(first.x);
  }
  await expectCleanInBothSchemes(page, 'panes at 2560');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(edge(page, 'NFL')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none' });

  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(panes(page)).toHaveCount(1);
    // A phone is told by its size.
    await expect(page.getByText(/^Panes stand side by side from a width/)).toBeVisible({
      visible: width === 1440,
    });
    await page.getByRole('button', { name: 'EPL', exact: true }).first().click();
    await expect(pane(page, 'EPL').getByRole('button', { name: /^Arsenal, moneyline/ })).toBeVisible();
    await page.getByRole('button', { name: 'NFL', exact: true }).first().click();
    await expect(pane(page, 'NFL').locator('[data-pick]').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    const first = (await pane(page, 'NFL').locator('[data-pick]').first().boundingBox())!;
    expect(first.y, `the first game at ${width}`).toBeLessThanOrEqual(MOST_ABOVE_PX);
    await expectClean(page, `panes at ${width}`);
    await page.getByRole('button', { name: 'Change NFL' }).click();
    await page.getByRole('button', { name: 'Move NFL to the right' }).click();
    await expect(page.getByRole('button', { name: 'Move NFL to the left' })).toBeVisible();
    await expectClean(page, `what changes a pane at ${width}`);
    await page.getByRole('button', { name: 'Move NFL to the left' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Change NFL' })).toBeFocused();
  }

  await page.setViewportSize({ width: 1920, height: 900 });
  for (const [language, live] of [
    ['es', 'En juego'],
    ['pt-br', 'Ao vivo'],
    ['th', 'กำลังแข่ง'],
    ['zh-hant', '進行中'],
  ] as const) {
    await page.evaluate((state) => localStorage.setItem('lb-device', JSON.stringify({ state, version: 1 })), {
      language,
      isLanguageChosen: true,
    });
    await page.reload();
    await expect(pane(page, live)).toBeVisible();
    await expectClean(page, `panes in ${language}`);
  }
});

/** What a list cuts off: names of teams, and figures that leave their cell. */
const listCut = (page: Page): Promise<string[]> =>
  panes(page).evaluateAll((all) => {
    const cut: string[] = [];
    for (const one of all) {
      // What lines are clamped to is as high as they are.
      for (const name of one.querySelectorAll('[data-rotation] [data-pitcher]'))
        if (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
          cut.push(name.textContent);
      for (const figure of one.querySelectorAll('[data-pick] > span')) {
        const text = document.createRange();
        text.selectNodeContents(figure);
        const [inner, outer] = [text.getBoundingClientRect(), figure.parentElement!.getBoundingClientRect()];
        if (inner.width > 0 && (inner.left < outer.left || inner.right > outer.right))
          cut.push(figure.textContent);
      }
    }
    return cut;
  });

test('four panes fit beside the slip from 1,600 pixels, with every name and price whole, at either density', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  const gameNum = book.games.bears + 700;
  const nba = { sportType: 'Basketball', sportSubType: 'NBA' } as const;
  await book.mover.push(
    gameRow({ gameNum, ...nba, team1Id: 'Oklahoma City Thunder', team2Id: 'Portland Trail Blazers' }),
    lineRow(gameNum, {
      totalPoints: 222.5,
      spread1: -11.5,
      spread2: 11.5,
      moneyLine1: -2500,
      moneyLine2: 1250,
    }),
  );
  const four = 'Football.NFL*400_Soccer.EPL*400_Basketball.NBA*400_.live*400';
  for (const density of ['comfortable', 'compact'] as const)
    for (const width of [1600, 1920, 2560]) {
      await open(page, origin, four, width);
      await page.evaluate(
        (chosen) =>
          localStorage.setItem('lb-device', JSON.stringify({ state: { density: chosen }, version: 1 })),
        density,
      );
      await page.reload();
      await expect(
        pane(page, 'NBA').getByRole('button', { name: /^Portland Trail Blazers, money/ }),
      ).toBeVisible();
      const row = page.locator('[data-panes]');
      expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBe(0);
      // Nobody’s team is called so; its whole name is its title.
      const cut = (await listCut(page)).filter((text) => !/^(Northern Mountains|ทีม)/.test(text));
      expect(cut, `${density}, ${width}`).toEqual([]);
    }
  await open(page, origin, four, 1600);
  await expectCleanInBothSchemes(page, 'four panes at 1600');
  // The buttons of a row have no column there.
  await pane(page, 'NFL')
    .getByRole('button', { name: /^1 more line .*Chicago Bears/ })
    .click();
  await expect(pane(page, 'NFL').getByRole('link', { name: /^Game page/ })).toBeVisible();
  await expectCleanInBothSchemes(page, 'an unfolded game in one of four panes');
});

test('an address that names too much, nothing, or what nobody offers gives a page that can be used', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewportSize({ width: 1920, height: 900 });
  const used: ReadonlyArray<readonly [string, readonly string[]]> = [
    ['', ['NFL', 'In play']],
    ['x'.repeat(3_000), ['NFL', 'In play']],
    ['__proto__.constructor*NaN_.bets*500', ['NFL', 'In play']],
    ['Football.NFL*NaN_Football.NFL*-5', ['NFL', 'NFL']],
    ['Football.NFL*1_.bets*1_.live*1_Soccer.EPL*1_Baseball.MLB*1', ['NFL', 'Open bets', 'In play', 'EPL']],
    ['Football.NFL*500_Curling.World-Tour*500', ['NFL', 'World Tour · Curling']],
  ];
  for (const [text, names] of used) {
    await page.goto('about:blank');
    await page.goto(`${origin}/#/panes?p=${text}`);
    await expect.poll(() => listNames(page), text.slice(0, 80)).toEqual(names);
  }
  await expect(
    pane(page, 'World Tour · Curling').getByText('The book doesn’t offer this league now'),
  ).toBeVisible();
  const title = { name: 'World Tour · Curling', exact: true };
  await pane(page, 'World Tour · Curling').getByRole('button', title).click();
  await page.getByRole('button', { name: /^EPL/ }).click();
  await expect(pane(page, 'EPL').getByRole('button', { name: /^Arsenal, moneyline/ })).toBeVisible();
  expect(errors).toEqual([]);
});
