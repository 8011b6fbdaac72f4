import { BATCH_LIMIT_BYTES } from '@lineboard/domain/lines/feed/push-batch.schema';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';

/** What the gateway's push route is compared with: Fastify that reads and parses the same body and does nothing. */
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
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

process.on('message', () => {
  void listen().then((port) => process.send!({ port }));
});
