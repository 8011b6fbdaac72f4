import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Book, createBook } from '../../src/lines/book/book.ts';
import type { Lease, LeaseAnswer, OpenLog } from '../../src/lines/book/line-log.ts';
import { holdLeadership, type Leadership, type LeasedWriter } from '../../src/lines/log/hold-leadership.ts';
import { createInProcessLog } from '../../src/lines/log/in-process-log.ts';
import { createNotingReader } from '../contracts/line-log-contract.ts';
import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { game, image, line, move } from '../samples/feed-samples.ts';
import { ModelLease, priceOf } from './model-lease.ts';
import { playInterleavings } from './play-interleavings.ts';
import { createProcesses } from './processes.ts';

const LEASE_MS = 1_500;
const GATEWAYS = [0, 1, 2];
const TOPIC = 'lines/main/Football/NFL';

const gateway = fc.constantFrom(...GATEWAYS);
const act = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(60, 400, 1_300) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('live' as const), ms: fc.constantFrom(300, 1_200, 3_000) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), gateway }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sleep' as const), gateway }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wake' as const), gateway }) },
  fc.record({ kind: fc.constant('restart' as const), gateway }),
  fc.record({ kind: fc.constant('join' as const) }),
  fc.record({ kind: fc.constant('lose' as const) }),
);

/** Leaders-to-be over one log. Whatever they ask it arrives, and is answered, when the scheduler says so. */
const openWorld = (s: fc.Scheduler) => {
  const processes = createProcesses(s);
  const { clock, turnOf, sleep, wake } = processes;
  const log = createInProcessLog({ reporter: NOTHING_FAILS, maxEntries: 4, nowMs: () => clock.nowMs });
  const model = new ModelLease(LEASE_MS);
  const leaders: Array<{ leadership: Leadership; writer: LeasedWriter | null }> = [];
  let price = 100;
  const nextPrice = (): number => (price += 1);

  const held = async <T>(at: number, what: string, ask: () => Promise<T>): Promise<T> => {
    await turnOf(at, `${what} arrives`);
    const [answer] = await Promise.allSettled([ask()]);
    await turnOf(at, `${what} is answered`);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };

  const holdLease = (at: number, lease: Lease, takenAskedMs: number): Lease => {
    const { number } = lease;
    let askedMs = takenAskedMs;
    return {
      number,
      append: (feedId, changes) => {
        model.writes(number, priceOf(changes) ?? 0, { askedMs, nowMs: clock.nowMs });
        return held(at, 'writes', () => lease.append(feedId, changes));
      },
      renew: async () => {
        const renewAskedMs = clock.nowMs;
        const isHeld = await held(at, 'renews', () => {
          model.renewed(number, clock.nowMs);
          return lease.renew();
        });
        if (isHeld) askedMs = renewAskedMs;
        return isHeld;
      },
      offer: () =>
        held(at, 'offers', () => {
          model.offered(number);
          return lease.offer();
        }),
    };
  };

  const takeLease = async (at: number, seen: string | null): Promise<LeaseAnswer> => {
    const askedMs = clock.nowMs;
    const answer = await held(at, 'asks', async () => {
      const taking = await log.takeLease(seen);
      if (taking.taken !== null) model.taken(taking.taken.number, clock.nowMs);
      return taking;
    });
    return answer.taken === null ? answer : { taken: holdLease(at, answer.taken, askedMs) };
  };

  const write = async (writer: LeasedWriter | null | undefined, isFirst: boolean): Promise<void> => {
    const moved = { moneyLine1: nextPrice() };
    await writer?.append('demo', isFirst ? image(game(), line(moved)) : [move(moved)]).catch(() => {});
  };

  const begin = (at: number): void => {
    const leader: (typeof leaders)[number] = {
      writer: null,
      leadership: processes.run(at, () =>
        holdLeadership({
          log: { leaseMs: LEASE_MS, takeLease: (seen) => takeLease(at, seen) },
          begin: (writer) => {
            leader.writer = writer;
            void write(writer, true);
            return { stop: async () => {}, close: async () => {} };
          },
          onChange: () => {},
          reporter: NOTHING_FAILS,
        }),
      ),
    };
    leaders[at] = leader;
  };

  const read = async (): Promise<{ book: Book; open: OpenLog }> => {
    const book = createBook({ nowMs: () => clock.nowMs });
    return { book, open: await log.open(book.reader) };
  };

  return { clock, log, model, leaders, sleep, wake, begin, write, read, release: processes.release };
};

it('HR-32.5: whoever sleeps for how long, the log keeps out who was succeeded, and all read the same book', async () => {
  let successions = 0;
  await playInterleavings(
    { world: 'leases', runs: 400 },
    fc.asyncProperty(fc.scheduler(), fc.array(act, { minLength: 4, maxLength: 30 }), async (s, acts) => {
      const world = openWorld(s);
      const { clock, log, model, leaders } = world;
      try {
        const noting = createNotingReader();
        const noted: Parameters<typeof model.judge>[0][number][] = [];
        await log.open({
          ...noting.reader,
          read: (entry) => void noted.push(entry),
          image: () => first.book.reader.image(),
        });
        const first = await world.read();
        const readers = [first];
        for (const at of GATEWAYS) world.begin(at);
        const stops: Array<Promise<void>> = [];
        const perform = async (next: (typeof acts)[number]): Promise<void> => {
          if (next.kind === 'pass') clock.pass(next.ms);
          if (next.kind === 'live') await new Promise((resolve) => setTimeout(resolve, next.ms));
          if (next.kind === 'sleep') world.sleep(next.gateway);
          if (next.kind === 'wake') world.wake(next.gateway);
          if (next.kind === 'write') void world.write(leaders[next.gateway]?.writer, false);
          if (next.kind === 'join') readers.push(await world.read());
          if (next.kind === 'lose' && readers.length > 1) {
            await readers.pop()?.open.close();
            readers.push(await world.read());
          }
          if (next.kind === 'restart') {
            stops.push(leaders[next.gateway]!.leadership.stop());
            world.begin(next.gateway);
          }
        };
        const play = async (): Promise<void> => {
          for (const next of acts) {
            await s.schedule(Promise.resolve(), JSON.stringify(next));
            await perform(next);
          }
        };
        let isOver = false;
        void play().then(() => (isOver = true));
        await world.release(() => isOver);
        isOver = false;
        for (const at of GATEWAYS) world.wake(at);
        stops.push(...leaders.map(({ leadership }) => leadership.stop()));
        void Promise.all(stops).then(() => (isOver = true));
        await world.release(() => isOver && s.count() === 0);
        model.judge(noted, 1);
        expect(model.faults).toEqual([]);
        successions += model.successions;
        const lastPrice = noted.map(({ changes }) => priceOf(changes)).findLast((each) => each !== undefined);
        const { position } = first.book;
        expect(position.clk).toBe(noted.length);
        for (const { book } of [...readers, await world.read()]) {
          expect(book.position).toEqual(position);
          expect(book.topicState(TOPIC).line.get('1.0')?.moneyLine1).toBe(lastPrice);
        }
      } finally {
        clock.restore();
      }
    }),
  );
  expect(successions).toBeGreaterThan(100);
});
