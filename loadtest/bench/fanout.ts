/**
 * Server CPU per delivered message: the gateway compared with plain socket.io that broadcasts the very same messages.
 *
 * A round feeds the gateway for some seconds while one extra client records what a client gets, then lets the plain
 * server broadcast the recording at the recorded moments to as many clients. Rounds alternate, both servers stay up
 * for the whole run, each is warmed up before it is measured, and CPU is read while nothing is under way.
 */
import { parseArgs } from 'node:util';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainServerRequest } from './fanout/plain-server.ts';
import { connectRecorder, type RecordedMessage } from './fanout/record-messages.ts';
import { askAll, connectAll, startSwarms, type Swarm } from './fanout/swarms.ts';
import { forkProcess } from './forked-process.ts';
import { startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { readCpuMicros, readResidentBytes } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { BENCH_TOPIC } from './made-up-board.ts';
import { startPacedLoop } from './paced-loop.ts';
import { moveMarket, WALK_SEED } from './price-walk.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '2' },
    /** Line changes in each step of 50 ms: 10 make messages of about 450 bytes. */
    changes: { type: 'string', default: '10' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const changesPerStep = Number(values.changes);

const SWARM_PROCESSES = 2;
const STEP_MS = 50;
const WARM_UP_SECONDS = 3;
/** The last message has long been delivered after this long without load. */
const SETTLE_MS = 1_000;
const GAMES = 500;
const topic = formatTopic(BENCH_TOPIC);

interface Figures {
  server: string;
  cpuMicrosPerMessage: number;
  messages: number;
  expected: number;
  bytesPerMessage: number;
  cpuShare: number;
  residentMegabytes: number;
}

/** Connects everybody, warms up, then measures one load. */
const measure = async (
  server: { name: string; pid: number; port: number; origin: string },
  swarms: readonly Swarm[],
  warmUp: () => Promise<void>,
  load: () => Promise<void>,
): Promise<{ figures: Figures; recording: RecordedMessage[] }> => {
  const { port, origin } = server;
  const connected = await connectAll(swarms, server, clients);
  const recorder = await connectRecorder({ port, origin }, topic, WIRE_VERSION);
  await warmUp();
  await sleep(SETTLE_MS);

  await askAll(swarms, { ask: 'reset' });
  recorder.restart();
  const startMs = performance.now();
  const cpuBefore = readCpuMicros(server.pid);
  await load();
  await sleep(SETTLE_MS);
  const cpuMicros = readCpuMicros(server.pid) - cpuBefore;
  const tookMs = performance.now() - startMs;
  const residentMegabytes = readResidentBytes(server.pid) / 2 ** 20;
  const recording = recorder.recorded();
  const recordedBytes = recorder.bytes();
  const reports = await askAll(swarms, { ask: 'report' });
  recorder.socket.close();
  await askAll(swarms, { ask: 'disconnect' });
  await sleep(SETTLE_MS);

  const lost = reports.reduce((sum, report) => sum + report.lost, 0);
  if (lost > 0) throw new Error(`${server.name} hung up on ${lost} clients`);
  const delivered = (name: string): number =>
    reports.reduce((sum, report) => sum + (report.delivered[name] ?? 0), 0) +
    recording.filter(({ event }) => event === name).length;
  const changes = recording.filter(({ event }) => event === 'change').length;
  const messages = delivered('change') + delivered('pulse');
  return {
    recording,
    figures: {
      server: server.name,
      cpuMicrosPerMessage: cpuMicros / messages,
      messages: delivered('change'),
      // Heartbeats go out at any moment, also between two clients' resets; changes only while there is load.
      expected: changes * (connected + 1),
      bytesPerMessage: recordedBytes / Math.max(1, recording.length),
      cpuShare: cpuMicros / 1_000 / tookMs,
      residentMegabytes,
    },
  };
};

printMachineFacts(
  `fan-out: ${clients} clients, ${changesPerStep} line changes every ${STEP_MS} ms for ${seconds} s`,
);

const gateway = await startGateway();
const plain = forkProcess<PlainServerRequest, { port?: number }>(
  join(import.meta.dirname, 'fanout/plain-server.ts'),
);
const swarms = startSwarms(SWARM_PROCESSES);

let stopBeat = (): void => undefined;

try {
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, GAMES);
  stopBeat = startBeat(feed);
  const random = createSeededRandom(WALK_SEED);
  const pushFor = async (forSeconds: number): Promise<void> => {
    const loop = startPacedLoop(STEP_MS, () =>
      feed.push(
        Array.from({ length: changesPerStep }, () => ({
          kind: 'line' as const,
          line: moveMarket(Math.floor(random() * GAMES), 'spread', random),
        })),
      ),
    );
    await sleep(forSeconds * 1_000);
    await loop.stop();
  };

  const probe = await connectRecorder(gateway, topic, WIRE_VERSION);
  const { pingInterval, pingTimeout } = probe.socket.handshake;
  probe.socket.close();
  const plainPort = (await plain.ask({ ask: 'listen', pingInterval, pingTimeout })).port!;
  const plainServer = {
    name: 'socket.io',
    pid: plain.pid,
    port: plainPort,
    origin: `http://127.0.0.1:${plainPort}`,
  };
  const replay = async (messages: RecordedMessage[]): Promise<void> => {
    await plain.ask({ ask: 'load', messages });
  };

  const all: Figures[] = [];
  /** CPU that the gateway takes for the same feed while nobody listens, microseconds a round. */
  const aloneMicros: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await pushFor(WARM_UP_SECONDS);
    const aloneBefore = readCpuMicros(gateway.pid);
    await pushFor(seconds);
    await sleep(SETTLE_MS);
    aloneMicros.push(readCpuMicros(gateway.pid) - aloneBefore);
    const ours = await measure(
      { name: 'gateway', ...gateway },
      swarms,
      () => pushFor(WARM_UP_SECONDS),
      () => pushFor(seconds),
    );
    const broadcast = async (): Promise<void> => void (await plain.ask({ ask: 'broadcast' }));
    const theirs = await measure(
      plainServer,
      swarms,
      async () => {
        await replay(ours.recording.filter(({ atMs }) => atMs < WARM_UP_SECONDS * 1_000));
        await broadcast();
        await replay(ours.recording);
      },
      broadcast,
    );
    all.push(ours.figures, theirs.figures);
    console.log(`round ${round} of ${rounds} done`);
  }

  printTable([
    ['server', 'µs CPU/message', 'changes delivered', 'expected', 'bytes/message', 'CPU', 'MiB'],
    ...all.map((figures) => [
      figures.server,
      figures.cpuMicrosPerMessage.toFixed(2),
      String(figures.messages),
      String(figures.expected),
      figures.bytesPerMessage.toFixed(0),
      `${(figures.cpuShare * 100).toFixed(0)} %`,
      figures.residentMegabytes.toFixed(0),
    ]),
  ]);
  const mean = (server: string): number => {
    const figures = all.filter((one) => one.server === server).map((one) => one.cpuMicrosPerMessage);
    return figures.reduce((sum, one) => sum + one, 0) / figures.length;
  };
  const ratios = Array.from(
    { length: rounds },
    (_, at) => all[2 * at]!.cpuMicrosPerMessage / all[2 * at + 1]!.cpuMicrosPerMessage,
  );
  const delivered = all
    .filter(({ server }) => server === 'gateway')
    .reduce((sum, one) => sum + one.messages, 0);
  const alonePerMessage = aloneMicros.reduce((sum, micros) => sum + micros, 0) / delivered;
  console.log(
    `\nof the gateway's CPU, the feed and the house take ${alonePerMessage.toFixed(2)} µs a message when nobody listens; ` +
      `without that the ratio is ${((mean('gateway') - alonePerMessage) / mean('socket.io')).toFixed(2)}`,
  );
  console.log(`ratio by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  printAims([
    {
      what: 'server CPU per delivered message, gateway ÷ socket.io',
      measured: mean('gateway') / mean('socket.io'),
      atMost: 1.0,
    },
    {
      what: 'changes that did not arrive',
      measured: all.reduce((sum, one) => sum + Math.abs(one.expected - one.messages), 0),
      atMost: 0,
    },
  ]);
} finally {
  stopBeat();
  await Promise.all([gateway.stop(), plain.stop(), ...swarms.map((swarm) => swarm.stop())]);
}
