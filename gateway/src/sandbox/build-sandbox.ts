import fastifyRateLimit from '@fastify/rate-limit';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ClientAddress } from '../ground/caller/client-address.ts';
import type { TrustsProxy } from '../ground/caller/trusted-proxies.ts';
import { RATE_STORE } from '../ground/http/rate-store.ts';
import { onlyPlayRoutes } from './only-play-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { listSandboxHeaders } from './sandbox-headers.ts';
import type { SandboxTools } from './sandbox-parts.ts';
import { refuseSandboxErrors, sandboxRoutes } from './sandbox-routes.ts';
import { serveSandboxPage } from './serve-sandbox-page.ts';

export interface SandboxParts {
  log: FastifyBaseLogger;
  /** The origin at which browsers find it. */
  origin: () => string;
  /** The origins that may frame its pages; none until the book listens. */
  bookOrigins: () => readonly string[];
  /** The folder of the built page; files that don't exist aren't served. */
  pageDir: string;
  clientAddress: ClientAddress;
  trustsProxy: TrustsProxy;
  ratePerMinute: number;
  tools: SandboxTools;
}

/** A move with a note of its player is below 1 kB. */
const BODY_LIMIT_BYTES = 8_192;

/**
 * Caches the headers: building them for each answer would cost more than the answer. They change only once, when the
 * book listens.
 */
const keepHeaders = (): typeof listSandboxHeaders => {
  let kept: { key: string; headers: ReturnType<typeof listSandboxHeaders> } | null = null;
  return (bookOrigins, isHttps) => {
    const key = [...bookOrigins, isHttps].join(' ');
    if (kept?.key !== key) kept = { key, headers: listSandboxHeaders(bookOrigins, isHttps) };
    return kept.headers;
  };
};

/**
 * Builds the third parties' server, without listening. It isn't part of the book: it has no session and sets and reads
 * no cookie, even where a browser sends it the book's because both are on one host.
 */
export const buildSandbox = async (parts: SandboxParts): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: parts.log,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustsProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  refuseSandboxErrors(app);
  const headersFor = keepHeaders();
  app.addHook('onRequest', (request, reply, done) => {
    delete request.headers.cookie;
    void reply.headers(headersFor(parts.bookOrigins(), parts.origin().startsWith('https:')));
    done();
  });
  await app.register(fastifyRateLimit, {
    ...RATE_STORE,
    max: parts.ratePerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => parts.clientAddress(raw),
  });
  onlyPlayRoutes(app);
  peopleRoutes(app, parts.tools);
  sandboxRoutes(app, parts.tools, parts.origin);
  await serveSandboxPage(app, parts.pageDir);
  return app;
};
