import { SESSION_CALLS } from '@lineboard/domain/doors/contract/session-calls';
import { PAGE_HEADER, VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { encryptPassword } from '../../src/ground/session/encrypt-password.ts';
import { createCustomers, type Customers, type Login } from './customers.ts';
import { createLineMover, type LineMover, MOVER_FEED } from './line-mover.ts';
import { createGames, createOpeningImage, type Games } from './pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './start-gateway.ts';

/** Short enough that a test sees a live wager wait and then be decided. */
export const LIVE_DELAY_MS = 3_000;

interface Book {
  gateway: GatewayUnderTest;
  mover: LineMover;
  customers: Customers;
}

interface BookOfTest extends Book {
  games: Games;
}

export const LOGINS = {
  credit: { customerId: 'CREDIT1', password: 'credit-demo-1' },
  postUp: { customerId: 'POSTUP1', password: 'postup-demo-1' },
} as const;

/** `book`: the worker's own gateway, with the lines of a fresh opening image in each test. */
export const test = base.extend<{ book: BookOfTest }, { gatewayWithMover: Book & { rounds: number } }>({
  gatewayWithMover: [
    async ({ browserName }, use) => {
      const gateway = await startGateway({
        BOOK_NAME: `Lineboard in ${browserName}`,
        FEED: 'push',
        FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
        // This process is the line mover: on a busy machine it may say nothing for seconds.
        FEED_SILENCE_MS: '6000',
        LIVE_DELAY_MS: String(LIVE_DELAY_MS),
        PULSE_MS: '500',
        INITIAL_LEAGUE: 'Football/NFL',
      });
      const mover = createLineMover(gateway.origin);
      const customers = createCustomers(gateway.dataDir);
      await use({ gateway, mover, customers, rounds: 0 });
      mover.stop();
      await customers.stop();
      await gateway.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  book: async ({ gatewayWithMover }, use) => {
    const games = createGames(gatewayWithMover.rounds);
    gatewayWithMover.rounds += 1;
    await gatewayWithMover.mover.image(createOpeningImage(games));
    await use({ ...gatewayWithMover, games });
  },
});

export { expect };

/**
 * Like `expect(…).toBeVisible()`, but the error says what was there instead, also on a page that the test opened
 * itself.
 */
const expectVisible = async (wanted: Locator, around: Locator): Promise<void> => {
  try {
    await expect(wanted).toBeVisible();
  } catch (error) {
    throw new Error(`${String(error)}\n\nInstead:\n${await around.ariaSnapshot()}`, { cause: error });
  }
};

/** Signs in with the form, as a customer does. */
const signInByForm = async (page: Page, origin: string, login: Login): Promise<void> => {
  await page.goto(`${origin}/#/signIn`);
  await page.getByLabel('Customer ID').fill(login.customerId);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(page);
};

const expectSignedIn = (page: Page): Promise<void> =>
  expectVisible(page.getByText('Available'), page.locator('body'));

/**
 * Signs in on the board. A page that has shown nothing yet gets its session without the form, which takes half the
 * time.
 */
export const signIn = async (page: Page, origin: string, login: Login): Promise<void> => {
  if (page.url() !== 'about:blank') return signInByForm(page, origin, login);
  const { request } = page.context();
  const headers = { origin };
  const token = await request.post(`${origin}${SESSION_CALLS.issueLoginToken.path}`, { headers });
  expect(token.status(), await token.text()).toBe(200);
  const { key, resultMessage } = (await token.json()) as { key: string; resultMessage: string };
  const password = await encryptPassword(login.password, resultMessage);
  const answer = await request.post(`${origin}${SESSION_CALLS.signIn.path}`, {
    headers,
    data: { customerId: login.customerId, password, key },
  });
  expect(await answer.json(), `the sign-in of ${login.customerId}`).toMatchObject({ resultCode: 0 });
  await page.goto(`${origin}/#/`);
  await expectSignedIn(page);
  // Later changes of the account are followed from the state that was noted here.
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept: string) => kept.includes('"accountSeen":{')),
  );
};

/** The headers that the browser's page sends, for calls that a test makes in its place. */
export const pageHeaders = async (page: Page, origin: string): Promise<Record<string, string>> => {
  const answer = await page.request.get(`${origin}${SESSION_CALLS.readSession.path}`);
  const { page: mark = VISITORS_PAGE } = (await answer.json()) as SessionAnswer;
  return { origin, [PAGE_HEADER]: mark };
};

/** A price on the board by its sentence, e.g. /Chicago Bears, spread/. */
export const cell = (page: Page, sentence: RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name: sentence });

/** Places the bet on a slip or sheet without holding the button: one press, and another as soon as it is allowed. */
export const place = async (
  part: Locator,
  label: string | RegExp,
  press: 'click' | 'tap' = 'click',
): Promise<void> => {
  const bet = part.getByRole('button', { name: label });
  await expectVisible(bet, part);
  await bet[press]();
  const again = part.getByRole('button', { name: /^Press again/ });
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  await again[press]();
};

/** The slip next to the board or above it. */
export const slip = (page: Page): Locator => page.getByRole('complementary', { name: 'Bet slip' });
