import { randomBytes } from 'node:crypto';
import { BENCH_FEED, startGateway } from '../../bench/gateway-process.ts';
import { readEmbeddedUrl } from '../../bench/tickets/bench-database.ts';
import { seedCustomers } from '../../bench/tickets/seed-customers.ts';
import type { BookUnderLoad } from './book-under-load.ts';

const METRICS_TOKEN = randomBytes(16).toString('hex');
const PROVIDER = { name: 'load', key: randomBytes(32).toString('hex'), integration: 'casino' };

/** An account holds 2,000 open wagers: enough of them for half an hour of tickets. */
const CUSTOMERS = 20;

/** A gateway with a demo book and customers of its own, on embedded PostgreSQL, that is gone after the run. */
export const openOwnBook = async (): Promise<BookUnderLoad> => {
  const gateway = await startGateway({
    DEMO: 'true',
    FEED_SILENCE_MS: '30000',
    METRICS_TOKEN,
    WALLET_PROVIDERS: `${PROVIDER.name}=${PROVIDER.key}`,
    WALLET_INTEGRATIONS: `${PROVIDER.integration}=${PROVIDER.name}`,
    INTEGRATION_FRAMES: `${PROVIDER.integration}=https://games.example/?token={token}`,
    WALLET_CALLS_PER_MINUTE: '1000000',
  });
  return {
    origin: gateway.origin,
    feedOrigins: [gateway.origin],
    feed: BENCH_FEED,
    logins: await seedCustomers(await readEmbeddedUrl(gateway.dataDir), CUSTOMERS),
    provider: PROVIDER,
    metricsToken: METRICS_TOKEN,
    isOwn: true,
    stop: () => gateway.stop(),
  };
};
