import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { createTestGateway, type TestGateway } from '../gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../servers/test-database.ts';
import { type HeldDatabase, holdDatabase } from './held-database.ts';
import { judgeTickets } from './model-tickets.ts';
import { playInterleavings } from './play-interleavings.ts';
import { openTicketsWorld } from './tickets-world.ts';

const two = fc.constantFrom(0, 1);
const nth = fc.constantFrom(0, 1, 2);

const ticket = fc.record({
  customer: fc.constantFrom(0, 0, 1),
  game: two,
  amountCents: fc.constantFrom(1_000, 2_000, 3_000),
  acceptance: fc.constantFrom('none' as const, 'better' as const, 'close20' as const),
  sees: fc.constantFrom('first' as const, 'latest' as const),
});

const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      at: fc.nat(5),
      gateway: two,
      isTwisted: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), game: two }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), game: two, isOpen: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      game: two,
      winner: fc.constantFrom('team1' as const, 'team2' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rule' as const),
      nth,
      decision: fc.constantFrom('X' as const, null),
    }),
  },
  fc.record({ kind: fc.constant('cut' as const), customer: two }),
  fc.record({ kind: fc.constant('close' as const), at: fc.nat(5), gateway: two }),
);

const play = fc.record({
  drawn: fc.array(ticket, { minLength: 6, maxLength: 6 }),
  /** Each begins when so many of its turns have passed. */
  acts: fc.array(fc.record({ next: act, turns: fc.constantFrom(1, 1, 8, 16) }), {
    minLength: 10,
    maxLength: 20,
    size: 'max',
  }),
});

describe.each(oneEngine())('tickets in every order on $name', (engine) => {
  let real: Awaited<ReturnType<typeof createTestDatabase>>;
  let held: HeldDatabase;
  let base: TestGateway;

  beforeAll(async () => {
    real = await createTestDatabase(engine, 30);
    held = holdDatabase(real.database);
    base = await createTestGateway(held.database);
  });
  afterAll(async () => {
    await base.close();
    await real.drop();
  });

  it('takes what may be taken, at a price that was shown, and comes to the cents of the results', async () => {
    let run = 0;
    const seen = new Map<string, number>();
    await playInterleavings(
      { world: 'tickets', runs: 80 },
      fc.asyncProperty(fc.scheduler(), play, async (s, { drawn, acts }) => {
        run += 1;
        const world = await openTicketsWorld(s, { run, real: real.database, held, base, drawn });
        let price = 100;
        const perform = async (next: (typeof acts)[number]['next']): Promise<void> => {
          if (next.kind === 'place') return world.place(next.at, next.gateway, next.isTwisted);
          if (next.kind === 'close') return world.close(next.at, next.gateway);
          if (next.kind === 'rule') return world.rule(next.nth, next.decision);
          if (next.kind === 'cut') return world.cut(next.customer);
          if (next.kind === 'hold') world.hold(next.game, next.isOpen);
          if (next.kind === 'end') world.end(next.game, next.winner);
          // No two alike, up and down.
          if (next.kind === 'move') world.move(next.game, 150 + ((price += 37) % 100));
        };
        held.hold(s);
        try {
          const all = Promise.all(
            acts.map(async ({ next, turns }) => {
              for (let turn = 1; turn <= turns; turn += 1)
                await s.schedule(Promise.resolve(), `${JSON.stringify(next)} ${turn}`);
              await perform(next);
            }),
          );
          await held.release(all.then(world.settled));
        } finally {
          held.hold(null);
        }
        await world.sweep();
        expect(world.gateways.flatMap(({ errors }) => errors)).toEqual([]);
        expect(judgeTickets(world.played, await world.readLedger())).toEqual([]);
        for (const { answer } of world.played.calls) {
          const told = answer.state === 'refused' ? answer.code : answer.state;
          seen.set(told, (seen.get(told) ?? 0) + 1);
        }
      }),
    );
    // Each way to answer was forced: what is never told isn't judged.
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([
        'accepted',
        'changed',
        'closed',
        'keyReused',
        'lineHeld',
        'lineDisabled',
        'amountExceeded',
        'insufficientAvailable',
      ]),
    );
    expect(await checkBalances(real.database.pool)).toEqual([]);
  });
});
