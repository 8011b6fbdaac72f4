import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Admission } from './admission.ts';

const LIMITS = {
  admittedPerTurn: 4,
  mostChecks: 64,
  mostWaitMs: 5_000,
  mostAwayMs: 60_000,
  socketsPerAddress: 256,
};

interface Page {
  address: string;
  comesAtMs: number;
  admittedAtMs: number | null;
  tellings: number[];
}

/** A gateway whose event loop takes `turnMs` for a turn, by a clock of its own. */
const play = (pages: readonly Page[], turnMs: number, draw: () => number, mostWaitMs = LIMITS.mostWaitMs) => {
  let nowMs = 0;
  const turns: Array<() => void> = [];
  const perTurn: number[] = [];
  let admitted = 0;
  const admission = new Admission({
    limits: { ...LIMITS, mostWaitMs },
    nowMs: () => nowMs,
    random: draw,
    defer: (act) => turns.push(act),
  });
  const arrivals = pages.map((page) => ({ page, atMs: page.comesAtMs }));
  const ask = (page: Page): void =>
    admission.ask({
      address: page.address,
      isBack: page.tellings.length > 0,
      isGone: () => false,
      decide: (comeInMs) => {
        if (comeInMs === null) {
          page.admittedAtMs = nowMs;
          admitted += 1;
        } else {
          page.tellings.push(comeInMs);
          arrivals.push({ page, atMs: nowMs + comeInMs });
        }
      },
    });
  while (arrivals.length > 0 || admission.waiting > 0) {
    arrivals.sort((a, b) => a.atMs - b.atMs);
    while (arrivals[0] !== undefined && arrivals[0].atMs <= nowMs) ask(arrivals.shift()!.page);
    for (const turn of turns.splice(0)) turn();
    perTurn.push(admitted);
    admitted = 0;
    nowMs += turnMs;
    if (nowMs > 3_600_000) throw new Error('somebody is never let in');
  }
  return { mostPerTurn: Math.max(...perTurn), tookMs: nowMs };
};

const crowds = fc.record({
  pages: fc.array(fc.record({ address: fc.nat(40).map(String), comesAtMs: fc.nat(2_000) }), {
    minLength: 1,
    maxLength: 600,
    size: 'max',
  }),
  turnMs: fc.integer({ min: 1, max: 400 }),
  seed: fc.nat(),
});

it('lets everybody in, at last, and never more in a turn of the loop than may come', () => {
  let told = 0;
  fc.assert(
    fc.property(crowds, ({ pages: drawn, turnMs, seed }) => {
      let state = seed;
      const draw = (): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return state / 2_147_483_648;
      };
      const pages: Page[] = drawn.map((page) => ({ ...page, admittedAtMs: null, tellings: [] }));
      const { mostPerTurn, tookMs } = play(pages, turnMs, draw, 200);
      // A turn begins with what came since the last one, and then lets those in who wait.
      expect(mostPerTurn).toBeLessThanOrEqual(2 * LIMITS.admittedPerTurn);
      expect(pages.every(({ admittedAtMs }) => admittedAtMs !== null)).toBe(true);
      for (const { tellings } of pages)
        for (const comeInMs of tellings) {
          expect(comeInMs).toBeGreaterThan(0);
          expect(comeInMs).toBeLessThanOrEqual(LIMITS.mostAwayMs);
        }
      told += pages.reduce((sum, { tellings }) => sum + tellings.length, 0);
      // A full day's patience would let anybody in: what counts is that little time is lost in between.
      const servedMs = (pages.length / LIMITS.admittedPerTurn) * turnMs;
      expect(tookMs).toBeLessThanOrEqual(2_000 + 3 * servedMs + 2 * LIMITS.mostAwayMs);
    }),
    { numRuns: 150 },
  );
  expect(told).toBeGreaterThan(100);
});

it('spreads those whom it tells to come over the time that it takes to let them in', () => {
  const pages: Page[] = Array.from({ length: 5_000 }, (_, at) => ({
    address: String(at),
    comesAtMs: at % 200,
    admittedAtMs: null,
    tellings: [],
  }));
  const { tookMs } = play(pages, 10, Math.random);
  const times = pages.flatMap(({ tellings }) => tellings.slice(0, 1)).sort((a, b) => a - b);
  expect(times.length).toBeGreaterThan(1_000);
  // 400 a second: no second has twice as many of them.
  for (let fromMs = 0; fromMs < 60_000; fromMs += 1_000)
    expect(times.filter((ms) => ms >= fromMs && ms < fromMs + 1_000).length).toBeLessThan(900);
  // All at once would take 12.5 s; hardly a turn is lost.
  expect(tookMs).toBeLessThan(16_000);
  expect(Math.max(...pages.map(({ tellings }) => tellings.length))).toBeLessThanOrEqual(2);
});

it('a flood from one address makes nobody else wait for more than a turn of each, nor come later', () => {
  const flood: Page[] = Array.from({ length: 4_000 }, (_, at) => ({
    address: 'flood',
    comesAtMs: at / 2,
    admittedAtMs: null,
    tellings: [],
  }));
  const others: Page[] = Array.from({ length: 50 }, (_, at) => ({
    address: `other ${at}`,
    comesAtMs: 1_000 + at * 20,
    admittedAtMs: null,
    tellings: [],
  }));
  play([...flood, ...others], 10, Math.random);
  for (const { tellings, admittedAtMs, comesAtMs } of others) {
    expect(tellings).toEqual([]);
    expect(admittedAtMs! - comesAtMs).toBeLessThanOrEqual(200);
  }
});
