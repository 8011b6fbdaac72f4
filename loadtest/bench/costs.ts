/**
 * What `loadtest/capacity` reckons with: CPU of a ticket and of a pass, at the gateway and at PostgreSQL, of a page
 * that comes, and of an entry of the log at Redis and at an edge that reads it. CPU is the kernel's count for each
 * process, so that another program on the machine adds little to it.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { readPostgresMicros } from './costs/postgres-cpu.ts';
import { startRedis } from './costs/redis-process.ts';
import { connectAll, startSwarms } from './fanout/swarms.ts';
import { forkProcess } from './forked-process.ts';
import { type GatewayProcess, startGateway } from './gateway-process.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { readCpuMicros } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { startPacedLoop } from './paced-loop.ts';
import { driftSpread, WALK_SEED } from './price-walk.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';
import { readEmbeddedUrl } from './tickets/bench-database.ts';
import type { OrderReport, OrderRequest } from './tickets/order-messages.ts';
import { seedCustomers } from './tickets/seed-customers.ts';
import { type SignedInPage, signInAll } from '../sign-in/sign-in-all.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1000' },
    edges: { type: 'string', default: '4' },
    /** `book`: tickets, passes and pages that come; `log`: Redis and edges. */
    only: { type: 'string' },
    passes: { type: 'string', default: '5000' },
    /** Entries of the log in a second, one changed line in each. */
    entries: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const clients = Number(values.clients);
const edgeCount = Number(values.edges);
const CUSTOMERS = 200;
const GAMES = 500;
const SETTLE_MS = 1_000;
const WARM_UP_SECONDS = 3;
const WATCH_KEY = 'bench-watch-key-0123456789-0123456789';

const rows: Array<[what: string, figure: string]> = [];
const note = (what: string, figure: number, unit: string): void => {
  rows.push([what, `${figure.toFixed(figure < 10 ? 2 : 0)} ${unit}`]);
};

/** @returns microseconds of the gateway and of its PostgreSQL while something is done, less than the same time idle */
const measureBoth = async (
  gateway: GatewayProcess,
  act: () => Promise<number>,
): Promise<{ ours: number; postgres: number }> => {
  const read = (): [number, number] => [readCpuMicros(gateway.pid), readPostgresMicros(gateway.dataDir)];
  const idleBefore = read();
  const idleFromMs = performance.now();
  await sleep(2 * SETTLE_MS);
  const idleMs = performance.now() - idleFromMs;
  const before = read();
  const fromMs = performance.now();
  const done = await act();
  const tookMs = performance.now() - fromMs;
  const after = read();
  const figure = (at: 0 | 1): number =>
    (after[at] - before[at] - ((before[at] - idleBefore[at]) * tookMs) / idleMs) / done;
  return { ours: figure(0), postgres: figure(1) };
};

const measureTickets = async (gateway: GatewayProcess, pages: readonly SignedInPage[]): Promise<void> => {
  const orders = forkProcess<OrderRequest, OrderReport>(
    join(import.meta.dirname, 'tickets/order-process.ts'),
  );
  try {
    const { port, origin } = gateway;
    const place = (forSeconds: number, inFlight: number): Promise<OrderReport> =>
      orders.ask({ port, origin, pages: [...pages], games: GAMES, seconds: forSeconds, inFlight });
    await place(WARM_UP_SECONDS, 16);
    const callerBefore = readCpuMicros(orders.pid);
    let accepted = 0;
    const measured = await measureBoth(gateway, async () => {
      ({ accepted } = await place(seconds, 16));
      return accepted;
    });
    note('a ticket, its caller', (readCpuMicros(orders.pid) - callerBefore) / accepted, 'µs of CPU');
    note('a ticket, gateway', measured.ours, 'µs of CPU');
    note('a ticket, PostgreSQL', measured.postgres, 'µs of CPU');
    for (const inFlight of [1, 2, 4, 16]) {
      const report = await place(seconds, inFlight);
      note(`tickets, ${inFlight} under way`, (report.accepted * 1_000) / report.tookMs, 'a second');
      note(`… answered, median; p95 ${report.p95Ms.toFixed(1)} ms`, report.p50Ms, 'ms');
    }
  } finally {
    await orders.stop();
  }
};

const measurePasses = async (gateway: GatewayProcess, pages: readonly SignedInPage[]): Promise<void> => {
  const ask = async (times: number): Promise<number> => {
    let left = times;
    const askSome = async (): Promise<void> => {
      while (left > 0) {
        const { cookie, page } = pages[left-- % pages.length]!;
        const answer = await fetch(`${gateway.origin}/api/session/pass`, {
          headers: { cookie, origin: gateway.origin, [PAGE_HEADER]: page },
        });
        const { pass } = (await answer.json()) as { pass?: string };
        if (pass === undefined || pass === '') throw new Error(`no pass: ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, askSome));
    return times;
  };
  await ask(1_000);
  const measured = await measureBoth(gateway, () => ask(Number(values.passes)));
  note('a pass, gateway', measured.ours, 'µs of CPU');
  note('a pass, PostgreSQL', measured.postgres, 'µs of CPU');
};

const measureArrivals = async (gateway: GatewayProcess): Promise<void> => {
  const swarms = startSwarms(1);
  try {
    const connect = (count: number): Promise<number> => connectAll(swarms, gateway, count);
    // The first find a gateway that has just started.
    await connect(Math.ceil(clients / 2));
    await sleep(2 * SETTLE_MS);
    const before = readCpuMicros(gateway.pid);
    await connect(clients);
    note(
      'a page that comes, with its snapshot',
      (readCpuMicros(gateway.pid) - before) / clients,
      'µs of CPU',
    );
  } finally {
    await Promise.all(swarms.map((swarm) => swarm.stop()));
  }
};

const measureLog = async (): Promise<void> => {
  const redis = await startRedis();
  const shared = { REDIS_URL: redis.url, WATCH_KEY };
  const gateways: GatewayProcess[] = [];
  let stopBeat = (): void => undefined;
  try {
    const full = await startGateway(shared);
    gateways.push(full);
    const feed = createPushFeed(full.origin);
    await pushBoard(feed, GAMES);
    stopBeat = startBeat(feed);
    const random = createSeededRandom(WALK_SEED);
    /** @returns microseconds of each process, idle and with entries, and how many these were */
    const measure = async () => {
      const pids = [redis.pid, ...gateways.map(({ pid }) => pid)];
      const read = (): number[] => pids.map(readCpuMicros);
      const start = read();
      await sleep(seconds * 1_000);
      const idle = read();
      const loop = startPacedLoop(1_000 / Number(values.entries), () =>
        feed.push([{ kind: 'line', line: driftSpread(Math.floor(random() * GAMES), random) }]),
      );
      await sleep(seconds * 1_000);
      const entries = await loop.stop();
      const end = read();
      return {
        entries,
        idle: pids.map((_, at) => idle[at]! - start[at]!),
        moved: pids.map((_, at) => end[at]! - idle[at]! - (idle[at]! - start[at]!)),
      };
    };
    const alone = await measure();
    for (let at = 0; at < edgeCount; at += 1)
      gateways.push(
        await startGateway({ ...shared, ROLE: 'watch', FEED: '', FEED_PUSH_TOKENS: '', NEW_BOOK: '' }),
      );
    await sleep(2 * SETTLE_MS);
    const read = await measure();
    const mean = (figures: number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;
    note('an entry of the log, Redis, with one gateway', alone.moved[0]! / alone.entries, 'µs of CPU');
    note(
      'an entry of the log, Redis, for each edge more',
      (read.moved[0]! / read.entries - alone.moved[0]! / alone.entries) / edgeCount,
      'µs of CPU',
    );
    note('an edge for a second, Redis', (read.idle[0]! - alone.idle[0]!) / edgeCount / seconds, 'µs of CPU');
    note(
      'an entry of the log, an edge without sockets',
      mean(read.moved.slice(2)) / read.entries,
      'µs of CPU',
    );
    note('an edge for a second, idle', mean(read.idle.slice(2)) / seconds, 'µs of CPU');
  } finally {
    stopBeat();
    for (const gateway of gateways.toReversed()) await gateway.stop();
    await redis.stop();
  }
};

const measureBook = async (): Promise<void> => {
  const gateway = await startGateway({ ENCRYPT_PASSWORDS: 'false', WATCH_KEY });
  let stopBeat = (): void => undefined;
  try {
    const feed = createPushFeed(gateway.origin);
    await pushBoard(feed, GAMES);
    stopBeat = startBeat(feed);
    const logins = await seedCustomers(await readEmbeddedUrl(gateway.dataDir), CUSTOMERS);
    const pages = await signInAll(gateway.origin, logins);
    await measureTickets(gateway, pages);
    await measurePasses(gateway, pages);
    await measureArrivals(gateway);
  } finally {
    stopBeat();
    await gateway.stop();
  }
};

printMachineFacts(`costs: ${clients} sockets, ${edgeCount} edges, ${values.entries} entries a second`);
if (values.only !== 'log') await measureBook();
if (values.only !== 'book') await measureLog();
printTable([['cost of', 'measured'], ...rows]);
