import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startCuttingProxy } from '../testing/cutting-proxy.ts';
import { cell, LOGINS, place, signIn, slip } from './book/fixtures.ts';
import { createLineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage, moveRow } from './book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { redisServer, startRedis } from './book/start-redis.ts';
import { buildNextClient } from './wire/build-next-client.ts';

const PROJECT_ROOT = join(import.meta.dirname, '..', '..');
// A page that reloads itself must get past its worker's cache.
test.use({ serviceWorkers: 'allow' });

/** Recovering from a cut connection takes a moment; nobody is left behind longer than this. */
const BACK_WITHIN_MS = 10_000;

const portOf = ({ origin }: GatewayUnderTest): number => Number(new URL(origin).port);

const state = (page: Page) => page.getByRole('region', { name: 'Price status' });

const expectLive = (page: Page): Promise<void> =>
  expect(state(page)).toHaveAttribute('data-kind', 'live', { timeout: BACK_WITHIN_MS });

/** Waits until a page has fetched all its parts: a part that another gateway doesn't have would make it reload. */
const untilWhole = async (page: Page): Promise<void> => {
  const countFetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let fetched = await countFetched(); fetched !== before; fetched = await countFetched()) {
    before = fetched;
    await page.waitForTimeout(2_000);
  }
};

test('a gateway and pages one wire version newer work next to older ones, and a page that is too old reloads itself with its slip', async ({
  browser,
}) => {
  test.skip(redisServer === undefined, 'needs redis-server; apt-get install redis-server brings it');
  test.setTimeout(180_000);
  const stops: Array<() => Promise<unknown> | void> = [];
  try {
    const nextClient = await mkdtemp(join(tmpdir(), 'lineboard-next-client-'));
    stops.unshift(() => rm(nextClient, { recursive: true, force: true }));
    await buildNextClient(nextClient);
    const redis = await startRedis();
    stops.unshift(() => redis.stop());
    const proxy = await startCuttingProxy(0);
    stops.unshift(() => proxy.close());
    const start = async (env: Readonly<Record<string, string>>, fromSource = false) => {
      const variables = {
        PUBLIC_ORIGINS: proxy.url,
        REDIS_URL: redis.url,
        FEED: 'push',
        FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
        // This process is the line mover: on a busy machine it may say nothing for seconds.
        FEED_SILENCE_MS: '6000',
        PULSE_MS: '500',
        INITIAL_LEAGUE: 'Football/NFL',
        ...env,
      };
      const gateway = await startGateway(variables, { fromSource });
      stops.unshift(() => gateway.stop());
      return gateway;
    };
    // Its database is sized for one gateway, but three use it.
    const older = await start({ DATABASE_CONNECTIONS: '40' });
    const script = join(PROJECT_ROOT, 'gateway/testing/servers/print-database-url-command.ts');
    const next = {
      DATABASE_CONNECTIONS: '6',
      DATABASE_URL: execFileSync(process.execPath, [script, older.dataDir], { encoding: 'utf8' }),
      NODE_OPTIONS: `--import=${new URL('./wire/next-wire-hook.ts', import.meta.url).href}`,
      NEXT_CLIENT_DIR: nextClient,
    };
    const newer = await start(next, true);
    const afterwards = await start({ ...next, NEXT_WIRE_LEAST: 'next' }, true);

    const mover = createLineMover(older.origin);
    stops.unshift(() => mover.stop());
    const games = createGames(0);
    await mover.image(createOpeningImage(games));
    const open = async (): Promise<Page> => {
      const context = await browser.newContext();
      stops.unshift(() => context.close());
      return context.newPage();
    };
    const moveTo = (gateway: GatewayUnderTest): void => {
      proxy.leadTo(portOf(gateway));
      proxy.cut();
    };
    const moneyLine = (page: Page) => cell(page, /^Detroit Lions, moneyline/);

    proxy.leadTo(portOf(older));
    const oldPage = await open();
    await signIn(oldPage, proxy.url, LOGINS.credit);
    await moneyLine(oldPage).click();
    await slip(oldPage)
      .getByLabel(/^Risk on Detroit Lions/)
      .fill('10');
    await untilWhole(oldPage);

    // An old page on the new gateway.
    moveTo(newer);
    await expectLive(oldPage);
    await mover.push(moveRow(games.lions, { moneyLine1: 160 }));
    await expect(moneyLine(oldPage)).toContainText('+160');
    await expect(slip(oldPage).getByLabel(/^Risk on Detroit Lions/)).toHaveValue('10');

    // A new page, first on its own gateway, then on the old one.
    const newPage = await open();
    await signIn(newPage, proxy.url, LOGINS.postUp);
    await moneyLine(newPage).click();
    await slip(newPage)
      .getByLabel(/^Risk on Detroit Lions/)
      .fill('20');
    await untilWhole(newPage);
    moveTo(older);
    for (const page of [oldPage, newPage]) await expectLive(page);
    await mover.push(moveRow(games.lions, { moneyLine1: 170 }));
    for (const page of [oldPage, newPage]) await expect(moneyLine(page)).toContainText('+170');
    await expect(slip(newPage).getByLabel(/^Risk on Detroit Lions/)).toHaveValue('20');

    // The gateway that speaks only the next wire: the old page reloads itself into a new one, once.
    let loads = 0;
    oldPage.on('load', () => loads++);
    moveTo(afterwards);
    await expect.poll(() => loads, { timeout: 20_000 }).toBe(1);
    await expectLive(oldPage);
    await expectLive(newPage);
    await expect(slip(oldPage).getByLabel(/^Risk on Detroit Lions/)).toHaveValue('10.00');
    await place(slip(oldPage), /^Risk 10\.00 to win 17\.00/);
    await expect(slip(oldPage).getByText('Ticket accepted')).toBeVisible();
    expect(loads).toBe(1);
  } finally {
    for (const stop of stops) await stop();
  }
});
