/**
 * Thousands come back at once, as after their gateway's kill, to a gateway whose own watchers look at a board that
 * moves: how soon the last one has its board, and how late changes reach those who were there. Plain socket.io that is
 * sent the same connections, snapshot and messages in turns is what it is compared with.
 */
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import type { ChangeMessage, SnapshotMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PlainServerRequest } from './fanout/plain-server.ts';
import type { SwarmReport, SwarmRequest } from './fanout/swarm-messages.ts';
import { type ForkedProcess, forkProcess } from './forked-process.ts';
import { startGateway } from './gateway-process.ts';
import { connectLiveSocket } from './live/live-socket.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { printTable } from './machine/table.ts';
import { BENCH_TOPIC } from './made-up-board.ts';
import { startPacedLoop } from './paced-loop.ts';
import { moveMarket, WALK_SEED } from './price-walk.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    crowd: { type: 'string', default: '5000' },
    there: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
  },
});
const crowd = Number(values.crowd);
const there = Number(values.there);
const rounds = Number(values.rounds);

const GAMES = 100;
const STEP_MS = 100;
const CHANGES = 10;
const QUIET_MS = 4_000;
const SETTLE_MS = 2_000;
const WHOLE_WITHIN_MS = 60_000;
const SENT_BEFORE_CUTOFF_MS = 6 * 3_600_000;
const CUTOFF_FIELD = RECORD_FIELDS.line.indexOf('periodWagerCutoffMs');
const topic = formatTopic(BENCH_TOPIC);

type Swarm = ForkedProcess<SwarmRequest, SwarmReport>;

interface Server {
  name: string;
  port: number;
  origin: string;
  /** Sends a change to everybody who watches, with the time in it. */
  move: () => Promise<void>;
}

interface Figures {
  server: string;
  wholeAfterMs: number;
  quietP99: number;
  stormP99: number;
}

/** The time at which the message's first line was sent to the feed. */
const readSentMs = ({ ops }: ChangeMessage): number | null => {
  for (const [, , , ...fields] of ops)
    for (let at = 0; at < fields.length; at += 2)
      if (fields[at] === CUTOFF_FIELD) return Number(fields[at + 1]) - SENT_BEFORE_CUTOFF_MS;
  return null;
};

const connectAll = async (swarms: readonly Swarm[], server: Server, clients: number, atOnce?: number) => {
  const { port, origin } = server;
  const each = Math.floor(clients / swarms.length);
  const request = { ask: 'connect' as const, port, origin, topics: [topic], wireVersion: WIRE_VERSION };
  await Promise.all(
    swarms.map((swarm) => swarm.ask({ ...request, clients: each, ...(atOnce !== undefined && { atOnce }) })),
  );
};

/** @returns when the last client of all had its board */
const untilWhole = async (swarms: readonly Swarm[]): Promise<number> => {
  const giveUpMs = performance.now() + WHOLE_WITHIN_MS;
  while (performance.now() < giveUpMs) {
    const reports = await Promise.all(swarms.map((swarm) => swarm.ask({ ask: 'report' })));
    const times = reports.map(({ wholeAfterMs }) => wholeAfterMs);
    if (times.every((time) => time !== null)) return Math.max(...times);
    await sleep(20);
  }
  throw new Error('not everybody got a board');
};

const measure = async (server: Server, before: Swarm, coming: readonly Swarm[]): Promise<Figures> => {
  await connectAll([before], server, there);
  let delays: number[] = [];
  const watcher = await connectLiveSocket({
    port: server.port,
    origin: server.origin,
    auth: { wireVersion: WIRE_VERSION },
    onEvent: (packet) => {
      const [event, message] = JSON.parse(packet.toString('utf8', 2)) as [string, ChangeMessage];
      const sentMs = event === 'change' ? readSentMs(message) : null;
      if (sentMs !== null) delays.push(Date.now() - sentMs);
    },
  });
  await watcher.ask('subscribe', { topics: [{ topic }] });
  const loop = startPacedLoop(STEP_MS, server.move);
  await sleep(SETTLE_MS);
  delays = [];
  await sleep(QUIET_MS);
  const quiet = delays;
  delays = [];
  await connectAll(coming, server, crowd, Math.ceil(crowd / coming.length));
  const wholeAfterMs = await untilWhole(coming);
  const storm = delays;
  await loop.stop();
  watcher.close();
  for (const swarm of [before, ...coming]) await swarm.ask({ ask: 'disconnect' });
  await sleep(SETTLE_MS);
  const p99 = (of: readonly number[]): number => calculatePercentile(of, 0.99) ?? NaN;
  return { server: server.name, wholeAfterMs, quietP99: p99(quiet), stormP99: p99(storm) };
};

printMachineFacts(`storm: ${crowd} come to ${there} who are there`);
const gateway = await startGateway({ LISTEN_BACKLOG: '4096' });
const files = join(import.meta.dirname, 'fanout');
const plain = forkProcess<PlainServerRequest, { port?: number }>(join(files, 'plain-server.ts'));
const [before, ...coming] = Array.from({ length: 3 }, () =>
  forkProcess<SwarmRequest, SwarmReport>(join(files, 'swarm.ts')),
) as [Swarm, Swarm, Swarm];
let stopBeat = (): void => undefined;
try {
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, GAMES);
  stopBeat = startBeat(feed);
  const random = createSeededRandom(WALK_SEED);
  const createChanges = () => {
    const periodWagerCutoffMs = Date.now() + SENT_BEFORE_CUTOFF_MS;
    return Array.from({ length: CHANGES }, () => ({
      kind: 'line' as const,
      line: { ...moveMarket(Math.floor(random() * GAMES), 'spread', random), periodWagerCutoffMs },
    }));
  };
  const ours: Server = { name: 'gateway', ...gateway, move: () => feed.push(createChanges()) };

  let sample: { snapshot: SnapshotMessage | null; change: ChangeMessage | null } = {
    snapshot: null,
    change: null,
  };
  const probe = await connectLiveSocket({
    ...gateway,
    auth: { wireVersion: WIRE_VERSION },
    onEvent: (packet) => {
      const [event, message] = JSON.parse(packet.toString('utf8', 2)) as [string, never];
      if (event === 'snapshot' || event === 'change') sample = { ...sample, [event]: message };
    },
  });
  await probe.ask('subscribe', { topics: [{ topic }] });
  while (sample.snapshot === null || sample.change === null) {
    await ours.move();
    await sleep(STEP_MS);
  }
  probe.close();
  const { pingInterval, pingTimeout } = probe.handshake;
  const port = (await plain.ask({ ask: 'listen', pingInterval, pingTimeout })).port!;
  await plain.ask({ ask: 'greet', snapshot: sample.snapshot });
  const change = sample.change;
  const theirs: Server = {
    name: 'socket.io',
    port,
    origin: `http://127.0.0.1:${port}`,
    move: async () => {
      const cutoffMs = Date.now() + SENT_BEFORE_CUTOFF_MS;
      const ops = change.ops.map((op) =>
        op.map((field, at) => (op[at - 1] === CUTOFF_FIELD ? cutoffMs : field)),
      );
      await plain.ask({ ask: 'load', messages: [{ atMs: 0, event: 'change', message: { ...change, ops } }] });
      await plain.ask({ ask: 'broadcast' });
    },
  };

  const all: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    all.push(await measure(ours, before, coming), await measure(theirs, before, coming));
    console.log(`round ${round} of ${rounds} done`);
  }
  printTable([
    ['server', 'all whole after, ms', 'changes before, p99 ms', 'changes meanwhile, p99 ms'],
    ...all.map(({ server, wholeAfterMs, quietP99, stormP99 }) => [
      server,
      wholeAfterMs.toFixed(0),
      quietP99.toFixed(0),
      stormP99.toFixed(0),
    ]),
  ]);
  const median = (server: string, of: 'wholeAfterMs' | 'stormP99'): number =>
    calculatePercentile(
      all.filter((one) => one.server === server).map((one) => one[of]),
      0.5,
    ) ?? NaN;
  printAims([
    { what: 'all whole after', measured: median('gateway', 'wholeAfterMs'), atMost: 2_000, unit: 'ms' },
    {
      what: 'the same of socket.io',
      measured: median('socket.io', 'wholeAfterMs'),
      atMost: 2_000,
      unit: 'ms',
    },
    { what: 'changes meanwhile, p99', measured: median('gateway', 'stormP99'), atMost: 300, unit: 'ms' },
    { what: 'the same of socket.io', measured: median('socket.io', 'stormP99'), atMost: 300, unit: 'ms' },
  ]);
} finally {
  stopBeat();
  await Promise.all([gateway.stop(), plain.stop(), before.stop(), ...coming.map((swarm) => swarm.stop())]);
}
