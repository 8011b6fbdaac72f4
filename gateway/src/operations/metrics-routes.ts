import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../session/session-token.ts';
import type { Metrics } from '../report/metrics.ts';
import { handle } from '../http/handle.ts';

/** Figures take some milliseconds to write down: whoever asks within this gets those that were. */
const KEPT_MS = 1_000;

/** What a proxy adds to a call. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Somebody on this very machine, and not by way of a proxy on it. */
const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

/**
 * The gateway's figures, for whoever has the token; without a token in the configuration for this machine alone. To
 * everybody else there is no such page.
 */
export const metricsRoutes = (
  app: FastifyInstance,
  { metrics, token, nowMs }: { metrics: Metrics; token: string | null; nowMs: () => number },
): void => {
  const { registry } = metrics;
  const expected = token === null ? null : hashToken(`Bearer ${token}`);
  const mayRead = (request: FastifyRequest): boolean =>
    expected === null
      ? isLocal(request)
      : timingSafeEqual(hashToken(request.headers.authorization ?? ''), expected);
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
