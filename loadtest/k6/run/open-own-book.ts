import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { randomBytes } from 'node:crypto';
import { BENCH_FEED, startGateway } from '../../bench/gateway-process.ts';
import type { BookUnderLoad } from './book-under-load.ts';

const METRICS_TOKEN = randomBytes(16).toString('hex');
const PROVIDER = { name: 'load', key: randomBytes(32).toString('hex'), integration: 'casino' };

/** Demo customers who can bet without being held up: no own limit, time-out or captcha is in the way. */
const isBettor = ({ kind }: SiteSettings['demoLogins'][number]): boolean =>
  kind === 'credit' || kind === 'postUp';

/** A gateway with a demo book, on embedded PostgreSQL, that is gone after the run. */
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
  const { demoLogins } = (await (await fetch(`${gateway.origin}/api/site`)).json()) as SiteSettings;
  return {
    origin: gateway.origin,
    feedOrigins: [gateway.origin],
    feed: BENCH_FEED,
    logins: demoLogins.filter(isBettor),
    provider: PROVIDER,
    metricsToken: METRICS_TOKEN,
    isOwn: true,
    stop: () => gateway.stop(),
  };
};
