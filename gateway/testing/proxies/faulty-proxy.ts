import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';

/** What proxies are set up wrong to do. Without any it does all that docs/operations/in-front.md asks for. */
export interface ProxyFaults {
  /** The socket gets no WebSocket. */
  takesUpgrade?: true;
  /** `X-Forwarded-For` isn't written, or as the caller wrote it. */
  forwardedFor?: 'none' | 'passed';
  /** The address that it comes from, where that isn't 127.0.0.1. */
  from?: string;
  /** What is the operator's alone is shown to everybody. */
  showsAll?: true;
  /** Paths that don't begin so are another server's. */
  passesOnly?: string;
}

export interface FaultyProxy {
  origin: string;
  /** In place of the faults so far. */
  become(faults: ProxyFaults): void;
  close(): Promise<void>;
}

const HIDDEN = new Set(['/metrics', '/readyz', '/healthz']);

export const startFaultyProxy = async (gatewayPort: number): Promise<FaultyProxy> => {
  let faults: ProxyFaults = {};

  const headersFor = ({ headers, socket }: IncomingMessage): IncomingHttpHeaders => {
    const { 'x-forwarded-for': written, ...more } = headers;
    const own = { none: undefined, passed: written, written: socket.remoteAddress }[
      faults.forwardedFor ?? 'written'
    ];
    return {
      ...more,
      'x-forwarded-proto': 'http',
      ...(own === undefined ? {} : { 'x-forwarded-for': own }),
    };
  };
  const passOn = (asked: IncomingMessage) => {
    const { url: path, method } = asked;
    return request({
      host: '127.0.0.1',
      port: gatewayPort,
      method,
      path,
      headers: headersFor(asked),
      localAddress: faults.from ?? '127.0.0.1',
    });
  };

  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    const isForeign = faults.passesOnly !== undefined && !url.startsWith(faults.passesOnly);
    if (isForeign || (HIDDEN.has(url) && faults.showsAll !== true)) {
      answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    const onward = passOn(asked);
    onward.on('response', (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    if (faults.takesUpgrade === true) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    const onward = passOn(asked);
    onward.on('upgrade', (said, gateway, first) => {
      const lines = Object.entries(said.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.write(first);
      gateway.pipe(socket).pipe(gateway);
      for (const end of [gateway, socket])
        end.on('error', () => {
          gateway.destroy();
          socket.destroy();
        });
    });
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    become: (next) => {
      faults = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
