import { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from '../../ground/caller/trusted-proxies.ts';
import { described, integer, listOf, text, type Variable } from '../../ground/variables/variable.ts';
import { webOrigin } from './web-origin.ts';

const proxies: Variable<TrustedProxies> = {
  takes:
    'how many reverse proxies stand in front (0 to 10), or their addresses and networks, e.g. 1 or 10.0.0.0/8,::1',
  fallback: NO_PROXIES,
  parse: parseTrustedProxies,
};

export const listeningVariables = {
  HOST: described(
    text('an address to listen on, e.g. 127.0.0.1 or ::', /^[\w.:-]{1,255}$/, '127.0.0.1'),
    'The address to listen on. `0.0.0.0` or `::` takes calls from other machines, too.',
  ),
  PORT: described(integer(0, 65_535, 8080), 'The port to listen on; 0 picks a free one.'),
  LISTEN_BACKLOG: described(
    integer(1, 65_535, 4_096),
    "How many connections may wait to be accepted. With Node's own 511 most of a storm of returning sockets is " +
      "turned away and comes again later. The kernel's `net.core.somaxconn` bounds it.",
  ),
  PUBLIC_ORIGINS: described(
    listOf('origins of the site, e.g. https://book.example,https://www.book.example', webOrigin),
    'The origins of the site, by comma. Calls that change something and live sockets from elsewhere are refused, ' +
      "from the gateway's own host too when it isn't among them. Without it a page must come from the host that it " +
      'calls, with the same scheme. With an `https:` origin cookies are `Secure` and HSTS is sent, which holds for its subdomains, too.',
  ),
  TRUST_PROXY: described(
    proxies,
    'Which reverse proxies are believed about `X-Forwarded-For` and `X-Forwarded-Proto`: how many stand one behind ' +
      'the other (`1`), or better their addresses and networks (`10.0.0.0/8,::1`), which hold also when somebody ' +
      "reaches the gateway past them. Lock-outs, rate limits and live sockets then count the customer's address " +
      '(IPv6 by its /64). A client writes into `X-Forwarded-For` what it likes, so there is no `true`.',
    '`0`',
  ),
  SPORTS_ROOT: described(
    text('a path that begins and ends with /, e.g. /sports/', /^\/((?!\.{1,2}\/)[\w.-]+\/)*$/, '/'),
    'The path under which the client is served, e.g. `/sports/`. One build stands under any. A proxy passes paths on as ' +
      'they are, and `/api` and `/live` besides, which stay at the root; where it takes the prefix off, leave this out.',
  ),
  RATE_LIMIT_PER_MINUTE: described(
    integer(10, 1_000_000, 1_200),
    'How many API calls one address has a minute.',
  ),
} as const;
