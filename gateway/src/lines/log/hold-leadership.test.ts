import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLeadership, type LeadershipChange, type LeasedWriter } from './hold-leadership.ts';
import { createInProcessLog, type InProcessLog } from './in-process-log.ts';
import type { Lease, LineLog } from '../book/line-log.ts';
import { LeaseLost, LogUnavailable } from '../book/line-log.ts';

const LEASE_MS = 1_500;

/** One log as a gateway reaches it: it may be cut off, and its answers may be on their way when it is. */
const reach = (log: InProcessLog) => {
  const way = { isCut: false };
  const over = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (way.isCut) throw new LogUnavailable('cut off');
    return ask();
  };
  const wrap = (lease: Lease): Lease => ({
    number: lease.number,
    append: (feedId, changes) => over(() => lease.append(feedId, changes)),
    renew: () => over(() => lease.renew()),
    offer: () => over(() => lease.offer()),
  });
  const leases: Pick<LineLog, 'takeLease' | 'leaseMs'> = {
    leaseMs: LEASE_MS,
    takeLease: (seen) =>
      over(async () => {
        const answer = await log.takeLease(seen);
        return answer.taken === null ? answer : { taken: wrap(answer.taken) };
      }),
  };
  return { way, leases };
};

describe('holding the leadership', () => {
  let log: InProcessLog;
  /** What happened, in order: `<gateway> <what>`. */
  let story: string[];
  const stops: Array<() => Promise<void>> = [];

  beforeEach(() => {
    vi.useFakeTimers();
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    story = [];
  });
  afterEach(async () => {
    const stopped = Promise.all(stops.splice(0).map((stop) => stop()));
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    vi.useRealTimers();
  });

  const start = (name: string) => {
    const { way, leases } = reach(log);
    const { reporter, failures } = createNotedFailures();
    let writer: LeasedWriter | null = null;
    const say = (what: string) => story.push(`${name} ${what}`);
    const leadership = holdLeadership({
      log: leases,
      begin: (given) => {
        writer = given;
        say('runs');
        return {
          stop: async () => void say('stops'),
          close: async () => {
            await given.append('demo', [{ kind: 'feedDown', reason: 'closed' }]);
            say('closes');
          },
        };
      },
      onChange: (change: LeadershipChange) => {
        if (!change.leads) say(change.why);
      },
      reporter,
    });
    stops.push(() => leadership.stop());
    return {
      way,
      failures,
      leadership,
      write: () => {
        if (writer === null) throw new Error(`${name} never led`);
        return writer.append('demo', [{ kind: 'beat' }]);
      },
    };
  };

  it('only one of two gateways runs the feeds, for as long as it renews', async () => {
    start('one');
    await vi.advanceTimersByTimeAsync(10);
    start('two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(story).toEqual(['one runs']);
  });

  it('a gateway that is gone is followed within the time of a lease and two looks', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(10);
    start('two');
    await vi.advanceTimersByTimeAsync(5_000);
    // Killed: its clock doesn't tick for it any more, and nothing of it is heard.
    one.way.isCut = true;
    await vi.advanceTimersByTimeAsync(LEASE_MS + 2 * 250);
    expect(story).toContain('two runs');
  });

  it('one that can not renew stops by its own clock before another begins', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(10);
    start('two');
    await vi.advanceTimersByTimeAsync(5_000);
    one.way.isCut = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(story).toEqual(['one runs', 'one notRenewed', 'one stops', 'two runs']);
    await expect(one.write()).rejects.toBeInstanceOf(LeaseLost);
    one.way.isCut = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(story).toHaveLength(4);
  });

  it('one lost answer, or two, cost it nothing', async () => {
    const one = start('one');
    start('two');
    await vi.advanceTimersByTimeAsync(5_000);
    one.way.isCut = true;
    await vi.advanceTimersByTimeAsync(700);
    one.way.isCut = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(story).toEqual(['one runs']);
    expect(one.failures[0]).toMatchObject({ kind: 'notAsked', cause: { message: 'cut off' } });
  });

  it('a process that was frozen for longer than its lease writes nothing when it wakes', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(1_000);
    const clk = await one.write();
    // The clock goes on, timers don't: whatever runs first on waking must not write.
    const realNow = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 2_000);
    await expect(one.write()).rejects.toBeInstanceOf(LeaseLost);
    clock.mockRestore();
    await vi.advanceTimersByTimeAsync(2_000);
    // Alone it starts over at once.
    expect(story).toEqual(['one runs', 'one notRenewed', 'one stops', 'one runs']);
    expect(await one.write()).toBe(clk + 1);
  });

  it('a lease that is out before its answer came stops the feeds that it began, also when they write at once', async () => {
    const waits: number[] = [];
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0) => {
      waits.push(ms);
      return setTimeout(run, ms);
    }) as typeof setTimeout;
    const { leases } = reach(log);
    let answers = 0;
    let running = 0;
    const leadership = holdLeadership({
      log: {
        ...leases,
        takeLease: async (seen) => {
          const answer = await leases.takeLease(seen);
          // The machine is too busy to hear of the first one in time.
          if (++answers === 1) await new Promise((resolve) => setTimeout(resolve, LEASE_MS));
          return answer;
        },
      },
      begin: (writer) => {
        running += 1;
        void writer.append('demo', [{ kind: 'beat' }]).catch(() => undefined);
        return { stop: async () => void (running -= 1), close: async () => undefined };
      },
      onChange: ({ leads }) => story.push(leads ? 'leads' : 'resigns'),
      reporter: NOTHING_FAILS,
    });
    stops.push(() => leadership.stop());
    await vi.advanceTimersByTimeAsync(10_000);
    globalThis.setTimeout = setTimeout;
    expect(story).toEqual(['leads', 'resigns', 'leads']);
    expect(running).toBe(1);
    // Node warns of a wait that is over before it begins.
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  });

  it('a jump of the wall clock changes nothing', async () => {
    start('one');
    await vi.advanceTimersByTimeAsync(10);
    start('two');
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.setSystemTime(Date.now() - 7_200_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(story).toEqual(['one runs']);
  });

  it('an entry refused by the log ends it at once: another one leads already', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(1_000);
    const seen = await log.takeLease(null);
    await log.takeLease(seen.taken === null ? seen.record : null);
    await expect(one.write()).rejects.toBeInstanceOf(LeaseLost);
    await vi.advanceTimersByTimeAsync(0);
    expect(story).toEqual(['one runs', 'one passed', 'one stops']);
  });

  it('HR-32.1: a leader that stops hands over before it goes, and no line is held', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(10);
    const two = start('two');
    await vi.advanceTimersByTimeAsync(1_000);
    void one.leadership.stop().then(() => story.push('one is gone'));
    await vi.advanceTimersByTimeAsync(350);
    expect(story).toEqual(['one runs', 'one stopped', 'one stops', 'two runs', 'one is gone']);
    await two.write();
  });

  it('HR-32.5: a leader that stops and has no successor holds the lines', async () => {
    const one = start('one');
    await vi.advanceTimersByTimeAsync(1_000);
    const stopped = one.leadership.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await stopped;
    expect(story).toEqual(['one runs', 'one stopped', 'one stops', 'one closes']);
  });
});
