import { commitServerSeed } from '@lineboard/domain/casino/games/commit-server-seed';
import { findGame } from '@lineboard/domain/casino/games/games';
import { startRound } from '@lineboard/domain/casino/games/play-round';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { openSandboxWorld, type SandboxWorld } from '../../../testing/worlds/sandbox-world.ts';
import type { Database } from '../../ground/database/create-database.ts';

const TABLE = { game: 'miniSlots', title: '' };
const STAKE = 100;
const START = { ...TABLE, clientSeed: 'my-seed', bet: { stakeCents: STAKE } };
/** Longer than any wait between two tries. */
const LATER_MS = 120_000;
const FIRST_CENTS = 100_000;

describe.each(oneEngine())('rounds of the sandbox on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let world: SandboxWorld;
  let session: string;
  let players = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());
  beforeEach(async () => {
    world = await openSandboxWorld(database);
    players += 1;
    session = await world.enter(`p${String(players).padStart(3, '0')}`);
  });

  const player = (): string => `player-p${String(players).padStart(3, '0')}`;
  const call = (name: string, body: object) => world.call(name, body, session);
  const start = (nonce: number, more: object = {}) => call('games/start', { ...START, nonce, ...more });
  const callsOf = (kind: string) => world.wallet.arrived.filter(({ call: name }) => name === kind);
  /** Expects the host's own books and the wallet's to agree. */
  const expectSquare = async (): Promise<void> => {
    expect(world.wallet.heldCents()).toBe(0);
    const { rows } = await database.pool.query<{ made: number }>(
      `select coalesce(sum(r.win_cents - r.stake_cents), 0)::bigint as made
       from sandbox_round r join sandbox_seed s using (seed_id) where s.player = $1 and refused_code is null`,
      [player()],
    );
    expect(world.wallet.balanceCents).toBe(FIRST_CENTS + rows[0]!.made);
  };

  it('are paid as they were drawn, and can be recomputed from the revealed seed', async () => {
    const { commitment } = (await call('games/open', TABLE)).body;
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const { status, body } = await start(nonce);
      expect([status, body.round?.nonce, body.isDeciding, body.commitment]).toEqual([
        200,
        nonce,
        false,
        commitment,
      ]);
      expect(body.balanceCents).toBe(world.wallet.balanceCents);
    }
    await expectSquare();
    const { body: told } = await call('games/reveal', TABLE);
    expect(commitServerSeed(told.serverSeed)).toBe(commitment);
    expect(told.table.commitment).not.toBe(commitment);
    expect(told.rounds).toHaveLength(5);
    for (const { nonce, clientSeed, bet, state, winCents } of told.rounds) {
      const again = startRound(findGame('miniSlots')!, bet, {
        serverSeed: told.serverSeed,
        clientSeed,
        nonce,
      });
      expect(again).toMatchObject({ ok: true, step: { state, outcome: { winCents } } });
    }
    // Its answer may have been lost: asked again it is the same seed, and no round is played under it.
    expect((await call('games/reveal', TABLE)).body.serverSeed).toBe(told.serverSeed);
    expect((await start(5)).body.error.code).toBe('outOfOrder');
    expect((await start(0)).body.commitment).toBe(told.table.commitment);
  });

  it('begin once, however often and in how many tabs they are sent', async () => {
    const answers = await Promise.all([start(0), start(0), start(0), start(0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(callsOf('bet').map(({ transaction }) => transaction)).size).toBe(1);
    expect((await start(0)).body.round).toEqual(answers[0]!.body.round);
    expect((await start(0, { bet: { stakeCents: 200 } })).body.error.code).toBe('outOfOrder');
    expect((await start(0, { clientSeed: 'another' })).body.error.code).toBe('outOfOrder');
    expect((await start(7)).body.error.code).toBe('outOfOrder');
    await expectSquare();
  });

  it.each(['lost', 'away'] as const)(
    'a stake whose answer is %s is neither doubled nor shown before it is taken',
    async (fault) => {
      world.wallet.fault.set('bet', fault);
      const asked = await start(0);
      expect(asked.body).toMatchObject({ isDeciding: true, round: { state: null, winCents: null } });
      expect((await start(0)).body.isDeciding).toBe(true);
      expect((await start(1)).body.error.code).toBe('roundOpen');
      expect((await call('games/reveal', TABLE)).body.error.code).toBe('roundOpen');
      world.wallet.fault.clear();
      await world.sendDue();
      expect((await call('games/open', TABLE)).body.isDeciding).toBe(true);
      world.clock.wallMs += LATER_MS;
      await world.sendDue();
      const { body } = await call('games/open', TABLE);
      expect(body.isDeciding).toBe(false);
      expect(body.round?.winCents).toEqual(expect.any(Number));
      await expectSquare();
    },
  );

  it.each(['lost', 'away'] as const)(
    'a win whose answer is %s is paid once, by another gateway if need be',
    async (fault) => {
      world.wallet.fault.set('win', fault);
      const asked = await start(0);
      expect(asked.body).toMatchObject({
        isDeciding: false,
        balanceCents: null,
        round: { winCents: expect.any(Number) },
      });
      await world.app.close();
      const { wallet } = world;
      wallet.fault.clear();
      world = await openSandboxWorld(database);
      world.clock.wallMs += LATER_MS;
      world.tools.wallet = wallet;
      await Promise.all([world.sendDue(), world.sendDue()]);
      world.wallet = wallet;
      await expectSquare();
      const sent = wallet.arrived.length;
      world.clock.wallMs += LATER_MS;
      await world.sendDue();
      expect(wallet.arrived).toHaveLength(sent);
    },
  );

  it('leave no round and no debt when the book refuses a stake, and the next one is played', async () => {
    world.wallet.balanceCents = STAKE - 1;
    expect((await start(0)).body.error.code).toBe('book:insufficientFunds');
    world.wallet.balanceCents = FIRST_CENTS;
    expect((await start(0)).body.error.code).toBe('book:insufficientFunds');
    expect((await call('games/open', TABLE)).body).toMatchObject({ round: null, nextNonce: 1 });
    expect((await start(1)).status).toBe(200);
    expect((await call('games/reveal', TABLE)).body.rounds.map(({ nonce }) => nonce)).toEqual([1]);
  });

  it('have their stake rolled back when the session ended, in case an earlier try was accepted', async () => {
    world.wallet.fault.set('bet', 'lost');
    await start(0);
    world.wallet.fault.set('bet', { code: 'sessionEnded' });
    expect((await start(0)).body.error.code).toBe('book:sessionEnded');
    expect(callsOf('refund').map(({ refers }) => refers)).toEqual([callsOf('bet')[0]!.transaction]);
  });

  it('belong to their own player', async () => {
    await start(0);
    const other = await world.enter('othr');
    expect((await world.call('games/open', TABLE, other)).body).toMatchObject({ round: null, nextNonce: 0 });
    expect((await world.call('games/move', { ...TABLE, nonce: 0, number: 1, move: {} }, other)).status).toBe(
      400,
    );
    expect((await world.call('games/reveal', TABLE, other)).body.error.code).toBe('notFound');
  });

  it.each([
    ['no session', undefined, 401],
    ['a made-up session', 'x'.repeat(43), 401],
    ['a text that is none', '__proto__', 401],
  ])('are out of reach with %s', async (_, given, status) => {
    expect((await world.call('games/open', TABLE, given)).status).toBe(status);
  });

  it('need a session, which lasts while its page is used; a player has at most twenty', async () => {
    world.clock.wallMs += 13 * 3_600_000;
    expect((await call('games/open', TABLE)).status).toBe(401);
    const sessions = [];
    for (let page = 0; page < 21; page += 1) {
      world.clock.wallMs += 1;
      sessions.push(await world.enter('many'));
    }
    expect((await world.call('games/open', TABLE, sessions[0])).status).toBe(401);
    expect((await world.call('games/open', TABLE, sessions[1])).status).toBe(200);
  });

  it.each([
    ['another page', { origin: 'http://127.0.0.1:8080' }, 403],
    ['a game that there is none of', { game: '__proto__' }, 400],
    ['a game that nobody plays', { game: 'constructor' }, 404],
    ['a negative stake', { bet: { stakeCents: -100 } }, 400],
    ['a stake of half a cent', { bet: { stakeCents: 0.5 } }, 400],
    ['a huge stake', { bet: { stakeCents: 1e15 } }, 400],
    ['a stake above the limit', { bet: { stakeCents: 100_000_000 } }, 422],
    ['a stake out of step', { bet: { stakeCents: 101 } }, 422],
    ['one field more', { extra: 1 }, 400],
    ['a long seed', { clientSeed: 'x'.repeat(65) }, 400],
    ['a half character', { clientSeed: '\ud83c' }, 400],
    ['too long a body', { bet: { stakeCents: 100, note: 'x'.repeat(10_000) } }, 413],
  ])('refuse %s, and ask the book for nothing', async (_, wrong, status) => {
    const { origin, ...body } = { origin: undefined, ...wrong };
    const answer = await world.call('games/start', { ...START, nonce: 0, ...body }, session, origin);
    expect(answer.status).toBe(status);
    expect(callsOf('bet')).toEqual([]);
  });

  it('report wins that the book refuses for good to the operator, and stop sending them', async () => {
    world.wallet.fault.set('win', { code: 'roundClosed' });
    await start(0);
    expect(world.failures.map(({ kind }) => kind)).toEqual(['callRefused']);
    world.clock.wallMs += LATER_MS;
    await world.sendDue();
    expect(callsOf('win')).toHaveLength(1);
  });
});
