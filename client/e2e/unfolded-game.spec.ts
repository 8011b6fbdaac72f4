import type { Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../src/ground/ui/breakpoints.ts';
import { BOARD_SCREENS } from './book/board-screens.ts';
import { expect, test } from './book/fixtures.ts';
import { lineRow } from './book/pushed-games.ts';

/** WCAG 2.5.5. */
const FINGER_PX = 44;

/**
 * Elements of the unfolded game and its history that leave their place, overlap something else or are too small for a
 * finger.
 */
const findOverrun = (page: Page, leastPx: number): Promise<string[]> =>
  page.evaluate((least) => {
    const boxOf = (part: Element) => {
      const content = document.createRange();
      content.selectNodeContents(part);
      return content.getBoundingClientRect();
    };
    const unfold = document.querySelector(
      '[data-index] [aria-expanded="true"][aria-label*="Chicago Bears"]',
    )!;
    const game = unfold.closest('[data-index]')!;
    const history = document.querySelector('[data-index] [aria-busy]')!;
    const charts = [...history.querySelectorAll('p[aria-hidden="true"]')].filter((figures) => {
      const [written, chart] = [boxOf(figures), figures.parentElement!.getBoundingClientRect()];
      return written.left < chart.left || written.right > chart.right || written.bottom > chart.bottom;
    });
    const isOn = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    // A chart's line is drawn a little beyond its box.
    const cut = [...history.children].filter((part) => part.scrollHeight > part.clientHeight + 2);
    const { top, bottom } = history.getBoundingClientRect();
    const pressed = [...history.querySelectorAll('a, button')];
    const actions = pressed.filter((action) => {
      const box = action.getBoundingClientRect();
      const others = pressed.filter((other) => other !== action);
      return (
        box.height < least ||
        box.top < top ||
        box.bottom > bottom ||
        others.some((other) => isOn(box, other.getBoundingClientRect()))
      );
    });
    const icons = [...unfold.parentElement!.querySelectorAll('svg')];
    const when = game.querySelector('[role="rowheader"] > :first-child')!;
    const shown = when.getBoundingClientRect();
    const outside = [...when.children].filter((word) => {
      const box = boxOf(word);
      return box.right > shown.right + 1 || box.top < shown.top - 1 || box.bottom > shown.bottom + 1;
    });
    const covered = [...game.querySelectorAll('[role="rowheader"] span')].filter((word) =>
      icons.some((icon) => isOn(boxOf(word), icon.getBoundingClientRect())),
    );
    return [...charts, ...cut, ...actions, ...outside, ...covered].map((part) => part.textContent ?? '');
  }, leastPx);

/** The longest text of a start, whatever the hour of the test. */
const showLongestStart = (page: Page): Promise<void> =>
  page
    .getByRole('rowheader', { name: /Chicago Bears/ })
    .first()
    .evaluate((info) => {
      const [day, time] = info.firstElementChild!.children;
      day!.textContent = 'Dec 22';
      time!.textContent = '12:44 PM';
    });

test('an unfolded game and its history have their room on every screen and in every price format', async ({
  book,
  page,
}) => {
  const moved = { moneyLine1: -191, moneyLine2: 171, spread1: 13.5, spread2: -13.5 };
  await book.mover.push(lineRow(book.games.bears, moved));
  await page.goto(book.gateway.origin);
  for (const priceType of ['A', 'D', 'F']) {
    await page.evaluate((state) => localStorage.setItem('lb-device', JSON.stringify({ state, version: 1 })), {
      priceType,
    });
    await page.reload();
    for (const [width, height] of BOARD_SCREENS) {
      await page.setViewportSize({ width, height });
      const unfold = page.getByRole('button', { name: /line since opening, Chicago Bears/ });
      if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click();
      await expect(page.getByText(/^Total: opened/)).toBeAttached();
      await showLongestStart(page);
      const leastPx = width < PHONE_BELOW_PX ? FINGER_PX : 0;
      expect(await findOverrun(page, leastPx), `${priceType} at ${width}`).toEqual([]);
    }
  }
});

test('a history that can’t be loaded says so, also in the longest language, with its button in reach', async ({
  book,
  page,
}) => {
  await page.route('**/api/offering/games/*/history', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(book.gateway.origin);
  await page.evaluate(() =>
    localStorage.setItem('lb-device', JSON.stringify({ state: { language: 'es' }, version: 1 })),
  );
  await page.reload();
  await page.getByRole('button', { name: /línea desde la apertura, Chicago Bears/ }).click();
  for (const [width, height] of BOARD_SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(/^No se pudo cargar la línea desde la apertura/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    const leastPx = width < PHONE_BELOW_PX ? FINGER_PX : 0;
    expect(await findOverrun(page, leastPx), `${width}`).toEqual([]);
  }
});
