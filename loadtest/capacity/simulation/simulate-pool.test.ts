import { describe, expect, it } from 'vitest';
import { NEAR, offBy } from './off-by.ts';
import { waitOfMD1, waitOfMM1, waitOfMMc } from './closed-forms.ts';
import { type PoolSettings, simulatePool } from './simulate-pool.ts';

const POOL: PoolSettings = {
  servers: 1,
  arrivals: { everyMs: 2 },
  serviceMs: 1,
  service: 'exponential',
  hotShare: 0,
  jobs: 300_000,
  seed: 1,
};

describe('a simulated pool', () => {
  it.each([0.3, 0.6, 0.8])('waits as M/M/1 does when it is %f busy', (busy) => {
    const run = simulatePool({ ...POOL, arrivals: { everyMs: 1 / busy } });
    expect(offBy(run.wait.mean, waitOfMM1({ arrivalsPerMs: busy, serviceMs: 1 }))).toBeLessThan(NEAR);
    expect(offBy(run.busy, busy)).toBeLessThan(NEAR);
    expect(offBy(run.perSecond, busy * 1_000)).toBeLessThan(NEAR);
    expect(offBy(run.stay.mean, run.wait.mean + 1)).toBeLessThan(NEAR);
    // The time that somebody stays is exponential, too.
    expect(offBy(run.stay.p95, run.stay.mean * Math.log(20))).toBeLessThan(NEAR);
  });

  it.each([0.3, 0.6, 0.8])('waits as M/D/1 does when it is %f busy', (busy) => {
    const run = simulatePool({ ...POOL, service: 'fixed', arrivals: { everyMs: 1 / busy } });
    expect(offBy(run.wait.mean, waitOfMD1({ arrivalsPerMs: busy, serviceMs: 1 }))).toBeLessThan(NEAR);
  });

  it.each([
    [2, 0.7],
    [4, 0.8],
    [12, 0.85],
  ])('waits as M/M/%i does when it is %f busy', (servers, busy) => {
    const arrivalsPerMs = servers * busy;
    const run = simulatePool({ ...POOL, servers, arrivals: { everyMs: 1 / arrivalsPerMs } });
    expect(offBy(run.wait.mean, waitOfMMc({ arrivalsPerMs, serviceMs: 1, servers }))).toBeLessThan(NEAR);
  });

  it('makes a hot key wait as if it had one server of its own, and nobody else', () => {
    const run = simulatePool({ ...POOL, servers: 100, arrivals: { everyMs: 1 / 3 }, hotShare: 0.2 });
    expect(offBy(run.hotWait!.mean, waitOfMM1({ arrivalsPerMs: 0.6, serviceMs: 1 }))).toBeLessThan(NEAR);
    expect(offBy(run.wait.mean, 0.2 * run.hotWait!.mean)).toBeLessThan(NEAR);
  });

  it('keeps as many under way as there are callers', () => {
    const busyAll = simulatePool({ ...POOL, servers: 2, arrivals: { callers: 16 }, service: 'fixed' });
    expect(offBy(busyAll.perSecond, 2_000)).toBeLessThan(NEAR);
    expect(offBy(busyAll.stay.mean, 8)).toBeLessThan(NEAR);
    const enough = simulatePool({ ...POOL, servers: 16, arrivals: { callers: 4 }, service: 'fixed' });
    expect(offBy(enough.perSecond, 4_000)).toBeLessThan(NEAR);
    expect(enough.wait.p99).toBe(0);
  });

  it('refuses before it begins what would never end', () => {
    expect(() => simulatePool({ ...POOL, arrivals: { everyMs: 1 }, serviceMs: 1 })).toThrow('more tickets');
  });

  it('is the same for the same seed, and another for another', () => {
    const short = { ...POOL, jobs: 1_000 };
    expect(simulatePool(short)).toEqual(simulatePool(short));
    expect(simulatePool({ ...short, seed: 2 }).wait.mean).not.toBe(simulatePool(short).wait.mean);
  });
});

describe('closed forms', () => {
  it('agree where they say the same', () => {
    const station = { arrivalsPerMs: 0.7, serviceMs: 1 };
    expect(waitOfMMc({ ...station, servers: 1 })).toBeCloseTo(waitOfMM1(station), 10);
    // The textbook’s two servers at three quarters: Erlang’s C is 9/14.
    expect(waitOfMMc({ arrivalsPerMs: 1.5, serviceMs: 1, servers: 2 })).toBeCloseTo(9 / 14 / 0.5, 10);
  });

  it('are infinite from the moment that as much comes as is served', () => {
    expect(waitOfMM1({ arrivalsPerMs: 1, serviceMs: 1 })).toBe(Infinity);
    expect(waitOfMD1({ arrivalsPerMs: 1, serviceMs: 1 })).toBe(Infinity);
    expect(waitOfMMc({ arrivalsPerMs: 3, serviceMs: 1, servers: 3 })).toBe(Infinity);
  });
});
