import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../ground/report/metrics.ts';
import { handle } from '../../ground/http/handle.ts';
import { createMayReadFigures } from './may-read-figures.ts';

/** Figures take some milliseconds to write down: whoever asks within this gets those that were. */
const KEPT_MS = 1_000;

/**
 * The gateway's figures, for whoever has the token; without a token in the configuration for this machine alone. To
 * everybody else there is no such page.
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
