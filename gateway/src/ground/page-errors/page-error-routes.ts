import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ClientAddress } from '../caller/client-address.ts';
import { handle } from '../http/handle.ts';
import { RATE_STORE } from '../http/rate-store.ts';
import type { Metrics } from '../report/metrics.ts';
import { createPageErrors } from './create-page-errors.ts';

export interface PageErrorRouteParts {
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'pageErrors'>;
  /** The built client; its source maps are in a folder next to it. */
  clientDir: string;
  clientAddress: ClientAddress;
}

const WINDOW_MS = 60_000;
const MOST_OF_AN_ADDRESS = 10;

/** Anybody's page tells what broke on it; neither customer nor address is noted. */
export const pageErrorRoutes = (
  app: FastifyInstance,
  { log, metrics, clientDir, clientAddress }: PageErrorRouteParts,
): void => {
  const nowMs = (): number => performance.now();
  const pageErrors = createPageErrors({ log, metrics, mapsDir: join(clientDir, '../source-maps'), nowMs });
  const windows = new RATE_STORE.store();

  const waitMs = (address: string): number => {
    let ms = 0;
    windows.incr(
      address,
      (_error, { current, ttl }) => {
        if (current > MOST_OF_AN_ADDRESS) ms = ttl;
      },
      WINDOW_MS,
    );
    return ms;
  };

  handle(app, 'tellPageError', {}, async ({ request, body, refuse }) => {
    const retryAfterMs = Math.ceil(waitMs(clientAddress(request.raw)));
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    await pageErrors.note(body);
    return undefined;
  });
};
