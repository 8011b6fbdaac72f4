import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustsProxy } from '../caller/trusted-proxies.ts';
import { formatTraceparent, parseTraceparent } from '../traces/traceparent.ts';
import type { BegunSpan, Traces } from '../traces/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of a traced call, from where it was let in; null until then. */
    span: BegunSpan<'http.call'> | null;
  }
}

/** What moves money, and what moves lines. */
const isTraced = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.movesMoney === true || config.call === 'pushBatch';

/**
 * Where a call came from, by a proxy of the operator's own. It is linked to and nothing more: a proxy passes on what a
 * stranger wrote, and no stranger decides what is kept, or puts a call into a trace that he names.
 */
const linksOf = ({ headers, raw }: FastifyRequest, trustsProxy: TrustsProxy): string[] => {
  if (!trustsProxy(raw.socket.remoteAddress ?? '', 0)) return [];
  const place = parseTraceparent(headers['traceparent']);
  return place === null ? [] : [formatTraceparent(place)];
};

/**
 * Makes a span of each call that moves money or lines, from its first byte to its answer. It begins where the call was
 * let in, so that those who are turned away at the door (no session, a wrong signature, too many calls) fill nothing.
 * What is registered later runs inside of it, the line that says what was answered included.
 */
export const traceCalls = (app: FastifyInstance, traces: Traces, trustsProxy: TrustsProxy): void => {
  app.decorateRequest('span', null);
  app.addHook('preHandler', (request, reply, done) => {
    if (!isTraced(request)) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const span = traces.begin('http.call', {
      parent: null,
      title: `${request.method} ${route}`,
      startMs: Date.now() - reply.elapsedTime,
      links: linksOf(request, trustsProxy),
    });
    span.set({ 'http.request.method': request.method, 'http.route': route });
    request.span = span;
    // This ends the span of a call whose caller left before it was answered.
    reply.raw.once('close', () => span.end());
    return span.inside(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    if (span === null) return done();
    span.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span.fail({ name: String(reply.statusCode) });
    span.end();
    return span.inside(done);
  });
};
