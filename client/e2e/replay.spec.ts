import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import type { Login } from './book/customers.ts';
import { expect, LOGINS, signIn } from './book/fixtures.ts';
import {
  betOf,
  createSlipDriver,
  SCREENS,
  type SlipDriver,
  transactionOf,
  type WagerTab,
} from './book/slip-driver.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';

const GATEWAY = join(import.meta.dirname, '..', '..', 'gateway');
const SAMPLE = join(GATEWAY, 'testing/samples/nflverse-sunday.csv');
/** The kick-off, 36 book hours later, leaves minutes to bet on a busy machine, and some 15 s for a restart. */
const SPEED_FOR_BETS = 900;
const SPEED_OF_GAMES = 7_200;

/** The winners by the file, however far the lines move before: 3–23, 45–10, and 13–3 at a total of 45½. */
const CHICAGO = /^Chicago Bears, moneyline/;
const KANSAS_CITY = /^Kansas City Chiefs, spread/;
const UNDER = /^Under, Los Angeles Rams/;

interface Play {
  type: WagerTab;
  picks: readonly RegExp[];
  teaser?: string;
  roundRobin?: true;
  arbc?: true;
  amount: string | RegExp;
}

/** Every one of these wins. */
const PLAYS: readonly Play[] = [
  { type: 'Action reverse', picks: [CHICAGO, KANSAS_CITY, UNDER], arbc: true, amount: /^Base amount/ },
  { type: 'Parlay', picks: [CHICAGO, KANSAS_CITY, UNDER], roundRobin: true, amount: /^Amount of each/ },
  { type: 'Parlay', picks: [KANSAS_CITY, UNDER], amount: 'Risk on the ticket' },
  { type: 'Teaser', picks: [KANSAS_CITY, UNDER], teaser: 'T tp 6/4', amount: 'Risk on the ticket' },
  { type: 'Teaser', picks: [KANSAS_CITY, UNDER], teaser: 'Pleaser tl 6/4', amount: 'Risk on the ticket' },
  { type: 'If win only', picks: [KANSAS_CITY, UNDER], amount: /^Risk on/ },
  { type: 'If win or push', picks: [KANSAS_CITY, UNDER], amount: /^Risk on/ },
  { type: 'Action reverse', picks: [KANSAS_CITY, UNDER], amount: /^Base amount/ },
];

const STRAIGHT_WIN_CENTS = 20_000;

const centsOf = (text: string): number => Math.round(Number(text.replace(/[,+]/g, '')) * 100);

const availableCents = async (page: Page): Promise<number> =>
  centsOf(await page.getByLabel('Balance').locator('dd').first().innerText());

/** @returns the ticket's number */
const placePlay = async (driver: SlipDriver, play: Play): Promise<string> => {
  const { type, picks, teaser, roundRobin, arbc, amount } = play;
  await driver.chooseType(type);
  let part = await driver.open();
  if (teaser !== undefined) await part.getByLabel('Teaser', { exact: true }).selectOption(teaser);
  await driver.pick(...picks);
  part = await driver.open();
  if (roundRobin) await part.getByRole('button', { name: /Parlays of 2/ }).click();
  if (arbc) await part.getByRole('switch', { name: 'Birdcage (ARBC)' }).check();
  for (const field of await part.getByLabel(amount).all()) await field.fill('20');
  return driver.place(/^Risk .* to win/);
};

/**
 * One customer's whole way, from the first pick to the money in the account.
 * @param allPlaced called once this customer has bet; resolves once everybody has
 */
const playTheSunday = async (
  page: Page,
  origin: string,
  login: Login,
  allPlaced: () => Promise<void>,
): Promise<void> => {
  await signIn(page, origin, login);
  const beforeCents = await availableCents(page);
  const atRiskBefore = await page.getByLabel('Balance').locator('dd').last().innerText();
  const driver = createSlipDriver(page, origin);
  await driver.pick(CHICAGO);
  const part = await driver.open();
  await part.getByLabel('When odds change').selectOption('Take better, or up to 20¢ or ½ pt worse');
  await part.getByRole('button', { name: '200', exact: true }).click();
  const straight = await driver.place(/^Risk .* to win/);
  const tickets: string[] = [];
  for (const play of PLAYS) tickets.push(await placePlay(driver, play));

  await driver.visit('openBets');
  const toWins: string[] = [];
  for (const ticket of tickets) toWins.push(await betOf(page, ticket).locator('dd').last().innerText());
  await allPlaced();
  await expect(betOf(page, straight)).toContainText('+200.00', { timeout: 90_000 });
  await expect(betOf(page, straight)).toContainText(/Won Final: .+ 3, .+ 23/);
  await expect(page.getByLabel('Balance').locator('dd').last()).toHaveText(atRiskBefore, { timeout: 90_000 });
  const gainCents = toWins.reduce((sum, toWin) => sum + centsOf(toWin), 0);
  for (const [at, ticket] of tickets.entries()) {
    await expect(betOf(page, ticket)).toContainText(/Won Final: .+ 45, .+ 10/);
    await expect(betOf(page, ticket)).toContainText(/Won Final: .+ 13, .+ 3/);
    await expect(betOf(page, ticket)).toContainText(`+${toWins[at]}`);
  }
  expect(await availableCents(page)).toBe(beforeCents + STRAIGHT_WIN_CENTS + gainCents);

  await driver.visit('transactions');
  for (const [at, ticket] of tickets.entries())
    await expect(transactionOf(page, ticket)).toContainText(`+${toWins[at]}`);
};

/** The book's clock runs faster after the gateway's next start; the pages reconnect without a reload. */
const hurry = async (gateway: GatewayUnderTest): Promise<void> => {
  const command = join(GATEWAY, 'testing/servers/speed-up-book-command.ts');
  execFileSync(process.execPath, [command, gateway.dataDir, String(SPEED_OF_GAMES)]);
  await gateway.kill();
  await gateway.restart();
};

test('wagers of every type on replayed games are graded by their historical scores and paid, on a desk and on a phone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const feed = `replay:${SAMPLE}?speed=${SPEED_FOR_BETS}`;
  const gateway = await startGateway({ FEED: feed, LIVE_DELAY_MS: '0' });
  const logins = { desk: LOGINS.postUp, phone: LOGINS.credit };
  let betting = Object.keys(logins).length;
  const { promise: faster, resolve, reject } = Promise.withResolvers<void>();
  const allPlaced = (): Promise<void> => {
    betting -= 1;
    if (betting === 0) hurry(gateway).then(resolve, reject);
    return faster;
  };
  try {
    await Promise.all(
      (['desk', 'phone'] as const).map(async (screen) => {
        const context = await browser.newContext(SCREENS[screen]);
        await playTheSunday(await context.newPage(), gateway.origin, logins[screen], allPlaced);
        await context.close();
      }),
    );
  } finally {
    await gateway.stop();
  }
});
