import type { Replaced } from './proxies.ts';

/** How a proxy can be set up wrong, and what `lineboard doctor` then says of the site. */
export interface ProxyMistake {
  what: string;
  mistakes: Replaced;
  /** Each finding that isn't fine, as `part: found`. */
  found: readonly RegExp[];
  /** A figure of the gateway that stands for it. */
  counted?: RegExp;
}

const FORWARDED_FOR = 'proxy_set_header X-Forwarded-For $remote_addr;';
const ALL_PATHS = 'location / {';

const NGINX: readonly ProxyMistake[] = [
  { what: 'nothing where the file is as shipped', mistakes: [], found: [] },
  {
    what: 'a location without Upgrade',
    mistakes: [
      ['proxy_set_header Upgrade $http_upgrade;', ''],
      ['proxy_set_header Connection $lineboard_connection;', 'proxy_set_header Connection "";'],
    ],
    found: [/^live socket: No WebSocket comes through/],
    counted: /^lineboard_failures_total\{part="live",kind="upgradeStripped"\} [1-9]/m,
  },
  {
    what: 'addresses that callers write themselves',
    mistakes: [[FORWARDED_FOR, '']],
    found: [/^addresses: .* passes on the X-Forwarded-For that callers write/],
  },
  {
    what: 'addresses that nobody writes',
    mistakes: [[FORWARDED_FOR, 'proxy_set_header X-Forwarded-For "";']],
    found: [/^addresses: .* writes no X-Forwarded-For/],
  },
  {
    what: 'a scheme that nobody writes',
    mistakes: [['proxy_set_header X-Forwarded-Proto $scheme;', '']],
    found: [/^addresses: .* writes no X-Forwarded-Proto/],
  },
  {
    what: 'a proxy that TRUST_PROXY doesn’t name',
    mistakes: [[ALL_PATHS, `${ALL_PATHS} proxy_bind 127.0.0.2;`]],
    found: [/^addresses: A proxy at 127\.0\.0\.2 .* TRUST_PROXY doesn’t name it/],
  },
  {
    what: 'readiness that everybody sees',
    mistakes: [['location = /readyz  { return 404; }', '']],
    found: [/^hidden pages: Open to everybody at .*: \/readyz\.$/],
  },
  {
    what: 'cookies that lose their Secure',
    mistakes: [[ALL_PATHS, `${ALL_PATHS} proxy_cookie_flags ~ nosecure;`]],
    found: [/^cookies: They arrive .* without Secure/],
  },
  {
    what: 'cookies that are lost',
    mistakes: [[ALL_PATHS, `${ALL_PATHS} proxy_hide_header Set-Cookie;`]],
    found: [/^cookies: None comes/],
  },
  {
    what: 'a page whose calls go elsewhere',
    mistakes: [[ALL_PATHS, `location /api/ { return 404; }\n    ${ALL_PATHS}`]],
    found: [/^calls: Something else answers \/api\/site .*\(status 404\)/],
  },
  {
    what: 'an address that leads to itself',
    mistakes: [[ALL_PATHS, `location = / { return 302 $scheme://$http_host/; }\n    ${ALL_PATHS}`]],
    found: [/^page: .* leads to itself/],
  },
];

const CADDY: readonly ProxyMistake[] = [
  { what: 'nothing where the file is as shipped', mistakes: [], found: [] },
  {
    what: 'addresses that nobody writes',
    mistakes: [['lb_try_duration 3s', 'lb_try_duration 3s\n\t\theader_up -X-Forwarded-For']],
    found: [/^addresses: .* writes no X-Forwarded-For/],
  },
  {
    what: 'readiness and health that everybody sees',
    mistakes: [['@inside path /metrics /readyz /healthz', '@inside path /metrics']],
    found: [/^hidden pages: Open to everybody at .*: \/readyz, \/healthz\.$/],
  },
];

/** By program. */
export const PROXY_MISTAKES: Readonly<Record<string, readonly ProxyMistake[]>> = {
  nginx: NGINX,
  caddy: CADDY,
};
