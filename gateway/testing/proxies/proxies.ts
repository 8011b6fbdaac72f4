import { join } from 'node:path';

const DOCUMENTED = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations');

/** Where a started proxy listens, what it leads to, and its certificate. */
export interface ProxyPlace {
  folder: string;
  port: number;
  plainPort: number;
  gatewayPorts: readonly number[];
  /** Where batches of feeds go, if that is elsewhere. */
  feedPorts?: readonly number[];
  certificate: string;
  key: string;
  /** Further changes to the shipped file: mistakes that have to be found. */
  mistakes?: Replaced;
}

/** The second text replaces the first, which must be found. */
export type Replaced = ReadonlyArray<readonly [shipped: string, here: string]>;

/** A reverse proxy of which the documents ship a file. */
export interface Proxy {
  program: string;
  debianPackage: string;
  /** The file as an owner reads it. */
  file: string;
  /** The parts of the file that are another machine's, and what replaces them here. */
  replaced: (place: ProxyPlace) => Replaced;
  /** The file that the program is started with, made around the shipped one. */
  whole: (shipped: string, place: ProxyPlace) => string;
  start: (configuration: string) => readonly string[];
  /** Whether a batch that a gateway calls no matter of its own goes on to the next one; else its sender asks again. */
  leadsBatchesOn: boolean;
}

export const PROXIES: readonly Proxy[] = [
  {
    program: 'nginx',
    debianPackage: 'nginx',
    file: join(DOCUMENTED, 'nginx.conf'),
    replaced: ({ port, plainPort, gatewayPorts, feedPorts = gatewayPorts, certificate, key }) => [
      [
        'server 127.0.0.1:8080;',
        gatewayPorts.map((gatewayPort) => `server 127.0.0.1:${gatewayPort};`).join('\n    '),
      ],
      [
        'server 127.0.0.1:8080 max_fails=0;',
        feedPorts.map((feedPort) => `server 127.0.0.1:${feedPort} max_fails=0;`).join('\n    '),
      ],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['/etc/ssl/lineboard/fullchain.pem', certificate],
      ['/etc/ssl/lineboard/privkey.pem', key],
    ],
    // What Debian's /etc/nginx/nginx.conf holds around it, in a folder of its own.
    whole: (shipped, { folder }) =>
      [
        'daemon off;',
        `pid ${join(folder, 'nginx.pid')};`,
        'error_log stderr warn;',
        'events {}',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${join(folder, name)};`,
        ),
        shipped,
        '}',
      ].join('\n'),
    start: (configuration) => ['-c', configuration, '-e', 'stderr'],
    leadsBatchesOn: true,
  },
  {
    program: 'caddy',
    debianPackage: 'caddy',
    file: join(DOCUMENTED, 'Caddyfile'),
    replaced: ({ port, gatewayPorts, certificate, key }) => [
      // A certificate from a file in place of one that Caddy would ask for.
      ['book.example {', `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
      ['127.0.0.1:8080', gatewayPorts.map((gatewayPort) => `127.0.0.1:${gatewayPort}`).join(' ')],
    ],
    whole: (shipped, { plainPort }) => `{\n\tadmin off\n\thttp_port ${plainPort}\n}\n${shipped}`,
    start: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
    leadsBatchesOn: false,
  },
];

/** @throws when the shipped file no longer has what is to be replaced */
export const configure = (proxy: Proxy, shipped: string, place: ProxyPlace): string => {
  let text = shipped;
  for (const [from, to] of [...(place.mistakes ?? []), ...proxy.replaced(place)]) {
    if (!text.includes(from)) throw new Error(`${proxy.file} has no “${from}”`);
    text = text.replaceAll(from, to);
  }
  return proxy.whole(text, place);
};
