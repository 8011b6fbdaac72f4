/**
 * Server CPU of a line change that nobody listens to, by HTTP and by a feed's WebSocket: the gateway compared with a
 * bare Fastify route and a bare WebSocket that read the very same bodies. Both servers stay up for the whole run and
 * take turns, and idle time is measured at the end.
 */
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { forkProcess } from './forked-process.ts';
import { startGateway } from './gateway-process.ts';
import type { BareRouteRequest } from './ingest/bare-route.ts';
import { type Aim, printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { readCpuMicros } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { driftSpread, WALK_SEED } from './price-walk.ts';
import { openFeedSocket } from './ingest/feed-socket.ts';
import { createPushFeed, type PostBatch, type PushFeed, pushBoard, startBeat } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    games: { type: 'string', default: '2000' },
    idleSeconds: { type: 'string', default: '20' },
    /** How many times the pushes of each case: less than 1 only shows that it runs. */
    times: { type: 'string', default: '1' },
    /** A gateway's log in Redis; without it the log is in the process. */
    redis: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const games = Number(values.games);
const times = Number(values.times);
const idleSeconds = Number(values.idleSeconds);

/** Pushes enough that neither the kernel’s steps of 10 ms matter nor what the server does anyway meanwhile. */
const CASES = [
  { rows: 1, pushes: 2_000 },
  { rows: 10, pushes: 600 },
  { rows: 200, pushes: 60 },
  { rows: 1_000, pushes: 20 },
] as const;
/** A row costs more the fewer come in a push: the number of rows, and the most that one of them may take. */
const SOCKET_MOST_MICROS: Readonly<Record<number, number>> = { 1: 60, 1_000: 20 };
/** What a push sets off, such as the 50 ms window of a topic, is over after this long. */
const SETTLE_MS = 500;

const median = (figures: readonly number[]): number => calculatePercentile(figures, 0.5)!;

printMachineFacts(`ingest: ${games} games, nobody listens, ${rounds} rounds`);

const gateway = await startGateway(values.redis === undefined ? {} : { REDIS_URL: values.redis });
const bare = forkProcess<BareRouteRequest, { port: number }>(
  join(import.meta.dirname, 'ingest/bare-route.ts'),
);
let stopBeat = (): void => undefined;

try {
  const way: { post?: PostBatch } = {};
  const feed = createPushFeed(gateway.origin, { way });
  const { port } = await bare.ask({ ask: 'listen' });
  const bareOrigin = `http://127.0.0.1:${port}`;
  const bareWay: { post?: PostBatch } = {};
  const bareFeed = createPushFeed(bareOrigin, { way: bareWay });
  await pushBoard(feed, games);
  stopBeat = startBeat(feed);
  const socket = await openFeedSocket(gateway.origin);
  const bareSocket = await openFeedSocket(bareOrigin);

  const random = createSeededRandom(WALK_SEED);
  /** @returns microseconds of CPU a push; what the server does anyway meanwhile is in it, some 10 ms a second */
  const measure = async (to: PushFeed, pid: number, rows: number, pushes: number): Promise<number> => {
    const batches = Array.from({ length: pushes }, () =>
      Array.from({ length: rows }, () => ({
        kind: 'line' as const,
        line: driftSpread(Math.floor(random() * games), random),
      })),
    );
    const before = readCpuMicros(pid);
    for (const batch of batches) await to.push(batch);
    await sleep(SETTLE_MS);
    return (readCpuMicros(pid) - before) / pushes;
  };

  const found = CASES.map((one) => ({
    ...one,
    ours: [] as number[],
    socket: [] as number[],
    theirs: [] as number[],
    bareSocket: [] as number[],
  }));
  // Round 0 warms both servers up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { rows, pushes, ours, socket: bySocket, theirs, bareSocket: byBareSocket } of found) {
      const our = await measure(feed, gateway.pid, rows, Math.ceil(pushes * times));
      way.post = socket.post;
      const own = await measure(feed, gateway.pid, rows, Math.ceil(pushes * times));
      delete way.post;
      const their = await measure(bareFeed, bare.pid, rows, Math.ceil(pushes * times));
      bareWay.post = bareSocket.post;
      const theirOwn = await measure(bareFeed, bare.pid, rows, Math.ceil(pushes * times));
      delete bareWay.post;
      if (round === 0) continue;
      ours.push(our);
      bySocket.push(own);
      theirs.push(their);
      byBareSocket.push(theirOwn);
    }
  }
  socket.close();
  bareSocket.close();
  // What follows is what a gateway does with nothing to do, but for the feed's sign of life.
  await sleep(SETTLE_MS);
  const before = readCpuMicros(gateway.pid);
  const startMs = performance.now();
  await sleep(idleSeconds * 1_000);
  const idleMs = (readCpuMicros(gateway.pid) - before) / (performance.now() - startMs);

  printTable([
    [
      'rows a push',
      'HTTP µs/row',
      'bare µs/row',
      'socket µs/row',
      'bare socket µs/row',
      'HTTP ÷ bare',
      'socket rows/s a core',
    ],
    ...found.map(({ rows, ours, socket: bySocket, theirs, bareSocket: byBareSocket }) => [
      String(rows),
      (median(ours) / rows).toFixed(1),
      (median(theirs) / rows).toFixed(1),
      (median(bySocket) / rows).toFixed(1),
      (median(byBareSocket) / rows).toFixed(1),
      (median(ours) / median(theirs)).toFixed(2),
      ((1_000_000 * rows) / median(bySocket)).toFixed(0),
    ]),
  ]);
  printAims([
    ...found.map(
      ({ rows, ours, theirs }): Aim => ({
        what: `server CPU of a push of ${rows} rows, gateway ÷ bare route`,
        measured: median(ours) / median(theirs),
        atMost: 1.5,
      }),
    ),
    ...found.flatMap(({ rows, socket: bySocket }): Aim[] =>
      rows in SOCKET_MOST_MICROS
        ? [
            {
              what: `server CPU of a row by the socket, ${rows} a push`,
              measured: median(bySocket) / rows,
              atMost: SOCKET_MOST_MICROS[rows]!,
              unit: 'µs',
            },
          ]
        : [],
    ),
    { what: `idle CPU a second with ${games} games`, measured: idleMs, atMost: 5, unit: 'ms' },
  ]);
} finally {
  stopBeat();
  await Promise.all([gateway.stop(), bare.stop()]);
}
