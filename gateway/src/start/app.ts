import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { bannerRoutes, type BannerRouteParts } from '../words/banners/banner-routes.ts';
import { readSliderRoom } from '../words/banners/banner-rows.ts';
import { captchaRoutes, type CaptchaRouteParts } from '../account/captcha/captcha-routes.ts';
import { cardRoutes, type CardRouteParts } from '../account/cards/card-routes.ts';
import { type ClientAddress, createClientAddress } from '../ground/caller/client-address.ts';
import { createTrustsProxy } from '../ground/caller/trusted-proxies.ts';
import { listCaptchaOrigins } from '../config/captcha-site.ts';
import { listFrameOrigins } from '../config/integration-frames.ts';
import { listFrames } from '../config/list-frames.ts';
import { onlyPlayListOf } from '../config/only-play-list.ts';
import { readCashTerms } from '../config/cash-terms.ts';
import type { Config } from '../config/read-config.ts';
import { customerRoutes, type CustomerRouteParts } from '../account/self-service/customer-routes.ts';
import { inboxRoutes, type InboxRouteParts } from '../account/self-service/inbox-routes.ts';
import { ownLimitRoutes, type OwnLimitRouteParts } from '../account/self-service/own-limit-routes.ts';
import { realityRoutes, type RealityRouteParts } from '../account/self-service/reality-routes.ts';
import { settingsRoutes, type SettingsRouteParts } from '../account/self-service/settings-routes.ts';
import { textRoutes, type TextRouteParts } from '../account/self-service/text-routes.ts';
import { createBuiltInTexts } from '../words/translations/built-in-texts.ts';
import { figuresRoutes, type FiguresRouteParts } from '../books/daily-figures/figures-routes.ts';
import { contentRoutes } from '../words/content/content-routes.ts';
import { createContentView } from '../words/content/create-content-view.ts';
import { createInbox } from '../account/messages/create-inbox.ts';
import { createFiguresOf, type FiguresOf } from '../words/content/figures-of.ts';
import { demoChatRoutes } from '../desk/demo/demo-chat.ts';
import { exportRoutes, type ExportRouteParts } from '../books/exports/export-routes.ts';
import { integrationRoutes, type IntegrationRouteParts } from '../casino/integrations/integration-routes.ts';
import { offeringRoutes, type OfferingRouteParts } from '../betting/offering/offering-routes.ts';
import { pageErrorRoutes, type PageErrorRouteParts } from '../ground/page-errors/page-error-routes.ts';
import { webPushRoutes, type WebPushRouteParts } from '../account/web-push/web-push-routes.ts';
import { openBetsRoutes, type OpenBetsRouteParts } from '../books/open-bets/open-bets-routes.ts';
import type { DatabaseHealth } from '../desk/operations/database-health.ts';
import type { Metrics } from '../ground/report/metrics.ts';
import { listSecurityHeaders } from '../ground/http/list-security-headers.ts';
import { measureHttp } from '../ground/http/measure-http.ts';
import { traceCalls } from '../ground/http/trace-calls.ts';
import { markedCalls } from '../desk/operations/marked-calls.ts';
import { metricsRoutes } from '../desk/operations/metrics-routes.ts';
import { operatorRoutes, type OperatorRouteParts } from '../desk/operator/operator-routes.ts';
import { operationsRoutes, type OperationsRouteParts } from '../desk/operations/operations-routes.ts';
import { readJsonBodies } from '../ground/http/read-json-bodies.ts';
import { RATE_STORE } from '../ground/http/rate-store.ts';
import { refuse } from '../ground/http/refuse.ts';
import { type OnAnswered, watchAnswers } from '../ground/http/watch-answers.ts';
import { refuseErrors } from '../ground/http/refuse-errors.ts';
import { createOriginCheck } from '../ground/caller/check-origin.ts';
import { isHttpsSite } from '../account/session/cookie-names.ts';
import { agentDoorOf } from '../account/session/agent-token.ts';
import { deviceRoutes, type DeviceRouteParts } from '../account/session/device-routes.ts';
import { deletePasskeys } from '../account/passkeys/delete-passkeys.ts';
import { passkeyRoutes, type PasskeyRouteParts } from '../account/passkeys/passkey-routes.ts';
import { passwordRoutes, type PasswordRouteParts } from '../account/session/password-routes.ts';
import { resetRoutes, type ResetRouteParts } from '../account/session/reset-routes.ts';
import { sessionRoutes, type SessionRouteParts } from '../account/session/session-routes.ts';
import { chatRoutes, listChatOrigins } from '../page/site/chat-routes.ts';
import { hashInlineParts } from '../page/site/hash-inline-parts.ts';
import { serveClient } from '../page/site/serve-client.ts';
import { openApiRoutes, type OpenApiRouteParts } from '../page/site/open-api-routes.ts';
import { asyncApiRoutes } from '../page/live/async-api-routes.ts';
import { signUpRoutes, type SignUpRouteParts } from '../account/sign-up/sign-up-routes.ts';
import { siteRoutes, type SiteRouteParts } from '../page/site/site-routes.ts';
import { rifCheckRoutes, type RifCheckRouteParts } from '../betting/tickets/rif-check-routes.ts';
import {
  ticketPasswordRoutes,
  type TicketPasswordRouteParts,
} from '../betting/tickets/ticket-password-routes.ts';
import { ticketStoryRoutes, type TicketStoryRouteParts } from '../books/ticket-story/ticket-story-routes.ts';
import {
  transactionsRoutes,
  type TransactionsRouteParts,
} from '../books/transactions/transactions-routes.ts';
import { createWallet } from '../casino/wallet/wallet.ts';
import { openWalletKeys } from '../casino/wallet/wallet-keys.ts';
import { walletRoutes } from '../casino/wallet/wallet-routes.ts';
import { ticketRoutes, type TicketRouteParts } from '../betting/tickets/ticket-routes.ts';
import type { Traces } from '../ground/traces/traces.ts';

/** What the frame around the routes needs. */
interface FrameParts {
  log: FastifyBaseLogger;
  config: Config;
  databaseHealth: Pick<DatabaseHealth, 'note'>;
  metrics: Metrics;
  traces: Traces;
  /** The built client; what isn't there isn't served. */
  clientDir: string;
  /** Where the sandbox plays third parties that aren't set up; null when it is off. */
  sandboxOrigin?: string | null;
  /** Routes of feeds that take HTTP, e.g. the push feed. They check their own callers: no page ever calls them. */
  feedRoutes?: (app: FastifyInstance) => void | Promise<void>;
  /** Is told of every call that was answered: tests hold what is sent against the contract. */
  onAnswered?: OnAnswered;
}

/** What all routes ask for, each in its own file. */
type RouteParts = OperationsRouteParts &
  OperatorRouteParts &
  SiteRouteParts &
  BannerRouteParts &
  OpenApiRouteParts &
  SessionRouteParts &
  CaptchaRouteParts &
  PasswordRouteParts &
  ResetRouteParts &
  SignUpRouteParts &
  DeviceRouteParts &
  PasskeyRouteParts &
  CustomerRouteParts &
  InboxRouteParts &
  WebPushRouteParts &
  PageErrorRouteParts &
  CardRouteParts &
  SettingsRouteParts &
  OwnLimitRouteParts &
  TextRouteParts &
  RealityRouteParts &
  IntegrationRouteParts &
  OfferingRouteParts &
  TicketRouteParts &
  TicketPasswordRouteParts &
  RifCheckRouteParts &
  OpenBetsRouteParts &
  TransactionsRouteParts &
  TicketStoryRouteParts &
  ExportRouteParts &
  FiguresRouteParts;

export type AppParts = FrameParts &
  Omit<
    RouteParts,
    | 'clientAddress'
    | 'defaultStore'
    | 'deletePasskeys'
    | 'figuresOf'
    | 'inbox'
    | 'sliderRoom'
    | 'builtInTexts'
  >;

/** A ticket of 50 items is about 20 kB; a push batch sets its own, larger limit. */
const BODY_LIMIT_BYTES = 65_536;

/**
 * Of what a browser can do for a page beyond showing it, this one needs passkeys alone, and no frame in it gets any of
 * it.
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

/** What the page may load and run: its own files, and what stands in it. */
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
    // No other style elements, no style attributes in HTML: scripts set an element’s style by its properties, which is
    // no inline style.
    styleSrc: ["'self'", ...inline.styles],
    imgSrc: ["'self'", 'data:', ...(icons === null ? [] : [icons.origin])],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'", ...captcha, ...chat.asked],
    frameSrc: frames.length === 0 ? ["'none'"] : frames,
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'", ...new Set(formsTo.map((address) => new URL(address).origin))],
    // Not by itself either: a provider's frame could lead itself here. Its chat pages say so of themselves.
    frameAncestors: ["'none'"],
  };
};

/** Of every answer. */
const createHeaders = (parts: AppParts): Readonly<Record<string, string>> => ({
  ...listSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: createPolicy(parts) },
    strictTransportSecurity: isHttpsSite(parts.config),
  }),
  'permissions-policy': PERMISSIONS,
});

/** What customers choose, keep and are told. */
const accountRoutes = (api: FastifyInstance, parts: AppParts): void => {
  customerRoutes(api, parts);
  inboxRoutes(api, { ...parts, inbox: createInbox(parts.database, parts.wallNowMs) });
  settingsRoutes(api, parts);
  ownLimitRoutes(api, parts);
  realityRoutes(api, parts);
  textRoutes(api, { ...parts, builtInTexts: createBuiltInTexts(parts.clientDir) });
};

/** The built client, and what stands in frames of it. */
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

/** Every call that the page makes. */
const pageRoutes = (
  api: FastifyInstance,
  parts: AppParts,
  { clientAddress, figuresOf }: { clientAddress: ClientAddress; figuresOf: FiguresOf },
): void => {
  siteRoutes(api, { ...parts, sliderRoom: () => readSliderRoom(parts.database.pool, parts.wallNowMs()) });
  contentRoutes(api, createContentView(parts.database, figuresOf));
  bannerRoutes(api, parts);
  openApiRoutes(api, parts);
  asyncApiRoutes(api);
  sessionRoutes(api, { ...parts, clientAddress });
  captchaRoutes(api, parts);
  passwordRoutes(api, { ...parts, clientAddress });
  resetRoutes(api, { ...parts, clientAddress, deletePasskeys });
  signUpRoutes(api, { ...parts, clientAddress });
  deviceRoutes(api, parts);
  passkeyRoutes(api, { ...parts, clientAddress });
  accountRoutes(api, parts);
  webPushRoutes(api, parts);
  pageErrorRoutes(api, { ...parts, clientAddress });
  cardRoutes(api, { ...parts, clientAddress });
  integrationRoutes(api, { ...parts, clientAddress });
  offeringRoutes(api, { ...parts, defaultStore: parts.config.DEFAULT_STORE });
  ticketRoutes(api, parts);
  ticketPasswordRoutes(api, { ...parts, clientAddress });
  rifCheckRoutes(api, parts);
  openBetsRoutes(api, parts);
  transactionsRoutes(api, parts);
  ticketStoryRoutes(api, parts);
  exportRoutes(api, parts);
  figuresRoutes(api, parts);
};

/** Everything the gateway answers over HTTP, without listening. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config, metrics } = parts;
  const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
  const clientAddress = createClientAddress(trustsProxy);
  const checkOrigin = createOriginCheck(config.PUBLIC_ORIGINS, trustsProxy);
  const rateLimit: RateLimitPluginOptions = {
    ...RATE_STORE,
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
    // For the protocol alone: addresses are told by `clientAddress`, which takes nothing for one that isn't.
    trustProxy: trustsProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // While it closes nobody new gets a connection; open ones are answered and closed.
    return503OnClosing: false,
    // Of what no route is looked for by: no hook runs.
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

  const figuresOf = createFiguresOf(config, parts.rules);
  operationsRoutes(app, parts);
  markedCalls(app, { clientAddress, trustsProxy, token: config.METRICS_TOKEN });
  metricsRoutes(app, { metrics, token: config.METRICS_TOKEN, nowMs: () => performance.now() });
  await app.register(async (api) => {
    readJsonBodies(api);
    await api.register(fastifyRateLimit, rateLimit);
    api.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!CHANGING.has(request.method)) return undefined;
      return checkOrigin(request.raw) === 'own' ? undefined : refuse(reply, 'originRefused');
    });
    pageRoutes(api, parts, { clientAddress, figuresOf });
  });
  await app.register(async (operators) => {
    readJsonBodies(operators);
    await operators.register(fastifyRateLimit, rateLimit);
    operatorRoutes(operators, { ...parts, clientAddress, defaultStore: config.DEFAULT_STORE, figuresOf });
  });
  const walletKeys = openWalletKeys(config, parts.database);
  const wallet = createWallet({ ...parts, cashTerms: readCashTerms(config) });
  await app.register((calls) => walletRoutes(calls, { ...parts, clientAddress, walletKeys, wallet }));
  if (parts.feedRoutes !== undefined) await app.register(async (feeds) => parts.feedRoutes?.(feeds));
  await servePage(app, parts);
  return app;
};
