/**
 * How long a line mover can hold up a gateway's event loop, at the push feed's door and behind it:
 *
 *   node gateway/testing/push-holds/push-holds-command.ts [--rounds 5] [--alone]
 *
 * Two gateways on one Redis; one takes the batches, both read them, and a page on each listens. With --alone it is one,
 * and its log is in memory. Prints for each case the longest stretch of CPU time without a look at timers. Exit code 1
 * when one is 50 ms or more in every round.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';
import { addToken } from '../operators/add-token.ts';
import { callCommand } from '../operators/call-command.ts';
import { databaseUrlOf } from '../servers/database-url.ts';
import { createLoopClock, type LoopClock } from '../fuzz/read-holds.ts';
import { createKillableGateway } from '../kill/killable-gateway.ts';
import { HOLD_CASES, HOLD_STORES } from './hold-cases.ts';
import { createHoldMover } from './hold-mover.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { findRedisServer } from '../servers/requires.ts';
import { LivePage } from '../two-gateways/live-page.ts';

const MOST_MS = 50;
/** The effects of a case are over by then: an image that ends removes 20,000 records in 0.7 s. */
const AFTER_MS = 1_500;
const SILENCE_MS = 3_000;
const TOPIC = formatTopic({ kind: 'lines', store: 'main', sportType: 'Football', sportSubType: 'NFL' });

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, alone: { type: 'boolean', default: false } },
});

const dataDir = join(tmpdir(), `lineboard-holds-${process.pid}`);
const closers: Array<() => Promise<unknown>> = [() => rm(dataDir, { recursive: true, force: true })];
const closeAll = async (): Promise<void> => {
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
};
/** The lease is so long that a machine which is busy with other things doesn't make the feed change over. */
const shared: Record<string, string> = { FEED_SILENCE_MS: String(SILENCE_MS), FEED_LEASE_MS: '20000' };
const clocks: LoopClock[] = [];

/** With a page that listens. @returns where it is */
const openGateway = async (env: Record<string, string>): Promise<string> => {
  const file = `${dataDir}.${clocks.length}`;
  const clock = createLoopClock(file);
  clocks.push(clock);
  closers.push(() => rm(file, { force: true }));
  const gateway = await createKillableGateway({ ...shared, ...env, ...clock.env });
  closers.push(() => gateway.stop());
  await gateway.start();
  const page = new LivePage();
  closers.push(async () => page.close());
  await page.connect(gateway.origin);
  page.subscribe([TOPIC]);
  return gateway.origin;
};

/** By case and gateway, the longest hold of each round. */
const longest = new Map<string, number[][]>();
try {
  if (!values.alone) {
    const program = findRedisServer();
    if (program === null) throw new Error('there is no redis-server here: --alone measures without');
    const redis = await startRedisServer(program);
    closers.push(() => redis.close());
    shared['REDIS_URL'] = redis.url;
  }
  const origin = await openGateway({ DATA_DIR: dataDir });
  const connection = findEmbeddedConnection(dataDir);
  if (connection === null) throw new Error(`no server runs on ${dataDir}`);
  const database = createDatabase(connection, 1);
  const token = await addToken(database, 'stores', ['lines.write']);
  await database.close();
  for (const store of HOLD_STORES.slice(1)) await callCommand(origin, token, 'stores add', { store });
  if (!values.alone) await openGateway({ DATABASE_URL: databaseUrlOf(connection) });
  const mover = createHoldMover(origin);
  closers.push(() => mover.stop());
  await mover.send(true, []);
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const { title, act, afterMs = AFTER_MS } of HOLD_CASES) {
      for (const clock of clocks) clock.take();
      await act(mover);
      await sleep(afterMs);
      const held = clocks.map((clock) => Math.max(0, ...clock.take().map(({ ms }) => ms)));
      const before = longest.get(title) ?? [];
      longest.set(title, [...before, held]);
    }
    process.stderr.write(`round ${round}\n`);
  }
} finally {
  await closeAll();
}

const say = (ms: number): string => (ms === 0 ? '< 20' : ms.toFixed(0));
process.stdout.write(
  `median and longest hold of the loop in ms${values.alone ? '' : ', where the batches are taken · where they are only read'}\n`,
);
for (const [title, rounds] of longest) {
  const figures = clocks.map((_, gateway) => {
    const sorted = rounds.map((held) => held[gateway]!).toSorted((a, b) => a - b);
    return `${say(sorted[Math.floor(sorted.length / 2)]!)}, ${say(sorted.at(-1)!)}`;
  });
  process.stdout.write(`${title}: ${figures.join(' · ')}\n`);
  if (clocks.some((_, gateway) => rounds.every((held) => held[gateway]! >= MOST_MS))) process.exitCode = 1;
}
