import type { Locator, Page } from '@playwright/test';
import { expect, signIn, slip, test } from './book/fixtures.ts';
import { createOpeningImage, gameRow, lineRow, moveRow } from './book/pushed-games.ts';

const LAYOUT = 'Football.NFL*400_.live*400_Football.NFL.1*400_.bets*400';

const pane = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Prices of all panes, by what they look like and whether they can be pressed. */
const listPrices = (page: Page): Promise<string[]> =>
  page
    .locator('[data-pane] [data-pick]')
    .evaluateAll((cells) => [
      ...new Set(
        cells.map(
          (cell) =>
            `${/^\w+/.exec((cell as HTMLElement).dataset['state'] ?? '')?.[0]} ${cell.ariaDisabled === 'true' ? 'closed' : 'open'}`,
        ),
      ),
    ]);

const open = async (page: Page, origin: string): Promise<void> => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${origin}/#/panes?p=${LAYOUT}`);
  for (const name of ['NFL', 'In play', 'NFL · 1st half'])
    await expect(pane(page, name).locator('[data-pick]').first()).toHaveAttribute('aria-disabled', 'false');
};

test('a price that may be old is bettable in no pane: of a silent feed, or of a gateway that is gone', async ({
  book,
  page,
}) => {
  const { gateway, mover, games } = book;
  await signIn(page, gateway.origin, await book.customers.add({ customerId: 'PANESOLD' }));
  await open(page, gateway.origin);
  expect((await listPrices(page)).toSorted()).toContain('open open');
  mover.fallSilent();
  await expect.poll(() => listPrices(page), { timeout: 20_000 }).toEqual(['suspended closed']);
  const silent = pane(page, 'NFL').getByRole('button', { name: /^Seattle Seahawks, moneyline.*suspended/ });
  await silent.click({ force: true });
  await expect(slip(page).getByText('No picks yet')).toBeVisible();
  await mover.image(createOpeningImage(games));
  await expect.poll(() => listPrices(page)).toContain('open open');

  await gateway.kill();
  await expect(page.getByText(/Prices may be old since/).first()).toBeVisible();
  await expect.poll(() => listPrices(page)).toEqual(['stale closed']);
  await expect(
    pane(page, 'In play').getByRole('button', { name: /^Seattle Seahawks, moneyline.*may be old/ }),
  ).toBeVisible();
  await gateway.restart();
  await mover.image(createOpeningImage(games));
  await expect.poll(() => listPrices(page), { timeout: 40_000 }).toContain('open open');
});

test('a market that the book holds is held in each pane that has it, and open again in each', async ({
  book,
  page,
}) => {
  await open(page, book.gateway.origin);
  const price = (name: string) =>
    pane(page, name).getByRole('button', { name: /^Seattle Seahawks, moneyline/ });
  await book.mover.push(moveRow(book.games.hawks, { moneyLineStatus: 'H' }));
  for (const name of ['NFL', 'In play']) {
    await expect(price(name)).toHaveAttribute('data-state', /^held/);
    await expect(price(name)).toHaveAttribute('aria-disabled', 'true');
    await price(name).click({ force: true });
    await expect(price(name)).toHaveAttribute('aria-pressed', 'false');
  }
  await book.mover.push(moveRow(book.games.hawks, { moneyLineStatus: 'O' }));
  for (const name of ['NFL', 'In play']) await expect(price(name)).toHaveAttribute('data-state', /^open/);
});

test('Back from a game leads to where each pane was left, and reload keeps the panes and the pick', async ({
  book,
  page,
}) => {
  const { origin } = book.gateway;
  const first = book.games.bears + 600;
  await book.mover.push(
    ...Array.from({ length: 24 }, (_, at) => [
      gameRow({
        gameNum: first + at,
        sportType: 'Basketball',
        sportSubType: 'NBA',
        team1Id: `Visitors ${at}`,
        team2Id: `Hosts ${at}`,
      }),
      lineRow(first + at),
    ]).flat(),
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${origin}/#/panes?p=Football.NFL*400_Basketball.NBA*400_.live*400`);
  const offset = () =>
    pane(page, 'NBA')
      .locator('[data-index]')
      .first()
      .evaluate((row) => row.parentElement!.parentElement!.scrollTop);
  await pane(page, 'NBA')
    .getByRole('button', { name: /^Visitors 0, moneyline/ })
    .hover();
  await page.mouse.wheel(0, 700);
  await expect.poll(offset).toBe(700);
  const chosen = pane(page, 'NBA').getByRole('button', { name: /^Visitors 12, moneyline/ });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate((game) => void (location.hash = `#/game/${game}`), first + 12);
  await expect(page.locator('[data-pane]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-pane]')).toHaveCount(3);
  await expect.poll(offset).toBe(700);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('[data-pane]')).toHaveCount(3);
  await expect(slip(page).getByText('Visitors 12').first()).toBeVisible();
});

test('when another customer signs in on the page, saved panes, bets and the open list of the first are gone', async ({
  book,
  context,
  page,
}) => {
  const { origin } = book.gateway;
  const ann = await book.customers.add({ customerId: 'PANESANN', balanceCents: 111_100 });
  const bob = await book.customers.add({ customerId: 'PANESBOB', balanceCents: 222_200 });
  await signIn(page, origin, ann);
  await open(page, origin);
  await page.getByRole('button', { name: 'Saved panes' }).click();
  await page.getByLabel('Name for these panes').fill('Plan of Ann');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as “Plan of Ann”.')).toBeVisible();
  await pane(page, 'NFL')
    .getByRole('button', { name: /^Chicago Bears, spread/ })
    .click();
  await expect(slip(page).getByText('Chicago Bears').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saved panes' }).click();
  await expect(page.getByRole('button', { name: 'Plan of Ann', exact: true })).toBeVisible();

  const second = await context.newPage();
  await second.goto(`${origin}/#/`);
  await second.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await second.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(second.getByText('Available')).toHaveCount(0);
  await expect(page.getByText('Plan of Ann')).toHaveCount(0);
  await signIn(second, origin, bob);
  await expect(page.getByText('2,222.00').first()).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('NFL.1');
  await expect(pane(page, 'NFL · 1st half')).toHaveCount(0);
  await expect(pane(page, 'NFL').locator('[data-pick]').first()).toBeVisible();
  expect(await page.locator('[data-pane] [aria-pressed="true"][data-pick]').count()).toBe(0);
  await page.getByRole('button', { name: 'Saved panes' }).click();
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  await expect(page.getByText('Plan of Ann')).toHaveCount(0);

  await page.goBack();
  await page.goForward();
  await expect(pane(page, 'NFL').locator('[data-pick]').first()).toBeVisible();
  expect(page.url()).not.toContain('NFL.1');
});
