import { expect, type Locator, type Page } from '@playwright/test';
import { cell, signIn, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import type { LineMover } from './book/line-mover.ts';
import { createOpeningImage, type Games, moveRow } from './book/pushed-games.ts';
import { createSlipDriver } from './book/slip-driver.ts';

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
} as const;

/** Shifts this soon after an input count as its answer, and aren't reported. */
const INPUT_IS_OVER_MS = 600;
/** Longer than a conflation window, so that the page hears of each change. */
const BETWEEN_MOVES_MS = 250;

/**
 * Everything that a line in play does in a minute: prices change, points get a figure longer, the line is held, circled
 * and back.
 */
const EVENTS: ReadonlyArray<Record<string, unknown>> = [
  { spreadAdj1: -125, spreadAdj2: 105, moneyLine1: 1250, moneyLine2: -2100 },
  { spread1: 10.5, spread2: -10.5, totalPoints: 50 },
  { spreadLineStatus: 'H', moneyLineStatus: 'H', totalsStatus: 'H' },
  { spread1: 3, spread2: -3, spreadAdj1: 150, totalPoints: 47.5 },
  { spreadLineStatus: 'O', moneyLineStatus: 'O', totalsStatus: 'O' },
  { spreadLineStatus: 'I', spreadMaxWagerCents: 500, totalsStatus: 'I', totalsMaxWagerCents: 500 },
  { moneyLine1: null, moneyLine2: null, spreadAdj1: null, spreadAdj2: null },
  { spreadAdj1: -110, spreadAdj2: -110, moneyLine1: 150, moneyLine2: -170 },
  { spreadLineStatus: 'O', totalsStatus: 'O', spread1: 3, spread2: -3 },
];

const playBusyFeed = async (page: Page, mover: LineMover, games: Games): Promise<void> => {
  for (const changes of EVENTS) {
    await mover.push(...[games.hawks, games.wolves].map((game) => moveRow(game, changes)));
    await page.waitForTimeout(BETWEEN_MOVES_MS);
  }
};

/** `LayoutShiftAttribution` of the browser. */
interface ShiftSource {
  node?: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface Watched {
  shifts: string[];
  places: string[];
}

/** Notes, frame by frame, where the focused field and the action are, and what the browser reports as a shift. */
const watch = async (page: Page): Promise<void> => {
  await page.waitForTimeout(INPUT_IS_OVER_MS);
  await page.evaluate(() => {
    const watched: Watched = { shifts: [], places: [] };
    Object.assign(globalThis, { watched });
    // A figure that grows in its place, at its end or in its middle, doesn't shift the place.
    const isMoved = ({ node, previousRect: was, currentRect: is }: ShiftSource): boolean =>
      document.getElementById('slip')?.contains(node ?? null) === true &&
      (was.top !== is.top || (node instanceof Element && was.left !== is.left && was.right !== is.right));
    const describe = ({ node, previousRect: was, currentRect: is }: ShiftSource): string =>
      `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent} by ${is.left - was.left}, ${is.top - was.top}`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Array<{ sources: ShiftSource[] }>)
        watched.shifts.push(...sources.filter(isMoved).map(describe));
    }).observe({ type: 'layout-shift' });
    const placeOf = (element: Element | null | undefined): string => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map((side) => Math.round(side * 10) / 10).join(' ');
    };
    const note = (): void => {
      const action = document.querySelector('#slip button[data-kind]');
      const place = `${document.activeElement?.tagName} at ${placeOf(document.activeElement)}, action at ${placeOf(action)}`;
      if (watched.places.at(-1) !== place) watched.places.push(place);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
};

const readWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

const expectStill = async (page: Page): Promise<void> => {
  const { shifts, places } = await readWatched(page);
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(/^INPUT at/);
  expect(shifts).toEqual([]);
};

test('the second press hits the action where the first one was, even when its label takes two lines', async ({
  book,
  page,
}) => {
  const login = await book.customers.add({ customerId: 'STILL-TWICE', balanceCents: 2_000_000 });
  await signIn(page, book.gateway.origin, login);
  const driver = createSlipDriver(page, book.gateway.origin);
  await driver.pick(CELLS.wolvesSpread);
  const part = await driver.open();
  await part.getByLabel(/^Risk on/).fill('10989');
  const once = part.getByRole('button', { name: /^Risk 10,989\.00 to win/ });
  const before = await once.boundingBox();
  await once.click();
  const twice = part.getByRole('button', { name: /^Press again: .* risk 10,989\.00$/ });
  expect(await twice.boundingBox()).toEqual(before);
  const countLines = (label: Element): number => {
    const words = document.createRange();
    words.selectNodeContents(label);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  };
  expect(await twice.locator('> span').evaluate(countLines)).toBe(2);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });

  test('a card’s new figures are whole, every change is at hand, and the page is no wider', async ({
    book,
    page,
  }) => {
    const { bears, lions, hawks } = book.games;
    await page.addInitScript(() => {
      const state = { priceType: 'F', language: 'en', isLanguageChosen: true };
      localStorage.setItem('lb-device', JSON.stringify({ state, version: 2 }));
    });
    await signIn(page, book.gateway.origin, await book.customers.add({ customerId: 'STILL-NARROW' }));
    const driver = createSlipDriver(page, book.gateway.origin);
    await driver.pick(/^Chicago Bears, spread/, /^Detroit Lions, spread/, /^Seattle Seahawks, moneyline/);
    const part = await driver.open();
    await book.mover.push(
      moveRow(bears, { spread1: 3, spread2: -3, spreadAdj1: -113 }),
      moveRow(lions, { spreadAdj1: -115 }),
      moveRow(hawks, { moneyLine1: 145 }),
    );
    await expect(part.getByRole('button', { name: /^Accept 3 changes/ })).toBeVisible();
    const told = part.locator('[data-kind="asked"]').first();
    await expect(told).toContainText('+3½ 10/11 → +3 100/113');
    const listCut = (of: Locator): Promise<string[]> =>
      of.locator('strong').evaluateAll((all) =>
        all
          .filter((figure) => {
            const [inner, outer] = [figure, figure.closest('p, li')!.parentElement!].map((one) =>
              one.getBoundingClientRect(),
            );
            return inner!.left < outer!.left - 0.5 || inner!.right > outer!.right + 0.5;
          })
          .map((figure) => figure.textContent),
      );
    expect(await listCut(told)).toEqual([]);

    const listed = part.getByRole('list').filter({ hasText: 'Detroit Lions' }).last();
    expect(await listCut(listed)).toEqual([]);
    const third = await listed.getByRole('listitem').nth(2).boundingBox();
    const place = await listed.boundingBox();
    // A part of it is seen, so that somebody scrolls to it.
    expect(place!.y + place!.height - third!.y).toBeGreaterThan(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test.beforeEach(async ({ book, page }, { testId }) => {
      const login = await book.customers.add({
        customerId: `STILL-${testId.slice(-9)}`.toUpperCase(),
        freePlayCents: 20_000,
        enableRifFlag: true,
        restrictions: [{ code: 'LESSJUICE' }, { code: 'PLOPEN' }],
      });
      await signIn(page, book.gateway.origin, login);
    });

    test('two live picks: nothing moves under a finger while prices, points and states do', async ({
      book,
      page,
    }) => {
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.pick(/^Seattle Seahawks, spread/, /^Over, Seattle Seahawks/, CELLS.wolvesSpread);
      const part = await driver.open();
      await part.getByLabel(/^Risk on Seattle Seahawks/).fill('11');
      const field = part.getByLabel(/^Risk on Over 47½/);
      await field.fill('22');
      await watch(page);
      await playBusyFeed(page, book.mover, book.games);
      await expect(part.getByText('Line changed').first()).toBeVisible();
      // The whole feed is out and back.
      book.mover.fallSilent();
      const halted = part.getByText(/^(On hold|These odds may be old)/);
      await expect(halted).toHaveCount(3);
      await book.mover.image(createOpeningImage(book.games));
      await expect(halted).toHaveCount(0);
      await expectStill(page);
      await expect(field).toBeFocused();
    });

    test('a parlay of three: every leg is in view on a desk, and its points fit a finger on a phone', async ({
      book,
      page,
    }) => {
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.chooseType('Parlay');
      await driver.pick(/^Seattle Seahawks, spread/, /^Chicago Bears, spread/, /^Over, Detroit Lions/);
      const part = await driver.open();
      await part.getByLabel('Risk on the ticket').fill('11');
      const legs = part.getByRole('region', { name: /^(Seattle|Chicago|Over)/ });
      await expect(legs).toHaveCount(3);
      if (hasTouch) {
        const points = await part.getByRole('combobox', { name: 'Points on Over 47½' }).boundingBox();
        expect(points?.height).toBeGreaterThanOrEqual(44);
      } else for (const leg of await legs.all()) await expect(leg).toBeInViewport({ ratio: 1 });
    });

    test('a parlay: nothing moves under a finger while prices, points and states do', async ({
      book,
      page,
    }) => {
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.chooseType('Parlay');
      await driver.pick(/^Seattle Seahawks, spread/, /^Over, Seattle Seahawks/, CELLS.wolvesSpread);
      const part = await driver.open();
      await part.getByLabel('Risk on the ticket').fill('11');
      await watch(page);
      await playBusyFeed(page, book.mover, book.games);
      await expectStill(page);
      await expect(cell(page, CELLS.wolvesSpread)).toHaveAttribute('aria-pressed', 'true');
    });
  });
