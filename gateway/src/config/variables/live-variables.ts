import { described, integer, listOf, oneOf, secret } from '../../ground/variables/variable.ts';

const ROLES = ['full', 'watch'] as const;

const watchKey = secret('32 to 200 visible characters but no comma', /^[\x21-\x2b\x2d-\x7e]{32,200}$/);

export const liveVariables = {
  ROLE: described(
    oneOf(ROLES, 'full'),
    '`watch`: this gateway serves live lines alone and needs no database ([at the edge](edge.md)). It takes ' +
      '`REDIS_URL` and `WATCH_KEY`.',
  ),
  WATCH_KEY: described(
    listOf(
      `${watchKey.takes}, or several of these by comma, the newest first`,
      (part) => watchKey.parse(part) ?? undefined,
      true,
    ),
    'Signs the passes by which gateways of `ROLE=watch` know whose lines a page gets. All gateways have the same. The ' +
      'first signs, all open ([to change it](edge.md#to-change-the-key)).',
  ),
  CONFLATION_MS: described(
    integer(0, 5_000, 50),
    'Changes of a topic are gathered for this long and sent together.',
  ),
  PULSE_MS: described(
    integer(100, 60_000, 2_000),
    'The rhythm of the pulse, by which a page knows that its prices are current.',
  ),
  SOCKETS_PER_ADDRESS: described(
    integer(1, 1_000_000, 256),
    'Open live sockets of one address, which a whole office or mobile network may share.',
  ),
  SOCKETS_PER_CUSTOMER: described(
    integer(1, 100_000, 64),
    'Open live sockets of one customer. Each tab has one.',
  ),
  LIVE_BACKLOG_MB: described(
    integer(1, 1_000_000, 256),
    'What may wait for all sockets of a gateway together. Above it the slowest are cut.',
  ),
} as const;
