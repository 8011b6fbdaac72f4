import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Book } from '../../src/lines/book/book.ts';
import { createInProcessLog } from '../../src/lines/log/in-process-log.ts';
import type { LineLog } from '../../src/lines/book/line-log.ts';
import { startLiveGateway } from '../gateways/live-gateway.ts';
import { chooseBelow, chooseOne, createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { FuzzClient } from './fuzz-client.ts';
import type { FuzzCounts, PlantedFault } from './fuzz-client.ts';
import { createLaggingLog } from './lagging-log.ts';
import { createRandomFeed, FUZZ_TOPICS } from './random-feed.ts';
import { createTcpProxy } from './tcp-proxy.ts';
import { createTopicHistory } from './topic-history.ts';

export interface FuzzOptions {
  seed: number;
  clients?: number;
  /** Entries that the feed writes, one to three at a time. */
  entries?: number;
  fault?: PlantedFault;
}

export interface FuzzOutcome {
  counts: FuzzCounts;
  /** Where a client held something else than the book; empty when all is well. */
  differences: string[];
}

const SETTLE_MS = 5_000;
const SETTLED_LOOKS = 3;

const startGateway = async (log: LineLog) => {
  const gateway = await startLiveGateway(log, {
    // Small, so that windows differ between gateways, snapshots have parts and rings forget.
    limits: {
      windowMs: 5,
      maxRingOps: 150,
      recordsPerPart: 8,
      burstTopics: 100_000,
      burstPackets: 100_000,
      snapshotEveryMs: 0,
    },
  });
  const proxy = await createTcpProxy(gateway.port);
  return {
    book: gateway.book,
    proxy,
    close: async () => {
      await gateway.close();
      await proxy.close();
    },
  };
};

/** One seeded run: two gateways on one log, clients whose network breaks in every way; who differs at the end? */
export const runDisconnectFuzz = async ({
  seed,
  clients: clientCount = 8,
  entries = 300,
  fault = 'none',
}: FuzzOptions): Promise<FuzzOutcome> => {
  const random = createSeededRandom(seed);
  const counts: FuzzCounts = {
    dropped: 0,
    doubled: 0,
    swapped: 0,
    resumes: 0,
    cuts: 0,
    snapshots: 0,
    deltas: 0,
    gaps: 0,
    switches: 0,
  };
  const differences: string[] = [];
  const log = createInProcessLog({ reporter: NOTHING_FAILS, maxEntries: 50 });
  const feed = createRandomFeed(random);
  const near = await startGateway(log);
  const history = createTopicHistory(near.book);
  await log.append('demo', feed.wholeImage());
  const far = await startGateway(createLaggingLog(log, createSeededRandom(seed + 1), 25));
  const ports = [near.proxy.port, far.proxy.port];

  const clients = Array.from({ length: clientCount }, (_, index) => {
    const client = new FuzzClient(createSeededRandom(seed * 1_000 + index), counts, fault, (reader) => {
      // A whole comparison per message would take most of the run.
      if (random() < 0.02 && !history.agrees(reader))
        differences.push(`client ${index} on the way in ${reader.topic}`);
    });
    for (const topic of FUZZ_TOPICS) if (random() < 0.6) client.toggle(topic);
    client.toggle(FUZZ_TOPICS[index % FUZZ_TOPICS.length]!);
    client.connect(chooseOne(random, ports));
    return client;
  });

  for (let written = 0; written < entries; ) {
    for (let burst = chooseBelow(random, 4); burst >= 0; burst--, written++)
      await log.append('demo', feed.next());
    const dice = random();
    if (dice < 0.02) chooseOne(random, [near, far]).proxy.cut();
    else if (dice < 0.06) chooseOne(random, [near, far]).proxy.holdUp(chooseBelow(random, 40));
    else if (dice < 0.12) chooseOne(random, clients).connect(chooseOne(random, ports));
    else if (dice < 0.2) chooseOne(random, clients).toggle(chooseOne(random, FUZZ_TOPICS));
    else if (dice < 0.25) for (const client of clients) client.askOverdue();
    await sleep(chooseBelow(random, 4));
  }

  for (const client of clients) client.stopMishaps();
  const isSettled = (): boolean =>
    far.book.position.clk === near.book.position.clk &&
    clients.every(
      (client) => client.isConnected && [...client.readers.values()].every((reader) => !reader.asking),
    );
  const settledBy = Date.now() + SETTLE_MS;
  await sleep(60);
  for (const client of clients) client.wake();
  // Answered and even is not yet the end: what a gateway read last may still wait in its window.
  for (let looks = 0; looks < SETTLED_LOOKS && Date.now() < settledBy; ) {
    await sleep(20);
    for (const client of clients) client.askOverdue();
    looks = isSettled() ? looks + 1 : 0;
  }
  if (!isSettled()) differences.push('some clients never settled');

  const judge = (book: Book, at: string): void => {
    for (const [index, client] of clients.entries()) {
      for (const [topic, reader] of client.readers) {
        if (!isDeepStrictEqual(reader.state, book.topicState(topic)))
          differences.push(`client ${index} ${at} ${topic}`);
      }
    }
  };
  judge(near.book, 'and the near gateway in');
  judge(far.book, 'and the far gateway in');

  for (const client of clients) client.close();
  await Promise.all([near.close(), far.close()]);
  await log.close();
  return { counts, differences };
};
