import { expect, type Locator, type Page, test } from '@playwright/test';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  gateway = await startGateway({ INITIAL_LEAGUE: 'Football/College Football' });
});

test.afterAll(() => gateway.stop());

const lines = (page: Page): Locator => page.getByRole('grid', { name: 'Lines by league' });

const offsetOf = (page: Page): Promise<number> =>
  lines(page).evaluate(
    (grid) => grid.querySelector('[data-index]')?.parentElement?.parentElement?.scrollTop ?? -1,
  );

const scrollFar = async (page: Page): Promise<number> => {
  await expect(
    lines(page)
      .getByRole('button', { name: /spread/ })
      .first(),
  ).toBeVisible();
  await lines(page).hover();
  for (let stroke = 0; stroke < 3; stroke += 1) await page.mouse.wheel(0, 500);
  await expect.poll(() => offsetOf(page)).toBeGreaterThan(1_000);
  // Waits until a flung list comes to rest.
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const [earlier, now] = [before, await offsetOf(page)];
      before = now;
      return now - earlier;
    })
    .toBe(0);
  return before;
};

for (const [screen, width, height] of [
  ['desk', 1440, 800],
  ['phone', 360, 740],
] as const)
  test(`Live opens at its top, and Lines and Back at the place that was left: ${screen}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height } });
    try {
      await page.goto(gateway.origin);
      const left = await scrollFar(page);
      await page.getByRole('link', { name: /^Live/ }).first().click();
      await expect(page).toHaveURL(/live=true/);
      await expect.poll(() => offsetOf(page)).toBe(0);
      await page.getByRole('link', { name: 'Lines', exact: true }).first().click();
      await expect(page).not.toHaveURL(/live=true/);
      await expect.poll(() => offsetOf(page)).toBe(left);

      await page.evaluate(() => void (location.hash = '#/scores'));
      await expect(lines(page)).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => offsetOf(page)).toBe(left);
    } finally {
      await page.close();
    }
  });
