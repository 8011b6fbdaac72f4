import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { createCustomers, type Login } from './book/customers.ts';
import { signIn } from './book/fixtures.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { type Layout, LAYOUTS } from './walk/expect-page.ts';

/** More hands than it takes to win once, lose once and abandon one in the middle. */
const MOST_HANDS = 60;
const FIRST_CENTS = 100_000;
const GAME = 'iframe[title="21G Casino"]';

let gateway: GatewayUnderTest;
const logins = new Map<Layout, Login>();

test.beforeAll(async () => {
  gateway = await startGateway({ SANDBOX: 'true' });
  const customers = createCustomers(gateway.dataDir);
  for (const layout of ['desk', 'phone'] as const) {
    const customerId = `PLAYER-${layout.toUpperCase()}`;
    logins.set(layout, await customers.add({ customerId, balanceCents: FIRST_CENTS }));
  }
  await customers.stop();
});
test.afterAll(() => gateway.stop());

/** `−1,250.00`; a place without a figure counts as none. */
const centsOf = (text: string | null): number => {
  const [, sign = '', figure = '0'] = /([−-]?)\s*([\d,]+\.\d\d)/.exec(text ?? '') ?? [];
  return Math.round(Number(figure.replaceAll(',', '')) * 100) * (sign === '' ? 1 : -1);
};

const goTo = (page: Page, path: string, heading: string) =>
  page
    .goto(`${gateway.origin}/#${path}`)
    .then(() => expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached());

/** What the game says about the hand on its table. */
const resultOf = (game: FrameLocator) => game.getByText(/^You won|^Push|came back|^No win/);

/** Stands on the cards that were dealt. @returns what the game says that the hand won or lost */
const finish = async (game: FrameLocator): Promise<number> => {
  const stand = game.getByRole('button', { name: 'Stand' });
  await expect(stand.or(resultOf(game))).toBeVisible();
  if (await stand.isVisible()) await stand.click();
  await expect(resultOf(game)).toBeVisible();
  const text = (await resultOf(game).textContent())!;
  // Both the amount and the difference are shown; a push shows neither.
  return text.startsWith('Push') ? 0 : centsOf(/\(.*\)/.exec(text)?.[0] ?? null);
};

/** The hand that is on the table, as another page of the site sees it: its stake is pending. */
const expectOpenPlay = async (page: Page, stake: string): Promise<void> => {
  await goTo(page, '/nonPosted', 'Casino plays not posted');
  const main = page.getByRole('main');
  await expect(main.getByText('Under way')).toHaveCount(1);
  await expect(main.getByText(stake, { exact: true }).first()).toBeVisible();
};

/** Each casino figure of the week, in either layout of the table. */
const readCasinoDays = (page: Page): Promise<Array<string | null>> =>
  page.locator('main table').evaluate((table) => {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    );
    const at = rows[0]!.findIndex((text) => text === 'Casino win/loss');
    if (at >= 0) return rows.slice(1).map((row) => row[at] ?? null);
    return rows.find(([name]) => name === 'Casino win/loss')?.slice(1) ?? [];
  });

/** What the site says that the games won or lost, in each place where it does. */
const expectMade = async (page: Page, madeCents: number): Promise<void> => {
  await goTo(page, '/nonPosted', 'Casino plays not posted');
  await expect(page.getByRole('main').getByText('No plays waiting')).toBeVisible();

  await goTo(page, '/transactions?kind=C', 'Transactions');
  const read = await page.request.get(`${gateway.origin}/api/transactions?type=C`);
  const { totalCents } = (await read.json()) as { totalCents: number };
  expect(totalCents).toBe(madeCents);
  const total = (Math.abs(madeCents) / 100).toFixed(2);
  await expect(page.getByRole('main').getByText(total).last()).toBeVisible();

  await goTo(page, '/dailyFigures?view=week', 'Daily figures');
  await expect(page.locator('main table')).toBeVisible();
  const days = (await readCasinoDays(page)).map(centsOf);
  expect(days.reduce((sum, cents) => sum + cents, 0)).toBe(madeCents);
  expect(days.filter((cents) => cents !== 0)).toEqual(madeCents === 0 ? [] : [madeCents]);
};

for (const layout of ['desk', 'phone'] as const)
  test(`SCR2-50, R2-16: on a ${layout} Mini Blackjack is won and lost, and plays, transactions, balance and daily figure say so to the cent`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signIn(page, gateway.origin, logins.get(layout)!);
    await page.setViewportSize(LAYOUTS[layout]);
    await goTo(page, '/Casino21G/1', '21G Casino');
    const game = page.locator(GAME).contentFrame();
    const deal = game.getByRole('button', { name: 'Deal' });
    const stake = (await game.getByRole('radio', { checked: true }).getAttribute('aria-label'))!;
    const seen = { won: false, lost: false, left: false };
    let madeCents = 0;
    for (let hands = 0; hands < MOST_HANDS && !(seen.won && seen.lost && seen.left); hands += 1) {
      const dealt = page.waitForResponse((answer) => answer.url().endsWith('/games/start'));
      await deal.click();
      await dealt;
      const stand = game.getByRole('button', { name: 'Stand' });
      await expect(stand.or(resultOf(game))).toBeVisible();
      if (!seen.left && (await stand.isVisible())) {
        seen.left = true;
        await expectOpenPlay(page, stake);
        await goTo(page, '/Casino21G/1', '21G Casino');
      }
      const hand = await finish(game);
      madeCents += hand;
      if (hand > 0) seen.won = true;
      if (hand < 0) seen.lost = true;
    }
    expect(seen).toEqual({ won: true, lost: true, left: true });
    const balanceCents = FIRST_CENTS + madeCents;
    await expect
      .poll(async () => centsOf(await game.locator('header strong').first().textContent()))
      .toBe(balanceCents);
    // The book's own page heard of each hand without a reload.
    const balance = page.getByRole('banner').getByLabel('Balance').locator('dd').first();
    await expect.poll(async () => centsOf(await balance.textContent())).toBe(balanceCents);
    await expectMade(page, madeCents);
  });
