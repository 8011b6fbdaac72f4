import { expect, type Page, test } from '@playwright/test';
import { createCustomers } from './book/customers.ts';
import { pageHeaders, signIn } from './book/fixtures.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

/** More than the favorite needs to win once and lose once. */
const MOST_RACES = 40;
const STAKE_CENTS = 500;
const FIRST_CENTS = 100_000;

let gateway: GatewayUnderTest;

test.beforeAll(async () => {
  gateway = await startGateway({ SANDBOX: 'true' });
});
test.afterAll(() => gateway.stop());

const centsOf = (text: string | null): number =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);
const read = async <T>(page: Page, path: string): Promise<T> =>
  (await page.request.get(`${gateway.origin}${path}`)).json() as Promise<T>;

/** A player at the blackjack table, by the calls that its page makes. */
const sitDown = async (page: Page, name: string) => {
  const launched = await page.request.post(`${gateway.origin}/api/integrations/launch`, {
    headers: await pageHeaders(page, gateway.origin),
    data: { name, parameters: [] },
  });
  const { address } = (await launched.json()) as { address: string };
  const { origin, searchParams } = new URL(address);
  const call = async <T>(path: string, data: object, session = ''): Promise<T> => {
    const headers = { origin, authorization: `Bearer ${session}` };
    return (await page.request.post(`${origin}/${path}`, { headers, data })).json() as Promise<T>;
  };
  const { session } = await call<{ session: string }>('enter', { token: searchParams.get('token') });
  const table = { game: 'blackjack', title: '' };
  return {
    deal: async (nonce: number): Promise<{ winCents: number | null }> => {
      const start = { ...table, nonce, clientSeed: 'mine', bet: { stakeCents: 1_000 } };
      return (await call<{ round: { winCents: number | null } }>('games/start', start, session)).round;
    },
  };
};

test('a game of the sandbox is opened in its frame, won and lost, and is in balance, daily figures, transactions and plays to the cent', async ({
  browser,
}) => {
  const customers = createCustomers(gateway.dataDir);
  const login = await customers.add({ customerId: 'RACER', balanceCents: FIRST_CENTS });
  await customers.stop();
  const page = await browser.newPage();
  await signIn(page, gateway.origin, login);
  await page.goto(`${gateway.origin}/#/horses`);
  const frame = page.frameLocator('iframe[title="Horses"]');
  const race = frame.getByRole('button', { name: 'Start the race' });
  await expect(race).toBeEnabled();
  expect(
    page
      .frames()
      .map((each) => each.url())
      .join(),
  ).not.toContain('token=');

  const seen = { won: 0, lost: 0 };
  let wonCents = 0;
  let races = 0;
  while ((seen.won === 0 || seen.lost === 0) && races < MOST_RACES) {
    await race.click();
    races += 1;
    const said = frame.getByText(/You won|No win this time/);
    await expect(race).toBeEnabled();
    const text = await said.textContent();
    const isWon = text?.startsWith('You won') === true;
    seen[isWon ? 'won' : 'lost'] += 1;
    wonCents += isWon ? centsOf(text) : 0;
  }
  const balanceCents = FIRST_CENTS + wonCents - races * STAKE_CENTS;
  expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0);
  expect(centsOf(await frame.locator('header strong').textContent())).toBe(balanceCents);
  // The book's own page heard of each race without a reload.
  await expect
    .poll(async () => centsOf(await page.locator('header dl dd').first().textContent()))
    .toBe(balanceCents);

  const made = balanceCents - FIRST_CENTS;
  const week = JSON.stringify(await read(page, '/api/daily-figures'));
  expect(week).toContain(`"casinoWinLossTotalCents":${made}`);
  const { totalCents } = await read<{ totalCents: number }>(page, '/api/transactions?type=C');
  expect(totalCents).toBe(made);
  await page.goto(`${gateway.origin}/#/nonPosted`);
  await expect(page.getByRole('heading', { name: 'Casino plays not posted' })).toBeVisible();
  const open = async () => JSON.stringify(await read(page, '/api/casino-plays/not-posted'));
  expect(await open()).not.toContain('"riskCents":1000');

  // A hand that is abandoned in the middle is a play that isn't posted. A dealt blackjack is over at once.
  const hand = await sitDown(page, 'casino');
  let dealt = await hand.deal(0);
  for (let nonce = 1; dealt.winCents !== null && nonce < MOST_RACES; nonce += 1)
    dealt = await hand.deal(nonce);
  expect(await open()).toContain('"riskCents":1000');
  await page.reload();
  await expect(page.getByRole('main').getByText('10.00').first()).toBeVisible();
  await page.close();
});

test('CASH-3, CASH-6, CASH-7: money goes in by the rule, waits on its way out, and is taken back, in the cashier’s frame', async ({
  browser,
}) => {
  const customers = createCustomers(gateway.dataDir);
  const login = await customers.add({ customerId: 'PAYER', balanceCents: FIRST_CENTS });
  await customers.stop();
  const page = await browser.newPage();
  await signIn(page, gateway.origin, login);
  await page.goto(`${gateway.origin}/#/cashier`);
  const frame = page.frameLocator('iframe[title="Cashier"]');
  const shown = () => page.locator('header dl dd').first();
  await frame.getByLabel('Amount').fill('250.00');
  await frame.getByLabel('Amount').press('Enter');
  await expect(frame.getByText('Approved.')).toBeVisible();
  await expect.poll(async () => centsOf(await shown().textContent())).toBe(FIRST_CENTS + 25_000);

  await frame.getByRole('button', { name: 'Payout' }).click();
  await frame.getByLabel('Amount').fill('1000');
  await frame.getByRole('button', { name: 'Request payout' }).click();
  await expect(frame.getByText('Waiting')).toBeVisible();
  await expect(frame.getByText('You can withdraw 250.00')).toBeVisible();
  expect(centsOf(await frame.locator('header strong').textContent())).toBe(25_000);
  await frame.getByRole('button', { name: 'Take back: Payout 1,000.00' }).click();
  await expect(frame.getByText('Taken back')).toBeVisible();
  await expect(frame.getByText('You can withdraw 1,250.00')).toBeVisible();
  const { totalCents } = await read<{ totalCents: number }>(page, '/api/transactions?type=M');
  expect(totalCents).toBe(25_000);
  await page.close();
});

test('CALL2-47, ENT2-40: OnlyPlay’s own pictures are on its tiles', async ({ browser }) => {
  const customers = createCustomers(gateway.dataDir);
  const login = await customers.add({ customerId: 'LOOKER', balanceCents: 0 });
  await customers.stop();
  const page = await browser.newPage();
  await signIn(page, gateway.origin, login);
  await page.goto(`${gateway.origin}/#/integrations/OnlyPlay`);
  const icon = page.getByRole('gridcell').locator('img').first();
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await page.close();
});

test('CALL1-17, R1-29, CALL2-39: widget and boards show what their addresses name: a game’s teams, a page, a board', async ({
  browser,
}) => {
  const customers = createCustomers(gateway.dataDir);
  const login = await customers.add({ customerId: 'WATCHER', balanceCents: 0 });
  await customers.stop();
  const page = await browser.newPage();
  await signIn(page, gateway.origin, login);
  const { gameNums } = await read<{ gameNums: number[] }>(page, '/api/offering/props-games');
  const { game } = await read<{ game: { team1Id: string; team2Id: string } }>(
    page,
    `/api/offering/games/${gameNums[0]}`,
  );
  await page.goto(`${gateway.origin}/#/dstWidget/${gameNums[0]}`);
  const widget = page.frameLocator('iframe[title="Props builder"]');
  await expect(
    widget.getByRole('heading', { name: `Player props, ${game.team1Id} at ${game.team2Id}` }),
  ).toBeVisible();

  await page.goto(`${gateway.origin}/#/liveBettingIDS`);
  const ids = page.frameLocator('iframe[title="Live betting IDS"]');
  await expect(ids.getByRole('button', { name: '17 All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(ids.getByRole('listitem')).toHaveCount(7);
  await ids.getByRole('button', { name: '22 Handball' }).click();
  await expect(ids.getByRole('listitem')).toHaveCount(2);

  const board = page.frameLocator('iframe[title="BAS"]');
  await page.goto(`${gateway.origin}/#/integrations/BASIntegration/7`);
  await expect(board.getByText('Board 7')).toBeVisible();
  await page.goto(
    `${gateway.origin}/#/integrations/BASIntegration/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  );
  await expect(board.getByRole('columnheader', { name: 'Result' })).toBeVisible();
  await expect(board.getByText(/Board|onerror/)).toHaveCount(0);
  await expect(board.locator('img')).toHaveCount(0);
  await page.close();
});
