import { setTimeout as sleep } from 'node:timers/promises';
import type { LogReader } from './line-log.ts';
import { connectRedis } from './redis-connection.ts';
import type { RedisConnection } from './redis-connection.ts';
import { saveImage } from './redis-log-image.ts';
import { readClk, readEntries, readImage } from './redis-log-reading.ts';
import type { RedisLogKeys } from './redis-log-scripts.ts';

export interface FollowerOptions {
  url: string;
  /** For everything that must not wait behind a read. */
  writer: RedisConnection;
  keys: RedisLogKeys;
  reader: LogReader;
  /** @param lost the epoch whose entries are gone, if that is known */
  settleEpoch: (lost: string | null) => Promise<string>;
  onReadable: (readable: boolean) => void;
  entriesPerImage: number;
  blockMs: number;
}

export interface Follower {
  /** Once the reader holds what the log held when it was opened. */
  readonly opened: Promise<void>;
  close(): Promise<void>;
}

/** Beyond the time that a read waits by itself: Redis hangs, or the way to it. */
const ANSWER_WITHIN_MS = 2_000;
const LOAD_WITHIN_MS = 30_000;
const RETRY_MS = 100;

/** Reads the log on a connection of its own, for ever: over outages, losses, and falling behind. */
export const followRedisLog = (options: FollowerOptions): Follower => {
  const { url, writer, keys, reader, settleEpoch, onReadable, entriesPerImage, blockMs } = options;
  let connection: RedisConnection = connectRedis(url);
  /** `atMs`: when the log took the entry `clk`, if that was read. null: to be loaded anew. */
  let at: { epoch: string; clk: number; atMs: number | null; imageClk: number } | null = null;
  /** Where entries were missing; missing again after loading the image anew, they are lost. */
  let gap: { epoch: string; clk: number } | null = null;
  /** How far the log had come at the last (re)connection; null: to be asked. */
  let target: number | null = null;
  let isClosed = false;
  const opened = Promise.withResolvers<void>();

  const within = async <T>(limitMs: number, answer: Promise<T>): Promise<T> => {
    const limit = new AbortController();
    const late = sleep(limitMs, undefined, { signal: limit.signal }).then(async () => {
      connection.destroy();
      connection = connectRedis(url);
      throw new Error('Redis does not answer');
    });
    // Aborting the timer rejects it; that is not a failure.
    late.catch(() => {});
    try {
      return await Promise.race([answer, late]);
    } finally {
      limit.abort();
    }
  };

  const load = async (): Promise<void> => {
    const epoch = await settleEpoch(null);
    const { image, clk } = await readImage(connection, keys, epoch);
    reader.load(image, { epoch, clk });
    at = { epoch, clk, atMs: null, imageClk: clk };
    target = await readClk(connection, keys, epoch);
  };

  /** The log has lost what was read, or goes on otherwise than it was read: it begins anew for everybody. */
  const giveUp = async (from: { epoch: string }): Promise<void> => {
    await settleEpoch(from.epoch);
    at = null;
  };

  /** Entries between what was read and what comes are not there. */
  const fallOut = async (from: { epoch: string; clk: number }): Promise<void> => {
    const isLost = gap?.epoch === from.epoch && gap.clk === from.clk;
    if (isLost) await settleEpoch(from.epoch);
    gap = isLost ? null : { epoch: from.epoch, clk: from.clk };
    at = null;
  };

  /** Nothing came: is the log still the one that was read? */
  const checkIdle = async (from: { epoch: string; clk: number }): Promise<void> => {
    if ((await settleEpoch(null)) !== from.epoch) {
      at = null;
      return;
    }
    const clk = await readClk(connection, keys, from.epoch);
    if (clk === from.clk) return;
    if (clk < from.clk) return giveUp(from);
    const entries = await readEntries(connection, keys.entries(from.epoch), { clk: from.clk, blockMs: 1 });
    if (entries.length === 0) await fallOut(from);
  };

  const step = async (): Promise<void> => {
    if (at === null) await within(LOAD_WITHIN_MS, load());
    const from = at!;
    target ??= await within(ANSWER_WITHIN_MS, readClk(connection, keys, from.epoch));
    const isCaughtUp = from.clk >= target;
    if (isCaughtUp) {
      onReadable(true);
      opened.resolve();
    }
    const waitMs = isCaughtUp ? blockMs : 1;
    const read = readEntries(connection, keys.entries(from.epoch), { clk: from.clk, blockMs: waitMs });
    const entries = await within(waitMs + ANSWER_WITHIN_MS, read);
    if (entries.length === 0) return within(ANSWER_WITHIN_MS, checkIdle(from));
    for (const { entry, afterMs } of entries) {
      if (isClosed) return;
      if (entry.clk !== from.clk + 1) return fallOut(from);
      if (from.atMs !== null && afterMs !== from.atMs) return giveUp(from);
      reader.read(entry);
      from.clk = entry.clk;
      from.atMs = entry.atMs;
    }
    if (from.clk - from.imageClk < entriesPerImage) return;
    from.imageClk = from.clk;
    // Not awaited: entries go on being read. An image that fails is made again after as many entries.
    const image = reader.image();
    void saveImage(
      writer,
      keys,
      { epoch: from.epoch, clk: from.clk },
      { image, keepEntries: entriesPerImage },
    ).catch(() => {});
  };

  const run = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await step();
      } catch {
        if (isClosed) return;
        onReadable(false);
        target = null;
        await sleep(RETRY_MS);
      }
    }
  };

  const running = run();
  return {
    opened: opened.promise,
    close: async () => {
      isClosed = true;
      connection.destroy();
      await running;
      opened.resolve();
    },
  };
};
