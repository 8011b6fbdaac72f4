import { join } from 'node:path';
import { test } from '@playwright/test';
import { expect, LOGINS, signIn, slip } from './book/fixtures.ts';
import { betOf, createSlipDriver, transactionOf, type WagerTab } from './book/slip-driver.ts';
import { startGateway } from './book/start-gateway.ts';

const SAMPLE = join(import.meta.dirname, '..', '..', 'gateway/testing/samples/nflverse-sunday.csv');

/** What the file says won, however far the lines move before: 3–23, 45–10, and 13–3 at a total of 45½. */
const CHICAGO = /^Chicago Bears, money line/;
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

/** Every one of them wins. */
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

const centsOf = (text: string): number => Math.round(Number(text.replace(/[,+]/g, '')) * 100);

test('wagers of every type on replayed games are graded by their historical scores and paid', async ({
  page,
}) => {
  test.setTimeout(150_000);
  // 36 book hours before the kick-off, 50 of their minutes a second.
  const gateway = await startGateway({ FEED: `replay:${SAMPLE}?speed=3000`, LIVE_DELAY_MS: '0' });
  try {
    await signIn(page, gateway.origin, LOGINS.postUp);
    const driver = createSlipDriver(page, gateway.origin);
    await driver.pick(CHICAGO);
    await slip(page).getByLabel('When prices move').selectOption('Take any price');
    await slip(page).getByRole('button', { name: '200', exact: true }).click();
    const straights = await driver.place(/^Risk .* to win/);

    const tickets: string[] = [];
    for (const { type, picks, teaser, roundRobin, arbc, amount } of PLAYS) {
      await driver.chooseType(type);
      if (teaser !== undefined) await slip(page).getByLabel('Teaser', { exact: true }).selectOption(teaser);
      await driver.pick(...picks);
      if (roundRobin)
        await slip(page)
          .getByRole('button', { name: /Parlays of 2/ })
          .click();
      if (arbc) await slip(page).getByRole('switch', { name: 'Birdcage (ARBC)' }).check();
      for (const field of await slip(page).getByLabel(amount).all()) await field.fill('20');
      tickets.push(await driver.place(/^Risk .* to win/));
    }

    await driver.visit('openBets');
    const toWins: string[] = [];
    for (const ticket of tickets) toWins.push(await betOf(page, ticket).locator('dd').last().innerText());
    await expect(betOf(page, straights)).toContainText('+200.00', { timeout: 60_000 });
    await expect(betOf(page, straights)).toContainText('3–23');
    await expect(page.getByLabel('Balance').locator('dd').last()).toHaveText('0.00', { timeout: 90_000 });
    const gainCents = toWins.reduce((sum, toWin) => sum + centsOf(toWin), 0);
    for (const [at, ticket] of tickets.entries()) {
      await expect(betOf(page, ticket)).toContainText('Won 45–10');
      await expect(betOf(page, ticket)).toContainText('Won 13–3');
      await expect(betOf(page, ticket)).toContainText(`+${toWins[at]}`);
    }
    const available = await page.getByLabel('Balance').locator('dd').first().innerText();
    expect(centsOf(available)).toBe(520_000 + gainCents);

    await driver.visit('transactions');
    for (const [at, ticket] of tickets.entries())
      await expect(transactionOf(page, ticket)).toContainText(`+${toWins[at]}`);
  } finally {
    await gateway.stop();
  }
});
