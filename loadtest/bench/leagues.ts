/**
 * What a page with five leagues costs the gateway, compared with a page with one: the same line changes every 50 ms, in
 * five topics or in one. Parts alternate on one gateway, and CPU is read while nothing is under way.
 */
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askAll, connectAll, startSwarms } from './fanout/swarms.ts';
import { startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { compareRounds } from './machine/compare-rounds.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { readCpuMicros } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { BENCH_LEAGUES, benchTopic } from './made-up-board.ts';
import { startPacedLoop } from './paced-loop.ts';
import { moveMarket, WALK_SEED } from './price-walk.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    changes: { type: 'string', default: '10' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const changesPerStep = Number(values.changes);

const STEP_MS = 50;
const WARM_UP_SECONDS = 2;
const SETTLE_MS = 1_000;
const GAMES = 500;
const topics = BENCH_LEAGUES.map((league) => formatTopic(benchTopic(league)));

printMachineFacts(
  `leagues: ${clients} clients, ${changesPerStep} line changes every ${STEP_MS} ms for ${seconds} s`,
);
const gateway = await startGateway();
const swarms = startSwarms(1);
let stopBeat = (): void => undefined;
try {
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, GAMES, BENCH_LEAGUES);
  stopBeat = startBeat(feed);
  const random = createSeededRandom(WALK_SEED);
  /** Lines of the first so many leagues move. */
  const pushFor = async (leagues: number, forSeconds: number): Promise<void> => {
    const loop = startPacedLoop(STEP_MS, () =>
      feed.push(
        Array.from({ length: changesPerStep }, (_, at) => {
          const game = Math.floor((random() * GAMES) / BENCH_LEAGUES.length) * BENCH_LEAGUES.length;
          return { kind: 'line' as const, line: moveMarket(game + (at % leagues), 'spread', random) };
        }),
      ),
    );
    await sleep(forSeconds * 1_000);
    await loop.stop();
  };
  /** @returns CPU in microseconds for each second of a client, and messages it was sent a second */
  const measure = async (leagues: number): Promise<{ micros: number; messages: number }> => {
    await connectAll(swarms, gateway, clients, { topics: topics.slice(0, leagues) });
    await pushFor(leagues, WARM_UP_SECONDS);
    await sleep(SETTLE_MS);
    await askAll(swarms, { ask: 'reset' });
    const before = readCpuMicros(gateway.pid);
    await pushFor(leagues, seconds);
    await sleep(SETTLE_MS);
    const micros = (readCpuMicros(gateway.pid) - before) / clients / seconds;
    const { delivered, lost } = (await askAll(swarms, { ask: 'report' }))[0]!;
    if (lost > 0) throw new Error(`the gateway hung up on ${lost} clients`);
    await askAll(swarms, { ask: 'disconnect' });
    await sleep(SETTLE_MS);
    return { micros, messages: (delivered['change'] ?? 0) / clients / seconds };
  };

  const found: Array<Record<'one' | 'five', { micros: number; messages: number }>> = [];
  for (let round = 1; round <= rounds; round += 1) {
    found.push({ one: await measure(1), five: await measure(BENCH_LEAGUES.length) });
    console.log(`round ${round} of ${rounds} done`);
  }
  const { ratioOf, medianOf, row } = compareRounds(found, ({ one }) => one.micros);
  printTable([
    ['µs of CPU for a client’s second', ...found.map((_, at) => `round ${at + 1}`), '÷ one league, median'],
    row('one league', ({ one }) => one.micros),
    row('five leagues', ({ five }) => five.micros),
  ]);
  console.log(
    `\nmessages a second to a client: ${medianOf(({ one }) => one.messages).toFixed(1)} of one league, ` +
      `${medianOf(({ five }) => five.messages).toFixed(1)} of five`,
  );
  printAims([{ what: 'five leagues ÷ one', measured: ratioOf(({ five }) => five.micros), atMost: 1.5 }]);
} finally {
  stopBeat();
  await Promise.all([gateway.stop(), ...swarms.map((swarm) => swarm.stop())]);
}
