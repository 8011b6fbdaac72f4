import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { moveRow } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS, type WagerTab } from './book/slip-driver.ts';

/** A desk shows five of them and more, a phone two above the action. */
const STRAIGHT_PX = 112;
const LEG_PX = 64;
const FINGER_PX = 44;

const cardsOf = (part: Locator): Locator => part.locator('section[data-available]');

const heightsOf = (cards: Locator): Promise<number[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));

const expectAtMost = async (cards: Locator, mostPx: number): Promise<void> =>
  expect
    .poll(async () => {
      const heights = await heightsOf(cards);
      return heights.length > 0 && Math.max(...heights) <= mostPx ? 'low' : heights;
    })
    .toBe('low');

/** How far a finger reaches a part from its middle, up and down and to both sides, without what lies over it. */
const reachOf = (part: Locator): Promise<{ width: number; height: number }> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isHit = (atX: number, atY: number): boolean =>
      element.contains(document.elementFromPoint(atX, atY)) ||
      document.elementFromPoint(atX, atY) === element;
    const reach = (stepX: number, stepY: number): number => {
      let by = 0;
      while (by < 100 && isHit(x + stepX * (by + 1), y + stepY * (by + 1))) by += 1;
      return by;
    };
    return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
  });

const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate((wanted) => {
    const kept = localStorage.getItem('lb-device') ?? '';
    localStorage.setItem('lb-device', kept.replace(/"language":"[^"]*"/, `"language":"${wanted}"`));
  }, language);
  await page.reload();
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test.beforeEach(async ({ book, page }, { testId }) => {
      const customerId = `LOW-${testId.slice(-9)}`.toUpperCase();
      await signIn(
        page,
        book.gateway.origin,
        await book.customers.add({ customerId, balanceCents: 500_000 }),
      );
    });

    test('a straight is low, in Thai, too, and what it takes to bet is in sight with it', async ({
      book,
      page,
    }) => {
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.pick(CELLS.bearsSpread, CELLS.lionsMoney, /^Seattle Seahawks, spread/);
      const part = await driver.open();
      await part.getByLabel(/^Risk on Chicago Bears/).fill('100');
      const cards = cardsOf(part);
      await expect(cards).toHaveCount(3);
      await expectAtMost(cards, STRAIGHT_PX);
      const action = part.locator('button[data-kind]');
      await expect(action).toBeInViewport({ ratio: 1 });
      if (hasTouch) {
        const second = (await cards.nth(1).boundingBox())!;
        expect(second.y + second.height).toBeLessThanOrEqual((await action.boundingBox())!.y);
        await expect(cards.nth(1)).toBeInViewport({ ratio: 1 });
      } else {
        for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
        await expect(part.getByRole('radiogroup', { name: 'Same picks as' })).toBeInViewport({ ratio: 1 });
        await expect(part.getByText('Total risk')).toBeInViewport({ ratio: 1 });
      }
      await speak(page, 'th');
      const sheet = page.getByRole('dialog').filter({ has: page.locator('[data-kind]') });
      if (hasTouch)
        await expect(async () => {
          if (!(await sheet.isVisible()))
            await page.getByRole('navigation').last().getByRole('button').nth(2).tap({ timeout: 1_000 });
          await expect(sheet).toBeVisible({ timeout: 1_000 });
        }).toPass();
      const thai = cardsOf(page.locator('body'));
      await expect(thai).toHaveCount(3);
      await expect(thai.first()).toBeVisible();
      await expectAtMost(thai, STRAIGHT_PX);
    });

    for (const [type, picks] of [
      ['Parlay', [CELLS.bearsSpread, CELLS.lionsMoney, /^Seattle Seahawks, spread/]],
      ['Teaser', [CELLS.bearsSpread, CELLS.lionsSpread]],
      ['Action reverse', [CELLS.bearsSpread, CELLS.lionsMoney]],
    ] as const satisfies ReadonlyArray<readonly [WagerTab, readonly RegExp[]]>)
      test(`a pick of several is lower still: ${type}`, async ({ book, page }) => {
        const driver = createSlipDriver(page, book.gateway.origin);
        await driver.chooseType(type);
        await driver.pick(...picks);
        const part = await driver.open();
        await expect(cardsOf(part)).toHaveCount(picks.length);
        await expectAtMost(cardsOf(part), LEG_PX);
        await book.mover.push(moveRow(book.games.bears, { spread1: 3, spread2: -3 }));
        await expect(cardsOf(part).getByText('Line changed').first()).toBeAttached();
        await expectAtMost(cardsOf(part), LEG_PX);
        if (!hasTouch || type === 'Teaser') return;
        const card = cardsOf(part).first();
        for (const button of [
          card.getByRole('button', { name: 'Accept' }),
          card.getByRole('button', { name: /^Remove/ }),
        ])
          expect((await reachOf(button)).height).toBeGreaterThanOrEqual(FINGER_PX);
      });

    test('everything of a card is at hand, and a changed line with it', async ({ book, page }) => {
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.pick(CELLS.bearsSpread);
      const part = await driver.open();
      const card = cardsOf(part).first();
      const risk = card.getByLabel(/^Risk on/);
      await risk.fill('100');
      const before = [await card.boundingBox(), await risk.boundingBox()];
      await book.mover.push(moveRow(book.games.bears, { spread1: 3, spread2: -3, spreadAdj1: -113 }));
      const accept = card.getByRole('button', { name: 'Accept' });
      await expect(accept).toBeVisible();
      expect([await card.boundingBox(), await risk.boundingBox()]).toEqual(before);
      await expect(card).toContainText('+3½ −110 → +3 −113');
      const parts = {
        remove: card.getByRole('button', { name: /^Remove/ }),
        points: card.getByRole('combobox', { name: /^Points on/ }),
        risk,
        toWin: card.getByLabel(/^To win on/),
        max: card.getByRole('button', { name: /^Max/ }),
        accept,
      };
      const least = hasTouch ? FINGER_PX : 24;
      for (const [name, one] of Object.entries(parts)) {
        const { width, height } = await reachOf(one);
        expect({ name, isWide: width >= least, isHigh: height >= least }).toEqual({
          name,
          isWide: true,
          isHigh: true,
        });
      }
    });
  });
