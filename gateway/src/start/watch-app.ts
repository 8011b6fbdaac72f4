import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { isHttpsSite } from '../account/session/cookie-names.ts';
import type { Config } from '../config/read-config.ts';
import { metricsRoutes } from '../desk/operations/metrics-routes.ts';
import { operationsRoutes, type OperationsRouteParts } from '../desk/operations/operations-routes.ts';
import { createTrustsProxy } from '../ground/caller/trusted-proxies.ts';
import { listSecurityHeaders } from '../ground/http/list-security-headers.ts';
import { measureHttp } from '../ground/http/measure-http.ts';
import { refuse } from '../ground/http/refuse.ts';
import { refuseErrors } from '../ground/http/refuse-errors.ts';
import type { Metrics } from '../ground/report/metrics.ts';

interface WatchAppParts extends Pick<OperationsRouteParts, 'book' | 'isStopping'> {
  log: FastifyBaseLogger;
  config: Config;
  metrics: Metrics;
}

/** It has no page: nothing of what it answers may load anything, or be framed. */
const POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** A database that nothing here asks has no troubles. */
const NO_DATABASE = { check: async () => null, note: () => false };

/** All that a gateway at the edge answers over HTTP: how it does. Anything else is not there. */
export const buildWatchApp = async ({
  log,
  config,
  metrics,
  ...parts
}: WatchAppParts): Promise<FastifyInstance> => {
  const headers = listSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isHttpsSite(config),
  });
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createTrustsProxy(config.TRUST_PROXY),
    requestTimeout: 30_000,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) =>
      void refuse(reply.headers(headers).header('x-request-id', request.id), 'badRequest'),
  });
  refuseErrors(app, NO_DATABASE);
  measureHttp(app, metrics);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  await app.register(fastifyCookie);
  operationsRoutes(app, { ...parts, databaseHealth: NO_DATABASE, identity: { isDemo: false, book: '' } });
  metricsRoutes(app, { metrics, token: config.METRICS_TOKEN, nowMs: () => performance.now() });
  return app;
};
