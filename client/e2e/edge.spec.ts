import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startCuttingProxy } from '../testing/cutting-proxy.ts';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { createLineMover, MOVER_FEED } from './book/line-mover.ts';
import { createGames, createOpeningImage, moveRow } from './book/pushed-games.ts';
import { type GatewayUnderTest, startGateway } from './book/start-gateway.ts';
import { redisServer, startRedis } from './book/start-redis.ts';

const WATCH_KEY = 'the-key-of-the-edges-in-this-test';
const portOf = ({ origin }: GatewayUnderTest): number => Number(new URL(origin).port);

test('pages whose prices come from the edge stay live and signed in through an outage of the database, and bet after it', async ({
  browser,
}) => {
  test.skip(redisServer === undefined, 'needs redis-server; apt-get install redis-server brings it');
  test.setTimeout(120_000);
  const stops: Array<() => Promise<unknown> | void> = [];
  try {
    const redis = await startRedis();
    stops.unshift(() => redis.stop());
    const proxy = await startCuttingProxy(0);
    stops.unshift(() => proxy.close());
    const shared = {
      PUBLIC_ORIGINS: proxy.url,
      REDIS_URL: redis.url,
      WATCH_KEY,
      // This process is the line mover: on a busy machine it may say nothing for seconds.
      FEED_SILENCE_MS: '6000',
      PULSE_MS: '500',
    };
    const full = {
      ...shared,
      FEED: 'push',
      FEED_PUSH_TOKENS: `${MOVER_FEED.feedId}:${MOVER_FEED.token}`,
      INITIAL_LEAGUE: 'Football/NFL',
    };
    // It has the database, which is gone with it.
    const owner = await startGateway({ ...full, DATABASE_CONNECTIONS: '30' });
    stops.unshift(() => owner.stop());
    const script = join(import.meta.dirname, '../../gateway/testing/servers/print-database-url-command.ts');
    const other = await startGateway({
      ...full,
      DATABASE_CONNECTIONS: '6',
      DATABASE_URL: execFileSync(process.execPath, [script, owner.dataDir], { encoding: 'utf8' }),
    });
    stops.unshift(() => other.stop());
    const edge = await startGateway({ ...shared, DEMO: '', ROLE: 'watch' });
    stops.unshift(() => edge.stop());
    proxy.leadTo(portOf(other));
    proxy.leadLiveTo(portOf(edge));
    // From now on the other one runs the feeds.
    await owner.shutDown();
    await owner.restart();
    const mover = createLineMover(other.origin);
    stops.unshift(() => mover.stop());
    const games = createGames(0);
    await mover.image(createOpeningImage(games));

    const context = await browser.newContext();
    stops.unshift(() => context.close());
    const page = await context.newPage();
    await signIn(page, proxy.url, LOGINS.credit);
    const state = page.getByRole('region', { name: 'Price status' });
    await expect(state).toHaveAttribute('data-kind', 'live');
    const line = cell(page, /^Detroit Lions, moneyline/);
    await mover.push(moveRow(games.lions, { moneyLine1: 160 }));
    await expect(line).toContainText('+160');

    await owner.shutDown();
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${other.origin}/readyz`)).json()) as { database: boolean }).database,
      )
      .toBe(false);
    // The page loses its connection meanwhile, and nobody can look up its session.
    proxy.cut();
    await mover.push(moveRow(games.lions, { moneyLine1: 170 }));
    await expect(line).toContainText('+170', { timeout: 20_000 });
    await expect(state).toHaveAttribute('data-kind', 'live');
    await expect(page.getByText('Available')).toBeVisible();
    await line.click();
    await slip(page)
      .getByLabel(/^Risk on Detroit Lions/)
      .fill('10');
    await place(slip(page), 'Risk 10.00 to win 17.00');
    await expect(slip(page).getByRole('alert')).toBeVisible();

    await owner.restart();
    await place(slip(page), 'Risk 10.00 to win 17.00');
    await expect(page.getByText('Ticket accepted')).toBeVisible();
  } finally {
    for (const stop of stops) await stop();
  }
});
