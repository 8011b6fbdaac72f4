import type { Locator, Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { expect, test } from './book/fixtures.ts';
import { createOpeningImage } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';

const TOUCH_PX = 44;

const strip = (page: Page): Locator => page.getByRole('navigation', { name: 'Spotlight' });

/** The places of the strip, of its parts and of the board beneath it. */
const readPlaces = (page: Page): Promise<number[][]> =>
  page.evaluate(() => {
    const nav = document.querySelector('nav:has(> [role="grid"])')!;
    const board = document.querySelector('main [role="grid"][aria-rowcount]')!;
    const games = [...nav.querySelectorAll('[role="row"] > *')];
    return [nav, board, ...games, ...games.flatMap((game) => [...game.children])].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  });

const setVisibility = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('prices of the spotlight grow old and fresh without moving anything, fit a finger and are pressed as the board’s are', async ({
      book,
      page,
    }) => {
      const { bears, lions, united } = book.games;
      const image = createOpeningImage(book.games);
      const promoted = [bears, lions, united].map(
        (wanted) => image.find(({ kind, gameNum }) => kind === 'game' && gameNum === wanted)!,
      );
      await book.mover.push(...promoted.map((game) => ({ ...game, isSpotlight: true })));
      await page.goto(book.gateway.origin);
      await expect(strip(page)).toBeAttached();
      await strip(page).scrollIntoViewIfNeeded();
      const price = (name: RegExp) => strip(page).getByRole('button', { name });
      await expect(price(/^Chicago Bears, spread [^n]/)).toHaveAttribute('aria-disabled', 'false');
      await expect(price(/^Draw, .*moneyline [^n]/)).toHaveAttribute('data-state', 'open');
      const places = await readPlaces(page);

      await setVisibility(page, 'hidden');
      // They stay as ones that may be old.
      await expect(strip(page).locator('[data-pick][aria-disabled="false"]')).toHaveCount(0);
      await expect(strip(page).locator('[data-pick]')).not.toHaveCount(0);
      expect(await readPlaces(page)).toEqual(places);
      await setVisibility(page, 'visible');
      await expect(price(/^Chicago Bears, spread [^n]/)).toHaveAttribute('aria-disabled', 'false');
      expect(await readPlaces(page)).toEqual(places);

      const board = page.getByRole('grid', { name: 'Lines by league' });
      const onBoard = board.getByRole('button', { name: /^Chicago Bears, spread/ });
      await price(/^Chicago Bears, spread/).click();
      await expect(price(/^Chicago Bears, spread/)).toHaveAttribute('aria-pressed', 'true');
      await expect(onBoard).toHaveAttribute('aria-pressed', 'true');
      await expectCleanInBothSchemes(page, 'the spotlight with a pick');
      await price(/^Chicago Bears, spread/).click();
      await expect(onBoard).toHaveAttribute('aria-pressed', 'false');
      if (!hasTouch) return;

      for (const box of await strip(page)
        .locator('[data-pick]')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect)))
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TOUCH_PX);
      const second = strip(page).getByRole('row').locator('> *').nth(1);
      const begins = () =>
        second.evaluate(
          (game) =>
            game.getBoundingClientRect().x - game.closest('nav')!.parentElement!.getBoundingClientRect().x,
        );
      const short = (await begins()) - 12;
      await second.evaluate((game, by) => void (game.closest('nav')!.parentElement!.scrollLeft += by), short);
      await expect.poll(begins).toBeCloseTo(0, 0);
    });
  });
