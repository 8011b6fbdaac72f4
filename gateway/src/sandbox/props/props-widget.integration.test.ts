import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { openSandboxWorld, type SandboxWorld } from '../../../testing/worlds/sandbox-world.ts';
import type { Database } from '../../ground/database/create-database.ts';

describe.each(oneEngine())('games of the props widget on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: TestGateway;
  let world: SandboxWorld;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    book = await createTestGateway(database);
    const address = await book.app.listen({ host: '127.0.0.1', port: 0 });
    world = await openSandboxWorld(database);
    world.tools.people.addressOf = () => address;
    book.book.putGame({ gameNum: 7, team1Id: 'Bears', team2Id: 'Lions' });
    book.book.putGame({ gameNum: 8, team1Id: 'Staff', team2Id: 'Friends' }, { store: 'vip' });
  });
  afterAll(async () => {
    await world.app.close();
    await book.close();
    await drop();
  });

  const open = async (gameNum: unknown) => {
    const { status, body } = await world.call('props/open', { gameNum });
    return { status, ...(body as unknown as { game?: object | null }) };
  };

  it('a visitor’s widget is told who plays in a game that the book shows to anyone, and nothing of others', async () => {
    const teams = { gameNum: 7, sportType: 'Football', teams: ['Bears', 'Lions'] };
    expect(await open(7)).toEqual({ status: 200, game: teams });
    for (const gameNum of [8, 9, 0, 2_147_483_647])
      expect(await open(gameNum)).toEqual({ status: 200, game: null });
    expect(await open(null)).toEqual({ status: 200, game: null });
  });

  it.each([-1, 2_147_483_648, 1.5, '7', '7/../../session', '__proto__', ['7'], {}])(
    'a game’s number that is none is refused: %j',
    async (gameNum) => {
      expect((await open(gameNum)).status).toBe(400);
    },
  );
});
