import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { openLiveClient } from '../../../testing/gateways/live-gateway.ts';
import {
  createKillableGateway,
  KILL_FEED,
  type KillableGateway,
} from '../../../testing/kill/killable-gateway.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { pushedGame, PUSHED_LEAGUE } from '../../../testing/two-gateways/pushed-games.ts';
import { formatTopic } from '@lineboard/domain/lines/book/topic';

describe.each(oneEngine())('a line mover on a WebSocket of a gateway as it ships', (engine) => {
  let gateway: KillableGateway;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createTestDatabase(engine, 1);
    ({ drop } = created);
    const connection = { ...engine.connection, database: created.name };
    gateway = await createKillableGateway({ DATABASE_URL: databaseUrlOf(connection) });
    await gateway.start();
  });
  afterAll(async () => {
    await gateway.stop();
    await drop();
  });

  it('has its lines on the boards beside live sockets, and is told when the gateway stops', async () => {
    const url = `${gateway.origin.replace('http', 'ws')}/api/feed/${KILL_FEED.feedId}/socket`;
    // A gateway answers before it runs the feed: until then a line mover is told to come again.
    const mover = await vi.waitFor(async () => {
      const socket = new WebSocket(url, { headers: { authorization: `Bearer ${KILL_FEED.token}` } });
      await once(socket, 'open');
      return socket;
    }, 10_000);
    // Longer than the live server leaves a connection alone that says nothing.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const rows = Object.values(pushedGame(900_001));
    mover.send(JSON.stringify({ batchId: 'one', sequence: 1, image: true, rows }));
    const [said] = (await once(mover, 'message')) as [Buffer];
    expect(JSON.parse(said.toString())).toMatchObject({ line: 1, status: 200, batchId: 'one', taken: 2 });

    const page = openLiveClient(gateway.origin, { auth: { wireVersion: WIRE_VERSION, page: 'visitor' } });
    const snapshot = new Promise((resolve) =>
      page.on('snapshot', (message) => resolve(JSON.stringify(message))),
    );
    const topic = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
    await page.emitWithAck('subscribe', { topics: [{ topic }] });
    expect(await snapshot).toContain('Lions 900001');
    page.disconnect();

    const stranger = new WebSocket(url, { headers: { authorization: 'Bearer another-token-of-length' } });
    const [, { statusCode }] = (await once(stranger, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(statusCode).toBe(401);
    stranger.on('error', () => undefined).terminate();

    const ended = once(mover, 'close');
    await gateway.stop();
    expect((await ended)[0]).toBe(4002);
  });
});
