import { describe, expect, it } from 'vitest';
import { NEAR, offBy } from './off-by.ts';
import { waitOfMD1 } from './closed-forms.ts';
import { type FanOutSettings, simulateFanOut } from './simulate-fan-out.ts';

const LOOP: FanOutSettings = {
  sockets: 1_000,
  windowMs: 50,
  windowCostMs: 1,
  socketCostMs: 0.02,
  other: { everyMs: Infinity, costMs: 0 },
  windows: 2_000,
  seed: 1,
};

describe('a simulated event loop', () => {
  it('has a window at the last socket after half a window and the time that all take', () => {
    const run = simulateFanOut(LOOP);
    expect(offBy(run.untilLast.mean, 25 + 21)).toBeLessThan(NEAR);
    expect(offBy(run.windowsPerSecond, 20)).toBeLessThan(NEAR);
    expect(offBy(run.busy, 21 / 50)).toBeLessThan(NEAR);
    expect(run.otherWait).toBeNull();
  });

  it('writes fewer windows when one takes longer than it should be wide', () => {
    const run = simulateFanOut({ ...LOOP, sockets: 4_000 });
    expect(offBy(run.windowsPerSecond, 1_000 / 81)).toBeLessThan(NEAR);
    expect(offBy(run.busy, 1)).toBeLessThan(NEAR);
    expect(offBy(run.untilLast.mean, 81 / 2 + 81)).toBeLessThan(NEAR);
  });

  it('makes other work wait as M/D/1 does when no window costs anything', () => {
    const other = { everyMs: 2, costMs: 1.4 };
    const run = simulateFanOut({ ...LOOP, windowCostMs: 0, sockets: 0, other, windows: 10_000 });
    expect(offBy(run.otherWait!.mean, waitOfMD1({ arrivalsPerMs: 1 / 2, serviceMs: 1.4 }))).toBeLessThan(
      NEAR,
    );
    expect(offBy(run.busy, 0.7)).toBeLessThan(NEAR);
  });

  it('makes other work wait for what is left of a window that it meets', () => {
    // It is too seldom to meet itself: 21 of 50 ms are a window's, of which half is left on average.
    const run = simulateFanOut({ ...LOOP, other: { everyMs: 400, costMs: 0.01 }, windows: 40_000 });
    expect(offBy(run.otherWait!.mean, (21 / 50) * (21 / 2))).toBeLessThan(NEAR);
  });

  it('is late for its sockets when other work comes between', () => {
    const alone = simulateFanOut(LOOP);
    const beside = simulateFanOut({ ...LOOP, other: { everyMs: 10, costMs: 4 } });
    // Each window begins later by the wait at least, and changes are made at any moment of what it then is.
    const waitMs = waitOfMD1({ arrivalsPerMs: 0.1, serviceMs: 4 });
    expect(beside.untilLast.mean).toBeGreaterThan(alone.untilLast.mean + waitMs / 2);
    expect(beside.windowsPerSecond).toBeLessThan(alone.windowsPerSecond);
  });

  it('refuses before it begins what would never end', () => {
    expect(() => simulateFanOut({ ...LOOP, other: { everyMs: 1, costMs: 1 } })).toThrow('all of the loop');
    const other = { everyMs: 1, costMs: 0.1 };
    expect(() => simulateFanOut({ ...LOOP, sockets: 1_000_000_000, other })).toThrow('for hours');
  });
});
