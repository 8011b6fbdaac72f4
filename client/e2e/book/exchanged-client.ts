import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The answer for a file of the page, by its path: the file itself, not found, or the page in its place. */
export type Fate = 'there' | 'missing' | 'page';

/**
 * Runs in front of a gateway like a load balancer, and serves its client as different builds: each build has its own
 * names for all its files, as a new version has, and doesn't know those of the others.
 */
export interface ExchangedClient {
  /** e.g. http://127.0.0.1:41234 */
  url: string;
  leadTo(origin: string): void;
  /** The client is this build from now on. */
  build: string;
  /** May be replaced: the fate of files in the current build, e.g. missing ones. */
  fateOf: (path: string) => Fate;
  close(): void;
}

/** Names with a content hash: `name-hash.js`, or `name-hash.b2.js` for a file of build `b2`. */
const HASHED = /([\w.-]+-[\w-]{8})\.(js|css|woff2|svg|png)\b/g;
const REWRITTEN = /\/(?:[^/]*\.(?:js|css))?$/;
const OF_BUILD = /^\/assets\/(.+-[\w-]{8})\.(b\d+)\.(\w+)$/;

const readAll = async (from: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of from.setEncoding('utf8')) text += chunk;
  return text;
};

export const startExchangedClient = async (): Promise<ExchangedClient> => {
  let gateway = new URL('http://127.0.0.1:1');
  const sockets = new Set<Socket>();
  const server = createServer();

  /** The gateway's path of the requested file; null when the current build has no such name. */
  const findPath = (path: string): string | null => {
    if (!path.startsWith('/assets/')) return path;
    const [, name, build, ending] = OF_BUILD.exec(path) ?? [];
    return build === exchanged.build ? `/assets/${name}.${ending}` : null;
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method, headers } = request;
    const fate = url.startsWith('/assets/') ? exchanged.fateOf(url) : 'there';
    // The gateway itself answers for missing files.
    const path =
      fate === 'page' ? '/' : ((fate === 'there' ? findPath(url) : null) ?? '/assets/missing-00000000.js');
    const forwarded = ask(
      {
        host: gateway.hostname,
        port: gateway.port,
        path,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answered) => void pass(path, answered, response).catch(() => response.destroy()),
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  };
  const pass = async (path: string, answered: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { statusCode = 502, headers } = answered;
    if (statusCode !== 200 || !REWRITTEN.test(path)) {
      response.writeHead(statusCode, headers);
      answered.pipe(response);
      return;
    }
    const text = (await readAll(answered)).replaceAll(HASHED, `$1.${exchanged.build}.$2`);
    const { 'content-length': _length, etag: _etag, 'last-modified': _changed, ...kept } = headers;
    response.writeHead(statusCode, kept).end(text);
  };

  server.on('request', answer);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const onward = connect(Number(gateway.port), gateway.hostname);
    const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    onward.write(head);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const exchanged: ExchangedClient = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    leadTo: (origin) => {
      gateway = new URL(origin);
    },
    build: 'b1',
    fateOf: () => 'there',
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return exchanged;
};
