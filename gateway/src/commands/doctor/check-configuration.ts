import { writeAmountByCurrency } from '@lineboard/domain/words/content/write-amount-by-currency';
import { NO_PROXIES } from '../../ground/caller/trusted-proxies.ts';
import { writeCardKey } from '../../config/card-keys.ts';
import { feedOfBook, isMadeUp } from '../../config/feed-of-book.ts';
import { createWebPushKeys } from '../../config/web-push-keys.ts';
import type { Config } from '../../config/read-config.ts';
import { judgeSite } from '../../config/judge-site.ts';
import { readSiteFile } from '../../config/read-site-file.ts';
import { readHouseRules } from '../../config/read-house-rules.ts';
import { REAL_FEED_KINDS } from '../../lines/feeds/feed-kinds.ts';
import { openSource } from '../../start/open-source.ts';
import { countThings } from './count-things.ts';
import { examine, fine, type Finding, warning, wrong } from './finding.ts';

/** 128 random bits in hexadecimal. */
const SHORTEST_TOKEN = 32;

const checkOrigins = ({ PUBLIC_ORIGINS: origins, TRUST_PROXY }: Config): Finding => {
  const part = 'origins';
  if (origins.length === 0)
    return warning(
      part,
      'No public origin is named: pages of any host that leads here may call.',
      'Set PUBLIC_ORIGINS to the address of your site, e.g. https://book.example.',
    );
  if (!origins.some((origin) => origin.startsWith('https:')))
    return warning(
      part,
      `Only ${origins.join(', ')}: passwords and cookies travel unprotected.`,
      'Serve the site over HTTPS and name its https: address in PUBLIC_ORIGINS.',
    );
  if (TRUST_PROXY === NO_PROXIES)
    return warning(
      part,
      'Something in front answers HTTPS, and it isn’t trusted: all customers share its address, and its locks.',
      'Set TRUST_PROXY to the addresses of your reverse proxies.',
    );
  return fine(part, `${origins.join(', ')}.`);
};

const checkSecrets = ({ METRICS_TOKEN, FEED_PUSH_TOKENS }: Config): Finding => {
  const tokens = new Map(FEED_PUSH_TOKENS.map(({ feedId, token }) => [`of feed ${feedId}`, token]));
  if (METRICS_TOKEN !== null) tokens.set('of METRICS_TOKEN', METRICS_TOKEN);
  const short = [...tokens].filter(([, token]) => token.length < SHORTEST_TOKEN).map(([name]) => name);
  return short.length === 0
    ? fine('secrets', 'Tokens of feed and figures are long enough.')
    : warning(
        'secrets',
        `The token ${short.join(', ')} is shorter than ${SHORTEST_TOKEN} characters.`,
        'Take one of `openssl rand -hex 24`.',
      );
};

const checkNotifications = ({ PUSH_KEY, PUSH_SERVICES }: Config): Finding =>
  PUSH_KEY === null
    ? warning(
        'notifications',
        'PUSH_KEY isn’t set: customers are told of nothing while the page is closed.',
        `Set it to a key of your own and keep that, e.g. ${createWebPushKeys().privateKey}, made just now.`,
      )
    : fine('notifications', `They go to ${countThings(PUSH_SERVICES.length, 'push service')}.`);

const checkCards = ({ CARD_KEYS, CARD_KEEP_DAYS }: Config): Finding =>
  CARD_KEYS.length === 0
    ? warning(
        'cards',
        'CARD_KEYS isn’t set: the book takes no images of cards.',
        `Set it to a key of your own and keep that, e.g. ${writeCardKey('first')}, made just now.`,
      )
    : fine('cards', `Images are sealed with ${CARD_KEYS[0]?.keyId} and kept for ${CARD_KEEP_DAYS} days.`);

/** Feeds of other companies: the book’s own line mover is judged separately. */
const COMPANIES = REAL_FEED_KINDS.filter(({ name }) => name !== 'push').map(({ name }) => `FEED=${name}`);

const checkSource = async (config: Config): Promise<Finding[]> => {
  await openSource(config, Date.now());
  const found = `They come from ${feedOfBook(config).describe(config)}`;
  if (!isMadeUp(config)) return [fine('lines', `${found}.`)];
  return [
    wrong(
      'lines',
      `${found}: games and prices are not of this world, and real customers bet on them.`,
      `Set FEED=push and FEED_PUSH_TOKENS for real ones, or ${COMPANIES.join(' or ')}.`,
    ),
  ];
};

/** Those of a gateway at the edge: it serves lines, to pages of the same site, and nothing else. */
export const checkEdge = (config: Config): readonly Finding[] => [
  fine('role', 'It serves live lines alone: what the full gateways have is looked at where they run.'),
  ...(config.REDIS_URL === null
    ? [
        wrong(
          'line log',
          'REDIS_URL isn’t set, and the line log is there.',
          'Set it as at the full gateways.',
        ),
      ]
    : []),
  config.WATCH_KEY.length === 0
    ? wrong('passes', 'WATCH_KEY isn’t set: it knows no session.', 'Set it as at the full gateways.')
    : fine('passes', `They are opened with ${countThings(config.WATCH_KEY.length, 'key')}.`),
  config.DATABASE_URL === null
    ? fine('database', 'None, and it needs none.')
    : wrong(
        'database',
        'DATABASE_URL is set, and a start is refused for it.',
        'Take it away: no database is asked.',
      ),
  checkOrigins(config),
  checkSecrets(config),
];

/** The findings in the variables alone, once each of them can be read. */
export const checkConfiguration = async (config: Config): Promise<readonly Finding[]> => [
  checkOrigins(config),
  checkSecrets(config),
  checkNotifications(config),
  checkCards(config),
  ...(await examine('lines', 'Correct that variable.', () => checkSource(config))),
  ...(await examine('house rules', 'Correct the file of HOUSE_RULES_FILE.', async () => {
    const { leastCents, leastCentsOf } = readHouseRules(config.HOUSE_RULES_FILE).sales;
    const least = `Bets are bought back from ${writeAmountByCurrency(leastCents, leastCentsOf)} on.`;
    return [fine('house rules', `${config.HOUSE_RULES_FILE ?? 'The book’s own'}. ${least}`)];
  })),
  ...(await examine('site', 'Correct the file of SITE_FILE.', async () => {
    judgeSite(config, readSiteFile(config.SITE_FILE));
    return [fine('site', config.SITE_FILE ?? 'No phone numbers, chats or ways of your own are named.')];
  })),
];
