import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ClientAddress } from '../caller/client-address.ts';
import { handle } from '../http/handle.ts';
import { limitAddresses } from '../http/limit-addresses.ts';
import type { Metrics } from '../report/metrics.ts';
import { createPageErrors } from './create-page-errors.ts';

export interface PageErrorRouteParts {
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'pageErrors'>;
  /** The built client; its source maps are in a folder next to it. */
  clientDir: string;
  clientAddress: ClientAddress;
}

/** In a minute. */
const MOST_OF_AN_ADDRESS = 10;

/** Anybody's page tells what broke on it; neither customer nor address is noted. */
export const pageErrorRoutes = (
  app: FastifyInstance,
  { log, metrics, clientDir, clientAddress }: PageErrorRouteParts,
): void => {
  const nowMs = (): number => performance.now();
  const pageErrors = createPageErrors({ log, metrics, mapsDir: join(clientDir, '../source-maps'), nowMs });
  const waitMs = limitAddresses(MOST_OF_AN_ADDRESS);

  handle(app, 'tellPageError', {}, async ({ request, body, refuse }) => {
    const retryAfterMs = waitMs(clientAddress(request.raw));
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    await pageErrors.note(body);
    return undefined;
  });
};
