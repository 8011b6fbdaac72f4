import type { BlackjackState } from '@lineboard/domain/casino/games/blackjack/blackjack-round';
import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { openSandboxWorld, type SandboxWorld } from '../../../testing/worlds/sandbox-world.ts';
import { finishLeftRounds, LEFT_AFTER_MS } from './finish-left-rounds.ts';
import type { Database } from '../../ground/database/create-database.ts';

const TABLE = { game: 'blackjack', title: '' };
const STAKE = 1_000;
const FIRST_CENTS = 100_000;
const LATER_MS = 120_000;
/** A dealt blackjack ends at once; this many in a row don't happen. */
const MOST_DEALS = 20;

describe.each(oneEngine())('hands of the sandbox on $name', (engine) => {
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
    session = await world.enter(`h${String(players).padStart(3, '0')}`);
  });

  const call = (name: string, body: object) => world.call(name, body, session);
  const move = (round: RoundView, number: number, made: string) =>
    call('games/move', { ...TABLE, nonce: round.nonce, number, move: made });
  const table = async () => (await call('games/open', TABLE)).body;

  /** Deals until a hand isn't over at once. */
  const deal = async (): Promise<RoundView> => {
    for (let nonce = 0; nonce < MOST_DEALS; nonce += 1) {
      const start = { ...TABLE, nonce, clientSeed: 'mine', bet: { stakeCents: STAKE } };
      const { round } = (await call('games/start', start)).body;
      if (round?.winCents === null) return round;
    }
    throw new Error('every deal was over at once');
  };
  /** Expects the host's own books and the wallet's to agree. */
  const expectPaid = async (round: RoundView | null): Promise<void> => {
    expect(world.wallet.heldCents()).toBe(0);
    expect(round?.winCents).toEqual(expect.any(Number));
    const { rounds } = (await call('games/reveal', TABLE)).body;
    const made = rounds.reduce((sum, { stakeCents, winCents }) => sum + winCents! - stakeCents, 0);
    expect(world.wallet.balanceCents).toBe(FIRST_CENTS + made);
  };
  /** Starts another gateway of the same book, which knows nothing yet. */
  const restart = async (): Promise<void> => {
    const { wallet, clock } = world;
    await world.app.close();
    world = await openSandboxWorld(database);
    world.tools.wallet = wallet;
    world.wallet = wallet;
    world.clock.wallMs = clock.wallMs;
  };

  it('go on with the same cards after a restart in the middle', async () => {
    const hand = await deal();
    await restart();
    expect((await table()).round).toEqual(hand);
    const { body } = await move(hand, 1, 'stand');
    const cardsOf = ({ state }: RoundView) => (state as BlackjackState).hands[0]?.cards;
    expect(cardsOf(body.round!)).toEqual(cardsOf(hand));
    await expectPaid(body.round);
  });

  it.each(['lost', 'away'] as const)(
    'a double whose stake’s answer is %s shows no card before it is taken, and takes it once, after a restart too',
    async (fault) => {
      const hand = await deal();
      world.wallet.fault.set('bet', fault);
      const asked = (await move(hand, 1, 'double')).body;
      expect(asked).toMatchObject({ isDeciding: true, round: { state: hand.state, stakeCents: STAKE } });
      // Nothing else can be done with the hand meanwhile, and the same again adds nothing.
      expect((await move(hand, 1, 'stand')).body.error.code).toBe('outOfOrder');
      expect((await move(hand, 2, 'stand')).body.error.code).toBe('outOfOrder');
      expect((await move(hand, 1, 'double')).body.isDeciding).toBe(true);
      await restart();
      world.wallet.fault.clear();
      world.clock.wallMs += LATER_MS;
      await world.sendDue();
      const { round } = await table();
      expect(round).toMatchObject({ stakeCents: 2 * STAKE, moves: ['double'] });
      await expectPaid(round);
    },
  );

  it.each(['blackjack', 'videoPoker'])(
    'a %s hand that its player leaves is stood on, and paid or lost',
    async (game) => {
      const here = { game, title: '' };
      const start = async (nonce: number) =>
        (await call('games/start', { ...here, nonce, clientSeed: 'mine', bet: { stakeCents: STAKE } })).body
          .round!;
      let round = await start(0);
      while (round.winCents !== null) round = await start(round.nonce + 1);
      world.clock.wallMs += LEFT_AFTER_MS - 1;
      await finishLeftRounds(world.tools);
      expect((await call('games/open', here)).body.round?.winCents).toBeNull();
      world.clock.wallMs += 1;
      await finishLeftRounds(world.tools);
      const left = (await call('games/open', here)).body.round;
      expect(left?.winCents).toEqual(expect.any(Number));
      expect(left?.moves).toEqual([game === 'blackjack' ? 'stand' : 31]);
      expect(world.wallet.heldCents()).toBe(0);
      const { rounds } = (await call('games/reveal', here)).body;
      const made = rounds.reduce((sum, { stakeCents, winCents }) => sum + winCents! - stakeCents, 0);
      expect(world.wallet.balanceCents).toBe(FIRST_CENTS + made);
      await finishLeftRounds(world.tools);
      expect(world.wallet.balanceCents).toBe(FIRST_CENTS + made);
    },
  );

  it('are finished though one that was left before them can’t be', async () => {
    const own = session;
    session = await world.enter(`g${String(players).padStart(3, '0')}`);
    await deal();
    await database.pool.query(
      `update sandbox_seed set game = 'gone' where seed_id = (select max(seed_id) from sandbox_seed)`,
    );
    session = own;
    world.clock.wallMs += 1;
    await deal();
    world.clock.wallMs += LEFT_AFTER_MS;
    await finishLeftRounds(world.tools);
    expect((await table()).round?.winCents).toEqual(expect.any(Number));
    expect(world.failures).toMatchObject([{ kind: 'notSwept' }]);
    await database.pool.query(
      `delete from sandbox_round r using sandbox_seed s where s.seed_id = r.seed_id and s.game = 'gone'`,
    );
  });

  it('are unchanged by a double that the balance doesn’t cover', async () => {
    const hand = await deal();
    const before = world.wallet.balanceCents;
    world.wallet.balanceCents = STAKE - 1;
    expect((await move(hand, 1, 'double')).body.error.code).toBe('book:insufficientFunds');
    world.wallet.balanceCents = before;
    expect((await table()).round).toEqual(hand);
    const { body, status } = await move(hand, 1, 'stand');
    expect(status).toBe(200);
    await expectPaid(body.round);
  });

  it('make a move once when two tabs send it at once', async () => {
    const hand = await deal();
    const answers = await Promise.all([
      move(hand, 1, 'hit'),
      move(hand, 1, 'stand'),
      move(hand, 1, 'hit'),
      move(hand, 1, 'stand'),
    ]);
    const { round } = await table();
    expect(round?.moves).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(2);
    for (const { body } of answers.filter(({ status }) => status === 200))
      expect(body.round?.moves).toEqual(round?.moves);
  });

  it('never reveal hidden cards, in an answer or by a seed, while they go on', async () => {
    const hand = await deal();
    expect((hand.state as BlackjackState).dealerCards).toHaveLength(1);
    expect((await call('games/reveal', TABLE)).body.error.code).toBe('roundOpen');
    const { rows } = await database.pool.query<{ server_seed: string }>(
      'select server_seed from sandbox_seed',
    );
    const said = JSON.stringify(await table());
    for (const { server_seed } of rows) expect(said).not.toContain(server_seed);
  });

  it.each([
    ['another number', 3, 'stand', 409],
    ['no move of the game', 1, 'surrender', 400],
    ['a move as an object', 1, { __proto__: null, hit: true }, 400],
  ])('refuse %s', async (_, number, made, status) => {
    const hand = await deal();
    expect((await move(hand, number, made as string)).status).toBe(status);
    expect((await table()).round).toEqual(hand);
  });

  it('can’t be moved by another player', async () => {
    const hand = await deal();
    const own = session;
    session = await world.enter(`o${String(players).padStart(3, '0')}`);
    expect((await move(hand, 1, 'hit')).status).toBe(409);
    session = own;
    expect((await table()).round).toEqual(hand);
  });
});
