import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../ground/report/metrics.ts';
import { handle } from '../../ground/http/handle.ts';
import { createMayReadFigures } from './may-read-figures.ts';

/** Metrics take some milliseconds to write: a caller within this time gets the previous ones. */
const KEPT_MS = 1_000;

/**
 * Serves the gateway's metrics to callers with the token; without a token in the configuration, only to this machine.
 * To everybody else there is no such page.
 */
export const metricsRoutes = (
  app: FastifyInstance,
  { metrics, token, nowMs }: { metrics: Metrics; token: string | null; nowMs: () => number },
): void => {
  const { registry } = metrics;
  const mayRead = createMayReadFigures(token);
  let kept: { text: Promise<string>; atMs: number } | null = null;

  handle(app, 'readMetrics', {}, async ({ request, reply, refuse }) => {
    if (!mayRead(request)) return refuse('notFound');
    const atMs = nowMs();
    if (kept === null || atMs - kept.atMs >= KEPT_MS || atMs < kept.atMs)
      kept = { text: registry.metrics(), atMs };
    void reply.type(registry.contentType);
    return kept.text;
  });
};
