import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createClientAddress } from '../ground/caller/client-address.ts';
import { createTrustsProxy } from '../ground/caller/trusted-proxies.ts';
import { listCaptchaOrigins } from '../config/captcha-site.ts';
import { listFrameOrigins } from '../config/integration-frames.ts';
import { listFrames } from '../config/list-frames.ts';
import { onlyPlayListOf } from '../config/only-play-list.ts';
import type { Config } from '../config/read-config.ts';
import { demoChatRoutes } from '../desk/demo/demo-chat.ts';
import type { DatabaseHealth } from '../desk/operations/database-health.ts';
import type { Metrics } from '../ground/report/metrics.ts';
import { listSecurityHeaders } from '../ground/http/list-security-headers.ts';
import { measureHttp } from '../ground/http/measure-http.ts';
import { traceCalls } from '../ground/http/trace-calls.ts';
import { markedCalls } from '../desk/operations/marked-calls.ts';
import { metricsRoutes } from '../desk/operations/metrics-routes.ts';
import { readJsonBodies } from '../ground/http/read-json-bodies.ts';
import { RATE_STORE } from '../ground/http/rate-store.ts';
import { refuse } from '../ground/http/refuse.ts';
import { type OnAnswered, watchAnswers } from '../ground/http/watch-answers.ts';
import { refuseErrors } from '../ground/http/refuse-errors.ts';
import { createOriginCheck } from '../ground/caller/check-origin.ts';
import { isHttpsSite } from '../account/session/cookie-names.ts';
import { agentDoorOf } from '../account/session/agent-token.ts';
import { chatRoutes, listChatOrigins } from '../page/site/chat-routes.ts';
import { hashInlineParts } from '../page/site/hash-inline-parts.ts';
import { serveClient } from '../page/site/serve-client.ts';
import type { Traces } from '../ground/traces/traces.ts';
import { createRouteParts, type MadeOf, type RouteParts } from './create-route-parts.ts';
import { joinParts } from './join-parts.ts';
import { type PartsOf, plugInAll } from './plug-in.ts';
import { OPERATIONS_ROUTES, OPERATOR_ROUTES, PAGE_ROUTES, WALLET_ROUTES } from './route-tables.ts';

/** The dependencies of the frame around the routes. */
interface FrameParts {
  log: FastifyBaseLogger;
  config: Config;
  databaseHealth: Pick<DatabaseHealth, 'note'>;
  metrics: Metrics;
  traces: Traces;
  /** The folder of the built client; files that don't exist aren't served. */
  clientDir: string;
  /** The origin where the sandbox plays third parties that aren't set up; null when it is off. */
  sandboxOrigin?: string | null;
  /** Routes of feeds that take HTTP, e.g. the push feed. They check their own callers: no page ever calls them. */
  feedRoutes?: (app: FastifyInstance) => void | Promise<void>;
  /** Called for every answered call: tests check the answers against the contract. */
  onAnswered?: OnAnswered;
}

/** The dependencies of all routes, as their tables declare them. */
type AskedParts = PartsOf<typeof PAGE_ROUTES> &
  PartsOf<typeof OPERATOR_ROUTES> &
  PartsOf<typeof WALLET_ROUTES> &
  PartsOf<typeof OPERATIONS_ROUTES>;

export type AppParts = FrameParts & MadeOf & Omit<AskedParts, keyof RouteParts>;

/** A ticket of 50 items is about 20 kB; a push batch sets its own, larger limit. */
const BODY_LIMIT_BYTES = 65_536;

/**
 * The browser features that the policy turns off: the page itself only needs passkeys, and no frame in it gets any
 * feature.
 */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

const CHANGING = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/** The content security policy: the page may load and run its own files and its inline parts. */
const createPolicy = (parts: AppParts) => {
  const inline = hashInlineParts(parts.clientDir);
  const { config, siteFile } = parts;
  const agents = agentDoorOf(config, siteFile);
  const captcha = listCaptchaOrigins(config);
  const chat = listChatOrigins(siteFile);
  const provided = listFrames(parts);
  const icons = onlyPlayListOf(parts);
  const frames = [...new Set([...listFrameOrigins(provided), ...captcha, ...chat.frames])];
  const formsTo = [
    ...(agents === null ? [] : [agents.address]),
    ...provided.flatMap(({ name, address }) => (name === 'affiliates' ? [address] : [])),
  ];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline.scripts, ...captcha],
    // There are no other style elements, and no style attributes in HTML: scripts set an element’s style by its
    // properties, which doesn't count as inline.
    styleSrc: ["'self'", ...inline.styles],
    imgSrc: ["'self'", 'data:', ...(icons === null ? [] : [icons.origin])],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'", ...captcha, ...chat.asked],
    frameSrc: frames.length === 0 ? ["'none'"] : frames,
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'", ...new Set(formsTo.map((address) => new URL(address).origin))],
    // Not even the site itself may frame the page: a provider's frame could navigate here. The site's chat pages set
    // their own policy.
    frameAncestors: ["'none'"],
  };
};

/** The headers of every answer. */
const createHeaders = (parts: AppParts): Readonly<Record<string, string>> => ({
  ...listSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: createPolicy(parts) },
    strictTransportSecurity: isHttpsSite(parts.config),
  }),
  'permissions-policy': PERMISSIONS,
});

/** Serves the built client, and the pages in its frames. */
const servePage = async (app: FastifyInstance, parts: AppParts): Promise<void> => {
  const { config } = parts;
  chatRoutes(app, parts);
  demoChatRoutes(app, parts.siteFile);
  await serveClient(app, {
    clientDir: parts.clientDir,
    sportsRoot: config.SPORTS_ROOT,
    bookName: config.BOOK_NAME,
    hasServiceWorker: config.SERVICE_WORKER,
  });
};

/** Counts a call before anybody asks who is calling: a guess at a session or a token is a call, too. */
const limitCalls = async (app: FastifyInstance, options: RateLimitPluginOptions): Promise<void> => {
  await app.register(fastifyRateLimit, options);
  app.addHook('onRequest', app.rateLimit());
};

/** Builds everything that the gateway answers over HTTP, without listening. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config, metrics } = parts;
  const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
  const clientAddress = createClientAddress(trustsProxy);
  const checkOrigin = createOriginCheck(config.PUBLIC_ORIGINS, trustsProxy);
  const rateLimit: RateLimitPluginOptions = {
    ...RATE_STORE,
    global: false,
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => clientAddress(raw),
  };
  const headers = createHeaders(parts);
  const app = fastify({
    loggerInstance: parts.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // This is only for the protocol: addresses come from `clientAddress`, which accepts nothing but a valid address.
    trustProxy: trustsProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // While it closes, there are no new connections; open ones are answered and closed.
    return503OnClosing: false,
    // The router refuses these before it looks for a route: no hook runs.
    frameworkErrors: (_error, request, reply) =>
      void refuse(reply.headers(headers).header('x-request-id', request.id), 'badRequest'),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  refuseErrors(app, parts.databaseHealth);
  if (parts.traces.isOn) traceCalls(app, parts.traces, trustsProxy);
  measureHttp(app, metrics);
  if (parts.onAnswered !== undefined) watchAnswers(app, parts.onAnswered);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });

  await app.register(fastifyCookie);

  const asked = joinParts([parts, createRouteParts(parts, clientAddress)]);
  await plugInAll(app, OPERATIONS_ROUTES, asked);
  markedCalls(app, { clientAddress, trustsProxy, token: config.METRICS_TOKEN });
  metricsRoutes(app, { metrics, token: config.METRICS_TOKEN, nowMs: () => performance.now() });
  await app.register(async (api) => {
    readJsonBodies(api);
    await limitCalls(api, rateLimit);
    api.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!CHANGING.has(request.method)) return undefined;
      return checkOrigin(request.raw) === 'own' ? undefined : refuse(reply, 'originRefused');
    });
    await plugInAll(api, PAGE_ROUTES, asked);
  });
  await app.register(async (operators) => {
    readJsonBodies(operators);
    await limitCalls(operators, rateLimit);
    await plugInAll(operators, OPERATOR_ROUTES, asked);
  });
  await app.register((calls) => plugInAll(calls, WALLET_ROUTES, asked));
  if (parts.feedRoutes !== undefined) await app.register(async (feeds) => parts.feedRoutes?.(feeds));
  await servePage(app, parts);
  return app;
};
