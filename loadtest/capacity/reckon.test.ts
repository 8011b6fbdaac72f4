import { describe, expect, it } from 'vitest';
import { INPUTS, readInputs } from './inputs.ts';
import { listLimits } from './limits.ts';
import { reckon } from './reckon.ts';
import { TABLES } from './tables.ts';

/** Figures that can be reckoned in one's head. */
const EASY = readInputs({
  watchers: 1_000_000,
  ticketsPerSecond: 1_000,
  windowsPerSocket: 9.5,
  pulseSeconds: 2,
  changesPerSecond: 100,
  entryMicros: 1_000,
  socketMicros: 10,
  arrivalMicros: 1,
  leaveWithin: 1_000_000,
  busyAtMost: 0.5,
  spare: 1,
  socketKilobytes: 50,
  machineCores: 9,
  machineGigabytes: 32,
  windowBytes: 900,
  frameBytes: 100,
  onceShare: 0.5,
  signedInShare: 0.3,
  passSeconds: 60,
  passMicros: 100,
  ticketMicros: 900,
  ticketDatabaseMicros: 1_000,
  redisReadMicros: 100,
  ticketMs: 4,
  hotCustomerShare: 0.1,
  peakOverMean: 10,
  rowBytes: 500,
});

describe('the reckoning', () => {
  const found = reckon(EASY);

  it('fills an edge up to how busy it may be, less what the log takes', () => {
    // Half a core is 500 ms a second: 100 are the log's, 4,000 sockets take 10 windows of 10 µs each.
    expect(found.edge.houseMicros).toBe(100_000);
    expect(found.edge.socketMicros).toBeCloseTo(100, 3);
    expect(found.edge.sockets).toBe(3_999);
    expect(found.edges).toBe(251);
    expect(found.edgeMachines).toBe(32);
  });

  it('fills an edge up to its memory where that is less', () => {
    const tight = reckon({ ...EASY, socketKilobytes: 1_000 });
    expect(tight.edge.sockets).toBe(1_777);
    expect(tight.edge.socketsByCpu).toBe(3_999);
  });

  it('sends each socket its windows and pulses with their heads', () => {
    expect(found.bitsInAll).toBe(1_000_000 * 10 * 1_000 * 8);
    expect(found.bitsInAllOnce).toBe(1_000_000 * 10 * 550 * 8);
    expect(found.bitsPerMachine).toBe(found.bitsInAll / 32);
  });

  it('has every edge read every entry', () => {
    expect(found.redisCores).toBeCloseTo((251 * 100 * 100) / 1_000_000, 10);
    expect(found.mostEdgesOfRedis).toBe(50);
  });

  it('adds passes to tickets', () => {
    expect(found.passesPerSecond).toBe(5_000);
    expect(found.fullCores).toEqual({ tickets: 0.9, passes: 0.5 });
    expect(found.fullGateways).toBe(3);
    expect(found.databaseCores.tickets).toBe(1);
    expect(found.diskPerDay).toBe(100 * 86_400 * 2 * 500);
  });

  it('gives one customer a ticket after the other', () => {
    expect(found.mostOfCustomer).toBe(250);
    expect(found.hotCustomerBusy).toBe(0.4);
  });

  it('bills what it reckoned', () => {
    const line = (what: string) => found.bill.find((one) => one.what === what)!;
    expect(line('machines of edges').many).toBe(32);
    expect(line('Redis').many).toBe(6);
    for (const { many, each, price } of found.bill) expect(price).toBe(many * each);
    // A tenth of the peak, for thirty days.
    expect(line('terabytes that leave').many).toBeCloseTo(
      (1_000_000 * 10 * 1_000 * 2_592_000) / 10 / 1e12,
      6,
    );
  });

  it('refuses a log that leaves an edge no time for sockets', () => {
    expect(() => reckon({ ...EASY, changesPerSecond: 600 })).toThrow('the log alone');
  });
});

describe('what breaks', () => {
  it('is told in the order in which it does', () => {
    const shares = listLimits(EASY, reckon(EASY)).map(({ has, asked }) => has / asked);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => Number.isFinite(share) && share > 0)).toBe(true);
  });

  it('breaks sooner the more is asked', () => {
    const ofRedis = (watchers: number): number => {
      const inputs = { ...EASY, watchers };
      const limit = listLimits(inputs, reckon(inputs)).find(({ unit }) => unit === 'edges')!;
      return limit.has / limit.asked;
    };
    expect(ofRedis(2_000_000)).toBeLessThan(ofRedis(1_000_000));
  });
});

describe('the inputs', () => {
  it('have a name each, a source, and a value that can be reckoned with', () => {
    const ids = INPUTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { source, value } of INPUTS) {
      expect(source).not.toBe('');
      expect(value).toBeGreaterThan(0);
    }
    for (const { kind, source } of INPUTS)
      if (kind === 'measured') expect(source).toMatch(/`npm run bench:|\]\(/);
  });

  it.each([
    ['nobody', 1],
    ['__proto__', 1],
    ['watchers', 0],
    ['watchers', -1],
    ['watchers', Number.NaN],
    ['watchers', Infinity],
  ])('refuse %s=%d', (id, value) => {
    expect(() => readInputs(Object.fromEntries([[id, value]]))).toThrow(id);
  });

  it('each change what is reckoned', () => {
    const { inputs: _, ...tables } = TABLES;
    const before = new Map(Object.entries(tables).map(([name, write]) => [name, write(readInputs())]));
    for (const { id, value } of INPUTS) {
      const inputs = readInputs({ [id]: value * 0.7 });
      // The simulated tables come last, and are only asked where no other has changed.
      const changed = Object.entries(tables).find(
        ([name, write]) => JSON.stringify(write(inputs)) !== JSON.stringify(before.get(name)),
      );
      expect([id, changed === undefined]).toEqual([id, false]);
    }
  });
});
