import { expect, test } from '@playwright/test';
import { startGateway } from './book/start-gateway.ts';

test('a chosen league is shown whole on a tall window, and one press goes back to the first', async ({
  browser,
}) => {
  const gateway = await startGateway({ INITIAL_LEAGUE: 'Football/College Football' });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1_440 } });
  try {
    await page.goto(gateway.origin);
    const board = page.getByRole('grid', { name: 'Lines by league' });
    await expect(board.getByRole('button', { name: /spread/ }).first()).toBeVisible();
    // Every row of the window has its lines, also those at the bottom.
    await expect.poll(() => board.locator('[data-index]').count()).toBeGreaterThan(20);
    await expect(board.locator('[data-index][aria-busy]')).toHaveCount(0);
    await expect(board.locator('[data-index]:has([aria-busy])')).toHaveCount(0);

    const menu = page.getByRole('navigation', { name: 'Sports menu' });
    await menu.getByRole('button', { name: /^Tennis/ }).click();
    await menu.getByRole('button', { name: /^ATP/ }).click();
    await expect(board.getByRole('heading', { name: 'ATP', level: 2 })).toBeInViewport();
    await expect(board.getByRole('heading', { name: 'College Football', level: 2 })).not.toBeInViewport();
    const open = page.getByRole('navigation', { name: 'Leagues on the board' });
    await open.getByRole('button', { name: 'College Football', exact: true }).click();
    await expect(board.getByRole('heading', { name: 'College Football', level: 2 })).toBeInViewport();
    await expect(board.getByRole('heading', { name: 'ATP', level: 2 })).not.toBeInViewport();
    await open.getByRole('button', { name: 'Clear all' }).click();
    await expect(board.locator('[data-index]')).toHaveCount(0);
  } finally {
    await page.close();
    await gateway.stop();
  }
});
