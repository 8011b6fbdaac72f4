import { allowLeftOpen } from '@lineboard/domain/testing/left-open/left-open';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEEDS, GAMES, GATEWAYS, openLogWorld, SILENT_AFTER_MS } from './log-world.ts';
import { playInterleavings } from './play-interleavings.ts';

allowLeftOpen();

const gateway = fc.constantFrom(...GATEWAYS);
const feed = fc.nat(FEEDS.length - 1);

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), feed, game: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('live' as const),
      ms: fc.constantFrom(90, 400, 1_700, 4_000, 12_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('jump' as const), ms: fc.constantFrom(200, 900, 2_500) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sleep' as const), gateway }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake' as const), gateway }) },
  fc.record({ kind: fc.constant('silence' as const), feed, isSilent: fc.boolean() }),
  fc.record({ kind: fc.constant('restart' as const), gateway }),
  fc.record({ kind: fc.constant('lose' as const) }),
  fc.record({ kind: fc.constant('away' as const), isAway: fc.boolean() }),
);

/** Silence that was noted is over, another gateway leads, and both movers have sent their image. */
const BACK_WITHIN_MS = 20_000;

const passes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('HR-32.5: whatever comes when, nobody takes a price that was replaced, and all comes back', async () => {
  const counts = { looks: 0, resets: 0, leases: 0, images: 0 };
  await playInterleavings(
    { world: 'log', runs: 60 },
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { minLength: 8, maxLength: 40, size: 'max' }),
      async (s, acts) => {
        const world = openLogWorld(s);
        const { clock, redis, model, movers } = world;
        const perform = async (next: (typeof acts)[number]): Promise<void> => {
          if (next.kind === 'move') movers[next.feed]!.move(GAMES[next.feed]![next.game]!);
          if (next.kind === 'live') await passes(next.ms);
          if (next.kind === 'jump') clock.pass(next.ms);
          if (next.kind === 'sleep') world.sleep(next.gateway);
          if (next.kind === 'wake') world.wake(next.gateway);
          if (next.kind === 'silence') movers[next.feed]!.isSilent = next.isSilent;
          if (next.kind === 'restart') world.begin(next.gateway);
          if (next.kind === 'lose') redis.lose();
          if (next.kind === 'away') redis.isAway = next.isAway;
        };
        const play = async (): Promise<void> => {
          await passes(3_000);
          for (const next of acts) await perform(next);
          for (const at of GATEWAYS) world.wake(at);
          redis.isAway = false;
          for (const mover of movers) mover.isSilent = false;
        };
        try {
          await world.release(play());
          const listNewest = () =>
            GATEWAYS.flatMap((at) =>
              GAMES.flat().map((game) => ({ gateway: at, game, price: model.newest(game) })),
            );
          const isBack = (): boolean => isDeepStrictEqual(world.listBettable(), listNewest());
          await world.release(passes(BACK_WITHIN_MS), isBack);
          expect(model.faults).toEqual([]);
          expect(world.listBettable()).toEqual(listNewest());
          for (const mover of movers) mover.isSilent = true;
          await world.release(passes(SILENT_AFTER_MS + 3_000));
          expect([...model.faults, ...world.listBettable()]).toEqual([]);
          counts.looks += model.looks;
          counts.resets += world.resets;
          counts.leases += world.started.reduce((sum, { leases }) => sum + leases, 0);
          counts.images += movers.reduce((sum, { images }) => sum + images, 0);
          await world.release(world.close());
        } finally {
          clock.restore();
        }
      },
    ),
  );
  expect(
    Object.values(counts).every((count) => count > 20),
    JSON.stringify(counts),
  ).toBe(true);
});
