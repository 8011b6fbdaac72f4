import { OPERATOR_FEED } from '@lineboard/domain/feed/game-override';
import { MAX_AMOUNT_CENTS } from '@lineboard/domain/money/cents';
import { isSportType, type SportType } from '@lineboard/domain/sport/sport';
import { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from '../caller/trusted-proxies.ts';
import type { NumberRange } from '../feeds/push/number-ranges.ts';
import { parseFeedOption } from '../feeds/source/parse-feed-option.ts';
import { cardKeys } from './card-keys.ts';
import { type ChosenFeed, readFeed } from './feed-of-book.ts';
import { integrationFrames } from './integration-frames.ts';
import { oddsApiVariables } from './odds-api-variables.ts';
import { pushKeys } from './push-keys.ts';
import { pushServices } from './push-services.ts';
import { safeAddress } from './safe-address.ts';
import { sandboxOrigin } from './sandbox-origin.ts';
import { walletIntegrations, walletProviders } from './wallet-providers.ts';
import { flag, integer, listOf, oneOf, secret, text, url, type Variable } from './variable.ts';

const origin = (part: string): string | undefined =>
  URL.canParse(part) && /^https?:$/.test(new URL(part).protocol) && new URL(part).origin === part
    ? part
    : undefined;

const httpsOrigin = (part: string): string | undefined =>
  part.startsWith('https://') ? origin(part) : undefined;

const feedToken = (part: string): { feedId: string; token: string } | undefined => {
  const [, feedId, token] = /^([a-z][a-z0-9-]{0,31}):([\x21-\x7e]{16,200})$/.exec(part) ?? [];
  // That name is taken: by it the operator's own words are told.
  const isFree = feedId !== undefined && feedId !== OPERATOR_FEED;
  return isFree && token !== undefined ? { feedId, token } : undefined;
};

const feedNumbers = (part: string): NumberRange | undefined => {
  const [, feedId, first = '', last = ''] = /^([a-z][a-z0-9-]{0,31}):(\d{1,10})-(\d{1,10})$/.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return feedId !== undefined && from >= 1 && from <= to && to < 2 ** 31 ? { feedId, from, to } : undefined;
};

const sportDelay = (part: string): { sportType: SportType; delayMs: number } | undefined => {
  const [, sportType = '', delay] = /^([A-Za-z]+)=(\d{1,5})$/.exec(part) ?? [];
  return isSportType(sportType) && delay !== undefined ? { sportType, delayMs: Number(delay) } : undefined;
};

/** Nothing by itself: a demo's is `feedOfBook`. */
const feed: Variable<ChosenFeed | null> = {
  takes: 'a source of lines',
  fallback: null,
  parse: readFeed,
  explain: (given) => {
    const result = parseFeedOption(given);
    return result.ok ? { value: given, takes: 'a source of lines' } : result;
  },
};

const proxies: Variable<TrustedProxies> = {
  takes:
    'how many reverse proxies stand in front (0 to 10), or their addresses and networks, e.g. 1 or 10.0.0.0/8,::1',
  fallback: NO_PROXIES,
  parse: parseTrustedProxies,
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every environment variable that the gateway reads; docs/operations.md says what each is for. */
export const VARIABLES = {
  HOST: text('an address to listen on, e.g. 127.0.0.1 or ::', /^[\w.:-]{1,255}$/, '127.0.0.1'),
  PORT: integer(0, 65_535, 8080),
  LISTEN_BACKLOG: integer(1, 65_535, 4_096),
  PUBLIC_ORIGINS: listOf('origins of the site, e.g. https://book.example,https://www.book.example', origin),
  TRUST_PROXY: proxies,
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  LIVE_LOG_LEVEL: oneOf(LOG_LEVELS, 'warn'),
  METRICS_TOKEN: secret('16 to 200 visible characters', /^[\x21-\x7e]{16,200}$/),
  DATABASE_URL: url(['postgres:', 'postgresql:'], true),
  DATABASE_CONNECTIONS: integer(2, 200, 12),
  DATA_DIR: text<string | null>('the path of a folder', /^[^\0]{1,4000}$/, null),
  REDIS_URL: url(['redis:', 'rediss:'], true),
  FEED: feed,
  FEED_PUSH_TOKENS: listOf(
    'feedId:token pairs, no feed called operator, tokens of 16 characters or more, e.g. mover:q2T7…',
    feedToken,
    true,
  ),
  FEED_NUMBERS: listOf('feedId:first-last ranges, e.g. mover:1-99999,props:100000-199999', feedNumbers),
  ...oddsApiVariables,
  FEED_SILENCE_MS: integer(500, 600_000, 10_000),
  FEED_LEASE_MS: integer(1_000, 60_000, 1_500),
  CONFLATION_MS: integer(0, 5_000, 50),
  PULSE_MS: integer(100, 60_000, 2_000),
  SOCKETS_PER_ADDRESS: integer(1, 1_000_000, 256),
  SOCKETS_PER_CUSTOMER: integer(1, 100_000, 64),
  LIVE_BACKLOG_MB: integer(1, 1_000_000, 256),
  BOOK_ID: text('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, 'lineboard'),
  BOOK_NAME: text('1 to 80 characters', /^.{1,80}$/u, 'Lineboard'),
  DEFAULT_STORE: text('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, 'main'),
  SPORTS_ROOT: text('a path that begins and ends with /, e.g. /sports/', /^\/([\w.-]+\/)*$/, '/'),
  INITIAL_LEAGUE: text<string | null>('sport/subSport, e.g. Football/NFL', /^[^/]{1,80}\/[^/]{1,80}$/, null),
  DEMO: flag(false),
  TRACK_TIME_MS: integer(1_000, 3_600_000, 60_000),
  SESSION_TTL_MS: integer(10_000, 2_592_000_000, 1_800_000),
  SESSION_LIFETIME_MS: integer(10_000, 31_536_000_000, 43_200_000),
  ENCRYPT_PASSWORDS: flag(true),
  LOGIN_TOKEN_TTL_MS: integer(1_000, 3_600_000, 120_000),
  LOCKOUT_FAILURES: integer(1, 1_000, 5),
  LOCKOUT_ADDRESS_FAILURES: integer(1, 100_000, 50),
  GUESSES_PER_HOUR: integer(1, 100_000, 20),
  LOCKOUT_MS: integer(100, 86_400_000, 900_000),
  CUSTOMER_ID_SUFFIX: text('up to 16 letters, digits, - or _', /^[\w-]{0,16}$/, ''),
  SIGN_UP: oneOf(['closed', 'open', 'approve'], null),
  SIGN_UP_STORE: text<string | null>('1 to 32 letters, digits, - or _', /^[\w-]{1,32}$/, null),
  SIGN_UP_AGENT: text('1 to 32 capital letters, digits, - or _', /^[A-Z0-9_-]{1,32}$/, 'HOUSE'),
  SIGN_UP_CURRENCY: text('three capital letters, e.g. USD', /^[A-Z]{3}$/, 'USD'),
  SIGN_UP_MAX_BASE_CENTS: integer(0, 1_000_000_000, 100_000),
  SIGN_UP_LEAST_AGE: integer(18, 99, 21),
  SIGN_UP_PREFIX: text('up to 8 letters or digits', /^[A-Za-z0-9]{0,8}$/, 'C'),
  LIVE_DELAY_MS: integer(0, 60_000, 5_000),
  LIVE_DELAYS: listOf('delays by sport in milliseconds, e.g. Tennis=8000,Soccer=6000', sportDelay),
  INTEGRATION_FRAMES: integrationFrames,
  WALLET_PROVIDERS: walletProviders,
  WALLET_INTEGRATIONS: walletIntegrations,
  WALLET_ROUND_HOURS: integer(1, 720, 24),
  WALLET_CALLS_PER_MINUTE: integer(60, 100_000_000, 120_000),
  CASHIER_SMALLEST_CENTS: integer(1, MAX_AMOUNT_CENTS, 1_000),
  CASHIER_LARGEST_CENTS: integer(1, MAX_AMOUNT_CENTS, 1_000_000),
  CASHIER_MOST_WAITING: integer(1, 100, 5),
  CASHIER_AUTO_DEPOSIT_CENTS: { ...integer(0, MAX_AMOUNT_CENTS, 0), fallback: null } satisfies Variable<
    number | null
  >,
  CASHIER_AUTO_PAYOUT_CENTS: { ...integer(0, MAX_AMOUNT_CENTS, 0), fallback: null } satisfies Variable<
    number | null
  >,
  ONLY_PLAY_LIST_URL: safeAddress,
  ONLY_PLAY_PROVIDER: text('1 to 80 letters, digits, - or _', /^[\w-]{1,80}$/, 'onlyplay'),
  AFFILIATE_TOKEN_URL: safeAddress,
  AFFILIATE_SYSTEM_ID: text<string | null>('1 to 80 visible characters', /^[\x21-\x7e]{1,80}$/, null),
  AFFILIATE_SYSTEM_PASSWORD: secret('1 to 200 visible characters', /^[\x21-\x7e]{1,200}$/),
  SANDBOX: { ...flag(false), fallback: null } satisfies Variable<boolean | null>,
  SANDBOX_PORT: { ...integer(0, 65_535, 0), fallback: null } satisfies Variable<number | null>,
  SANDBOX_URL: sandboxOrigin,
  MAIL_URL: url(['smtp:', 'smtps:'], true),
  MAIL_FROM: text(
    'an address, e.g. no-reply@book.example or Book <no-reply@book.example>',
    /^(?:[\w.+-]{1,64}@[\w.-]{1,190}|[^<>@",;:\\\p{Cc}]{1,80} <[\w.+-]{1,64}@[\w.-]{1,190}>)$/u,
    'Lineboard <no-reply@localhost>',
  ),
  MAIL_DIR: text<string | null>('the path of a folder', /^[^\0]{1,4000}$/, null),
  CARD_KEYS: cardKeys,
  CARD_KEEP_DAYS: integer(1, 3_650, 90),
  PUSH_KEY: pushKeys,
  PUSH_CONTACT: text<string | null>(
    'mailto: and an address, or an https: address',
    /^(?:mailto:[\w.+-]{1,64}@[\w.-]{1,190}|https:\/\/[\w.-]{1,190}(?:\/[\x21-\x7e]{0,200})?)$/,
    null,
  ),
  PUSH_SERVICES: pushServices,
  HOUSE_RULES_FILE: text<string | null>('the path of a JSON file', /^[^\0]{1,4000}$/, null),
  SITE_FILE: text<string | null>('the path of a JSON file', /^[^\0]{1,4000}$/, null),
  TICKET_PASSWORD: flag(false),
  AGENT_TOKEN_KEY: secret('32 to 200 visible characters', /^[\x21-\x7e]{32,200}$/),
  AGENT_FORM: oneOf(['token', 'fields'], 'token'),
  CAPTCHA_SITE_KEY: text<string | null>('the key that the provider gave the site', /^[\w.:-]{1,200}$/, null),
  CAPTCHA_SCRIPT: safeAddress,
  CAPTCHA_VERIFY_URL: safeAddress,
  CAPTCHA_SECRET: secret('1 to 200 visible characters', /^[\x21-\x7e]{1,200}$/),
  CAPTCHA_ORIGINS: listOf('origins that the script loads from, e.g. https://www.gstatic.com', httpsOrigin),
  SLIDER: flag(true),
  SERVICE_WORKER: flag(true),
  BANNER_ORIGINS: listOf('origins that banners may lead to, e.g. https://shop.example', httpsOrigin),
  RATE_LIMIT_PER_MINUTE: integer(10, 1_000_000, 1_200),
} as const satisfies Record<string, Variable<unknown>>;

type Values = {
  [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name] extends Variable<infer T> ? T : never;
};

/** The gateway's configuration, parsed once at start. Durations in milliseconds. */
export type Config = Readonly<{ [Name in keyof Values]: Values[Name] }>;

export type ConfigResult =
  | { ok: true; config: Config }
  /** `line`: the first mistake; `lines`: each. */
  | { ok: false; line: string; lines: readonly string[] };

/** Parses the environment. An empty variable counts as unset. @returns mistakes as plain lines */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const values: Record<string, unknown> = {};
  const lines: string[] = [];
  for (const [name, variable] of Object.entries(VARIABLES) as [string, Variable<unknown>][]) {
    const given = env[name];
    if (given === undefined || given === '') {
      values[name] = variable.fallback;
      continue;
    }
    const value = variable.parse(given);
    if (value === undefined) {
      const { value: wrong, takes } = variable.explain?.(given) ?? { value: given, takes: variable.takes };
      const got = variable.secret ? 'a value that is not shown' : JSON.stringify(wrong.slice(0, 200));
      lines.push(`${name} got ${got}, it takes ${takes}.`);
    }
    values[name] = value;
  }
  const [line] = lines;
  if (line !== undefined) return { ok: false, line, lines };
  return { ok: true, config: values as unknown as Config };
};
