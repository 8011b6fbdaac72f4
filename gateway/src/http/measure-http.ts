import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Metrics } from '../report/metrics.ts';

/** How long every call took, by route and status. */
export const measureHttp = (app: FastifyInstance, metrics: Metrics): void => {
  const seconds = new Histogram({
    name: 'lineboard_http_seconds',
    help: 'HTTP calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [metrics.registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // An outage has lines of its own; each of its calls would add nothing to them.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.warn(line, 'answered');
    else request.log.debug(line, 'answered');
  });
};
