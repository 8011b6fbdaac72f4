import { ONLY_PLAY_GAMES } from '@lineboard/domain/casino/lobby/only-play-games';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createTestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';

it.each(oneEngine())(
  'CALL2-47, CALL2-48: pages have OnlyPlay’s pictures by the gateway on $name',
  async (engine) => {
    const { database, drop } = await createTestDatabase(engine);
    const [game] = ONLY_PLAY_GAMES;
    const items = [{ bundle: game?.gameId, img_icon: '/1.png' }];
    const provider = createServer((_request, response) => response.end(JSON.stringify(items))).listen(
      0,
      '127.0.0.1',
    );
    await once(provider, 'listening');
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const gateway = await createTestGateway(database, { ONLY_PLAY_LIST_URL: `${origin}/games` });
    const other = await createTestGateway(database, { ONLY_PLAY_LIST_URL: 'http://127.0.0.1:9/games' });
    try {
      const answer = await gateway.app.inject('/api/integrations/only-play/icons');
      expect(answer.json()).toEqual({ icons: [{ gameId: game?.gameId, address: `${origin}/1.png` }] });
      expect(answer.headers['content-security-policy']).toContain(`img-src 'self' data: ${origin};`);
      const refused = await other.app.inject('/api/integrations/only-play/icons');
      expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
    } finally {
      await gateway.close();
      await other.close();
      await drop();
      provider.close();
    }
  },
);
