import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Metrics } from '../report/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each call is a line of the log. */
    movesMoney?: boolean;
  }
  interface FastifyRequest {
    /** The customer, provider or operator who is calling, once that is known; null until then. */
    callerName: string | null;
  }
}

/** The values of a histogram under one set of labels. */
type HistogramLine = ReturnType<Histogram['labels']>;

/** How long every call took, by route and status; those that move money are in the log, with who called. */
export const measureHttp = (app: FastifyInstance, metrics: Metrics): void => {
  const seconds = new Histogram({
    name: 'lineboard_http_seconds',
    help: 'HTTP calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [metrics.registry],
  });
  // As many as there are routes with their statuses. Finding a line by its labels costs more than writing it.
  const lines = new Map<string, HistogramLine>();
  const lineOf = (method: string, route: string, status: string): HistogramLine => {
    const key = `${method} ${status} ${route}`;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const line = seconds.labels({ method, route, status });
    lines.set(key, line);
    return line;
  };
  app.decorateRequest('callerName', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    lineOf(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // An outage has lines of its own; each of its calls would add nothing to them.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.warn(line, 'answered');
    else if (request.routeOptions.config.movesMoney === true)
      request.log.info({ ...line, caller: request.callerName }, 'answered a call that moves money');
    else request.log.debug(line, 'answered');
  });
};
