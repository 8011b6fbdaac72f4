import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * A proxy that passes HTTP on but doesn't support WebSocket: `Upgrade` ends at it, as at an nginx without that setting.
 */
export interface PlainProxy {
  /** e.g. http://127.0.0.1:41234 */
  url: string;
  close(): Promise<void>;
}

const HOP_BY_HOP = new Set(['connection', 'upgrade', 'keep-alive']);

/** @param only the prefix of paths that are passed on: all others belong to another server */
export const startPlainProxy = async (targetPort: number, only = '/'): Promise<PlainProxy> => {
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith(only) !== true) {
      answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
      return;
    }
    const headers = Object.entries(asked.headers).filter(([name]) => !HOP_BY_HOP.has(name));
    const onward = request(
      {
        host: '127.0.0.1',
        port: targetPort,
        method: asked.method,
        path: asked.url,
        headers: Object.fromEntries(headers),
      },
      (said) => {
        answer.writeHead(said.statusCode ?? 502, said.headers);
        said.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
