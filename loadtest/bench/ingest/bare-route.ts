import { BATCH_LIMIT_BYTES } from '@lineboard/domain/lines/feed/push-batch.schema';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/**
 * What the gateway's push route and its feed's socket are compared with: Fastify, and a WebSocket beside it, that read
 * and parse the same bodies, answer each, and do nothing.
 */
export interface BareRouteRequest {
  ask: 'listen';
}

const listen = async (): Promise<number> => {
  const app = Fastify({ bodyLimit: BATCH_LIMIT_BYTES });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, JSON.parse(body as string));
  });
  app.post('/api/feed/:feedId', () => ({ refused: [] }));
  new WebSocketServer({ server: app.server, perMessageDeflate: false }).on('connection', (socket) => {
    socket.on('message', (body: Buffer) => {
      JSON.parse(body.toString());
      socket.send('{"status":200,"refused":[]}');
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

process.on('message', () => {
  void listen().then((port) => process.send!({ port }));
});
