/**
 * Thousands come back at once, as after their gateway's kill, to a gateway whose own watchers look at a board that
 * moves: how soon the last one has its board, and how late changes reach those who were there. Plain socket.io that is
 * sent the same connections, snapshot and messages in turns is what it is compared with.
 */
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askAll, connectAll, startSwarms, type Swarm } from './fanout/swarms.ts';
import { readSentMs, type Side, SIDES_TOPIC, startTwoSides } from './fanout/two-sides.ts';
import { connectLiveSocket } from './live/live-socket.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { printTable } from './machine/table.ts';
import { startPacedLoop } from './paced-loop.ts';

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

interface Figures {
  server: string;
  wholeAfterMs: number;
  quietP99: number;
  stormP99: number;
}

/** @returns when the last client of all had its board */
const untilWhole = async (swarms: readonly Swarm[]): Promise<number> => {
  const giveUpMs = performance.now() + WHOLE_WITHIN_MS;
  while (performance.now() < giveUpMs) {
    const reports = await askAll(swarms, { ask: 'report' });
    const times = reports.map(({ wholeAfterMs }) => wholeAfterMs);
    if (times.every((time) => time !== null)) return Math.max(...times);
    await sleep(20);
  }
  throw new Error('not everybody got a board');
};

const measure = async (server: Side, before: Swarm, coming: readonly Swarm[]): Promise<Figures> => {
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
  await watcher.ask('subscribe', { topics: [{ topic: SIDES_TOPIC }] });
  const loop = startPacedLoop(STEP_MS, async () => void (await server.move(CHANGES)));
  await sleep(SETTLE_MS);
  delays = [];
  await sleep(QUIET_MS);
  const quiet = delays;
  delays = [];
  await connectAll(coming, server, crowd, { atOnce: Math.ceil(crowd / coming.length) });
  const wholeAfterMs = await untilWhole(coming);
  const storm = delays;
  await loop.stop();
  watcher.close();
  await askAll([before, ...coming], { ask: 'disconnect' });
  await sleep(SETTLE_MS);
  const p99 = (of: readonly number[]): number => calculatePercentile(of, 0.99) ?? NaN;
  return { server: server.name, wholeAfterMs, quietP99: p99(quiet), stormP99: p99(storm) };
};

printMachineFacts(`storm: ${crowd} come to ${there} who are there`);
const [before, ...coming] = startSwarms(3) as [Swarm, Swarm, Swarm];
const sides = await startTwoSides(GAMES, [CHANGES]);
try {
  const all: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    all.push(await measure(sides.ours, before, coming), await measure(sides.theirs, before, coming));
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
  await Promise.all([sides.stop(), before.stop(), ...coming.map((swarm) => swarm.stop())]);
}
