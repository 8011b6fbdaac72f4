import { setTimeout as sleep } from 'node:timers/promises';
import type { LogReader } from '../book/line-log.ts';
import { connectRedis } from './redis-connection.ts';
import type { RedisConnection } from './redis-connection.ts';
import { saveImage } from './redis-log-image.ts';
import { readEnd, readEntries, readImage } from './redis-log-reading.ts';
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
  /** See `OpenLog`. */
  confirmedMs(): number;
  close(): Promise<void>;
}

const RETRY_MS = 100;

/** `atMs`: when the log took the entry `clk`, if that was read. */
interface Place {
  epoch: string;
  clk: number;
  atMs: number | null;
  imageClk: number;
}

/**
 * Reads the log on a connection of its own, for ever: over outages, losses, and falling behind.
 *
 * Every round asks two things at once: how far the log has come and of which epoch it is, answered at once, and the
 * entries after the last one read, for which the answer may wait. Only a round whose first answer names the epoch that
 * was read, and no entry that wasn't, confirms the reader: at the moment when it was asked. So neither an emptied Redis nor
 * one that fell silent is ever taken for a log in which nothing happens.
 */
export const followRedisLog = (options: FollowerOptions): Follower => {
  const { url, writer, keys, reader, settleEpoch, onReadable, entriesPerImage, blockMs } = options;
  const connection = connectRedis(url);
  /** null: to be loaded anew. */
  let at: Place | null = null;
  /** Where entries were missing; missing again after loading the image anew, they are lost. */
  let gap: { epoch: string; clk: number } | null = null;
  let confirmedMs = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const opened = Promise.withResolvers<void>();

  const load = async (): Promise<Place> => {
    const epoch = await settleEpoch(null);
    const { image, clk } = await readImage(connection, keys, epoch);
    reader.load(image, { epoch, clk });
    return { epoch, clk, atMs: null, imageClk: clk };
  };

  const confirm = (askedMs: number): void => {
    confirmedMs = askedMs;
    onReadable(true);
    opened.resolve();
  };

  /** The log has lost what was read, or goes on otherwise than it was read: it begins anew for everybody. */
  const giveUp = async (from: Place): Promise<void> => {
    onReadable(false);
    await settleEpoch(from.epoch);
    at = null;
  };

  /** Entries between what was read and what comes are not there. */
  const fallOut = async (from: Place): Promise<void> => {
    const isLost = gap?.epoch === from.epoch && gap.clk === from.clk;
    if (isLost) await settleEpoch(from.epoch);
    gap = isLost ? null : { epoch: from.epoch, clk: from.clk };
    at = null;
  };

  const makeImage = (from: Place): void => {
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

  const step = async (): Promise<void> => {
    at ??= await load();
    const from = at;
    const askedMs = performance.now();
    const asked = readEnd(connection, keys, from.epoch);
    const reading = readEntries(connection, keys.entries(from.epoch), { clk: from.clk, blockMs });
    // Of two that fail together only the first is waited for.
    reading.catch(() => {});
    const end = await asked;
    if (end.epoch !== from.epoch) {
      onReadable(false);
      at = null;
      return;
    }
    if (end.clk < from.clk) return giveUp(from);
    if (end.clk === from.clk) {
      if (from.atMs !== null && end.atMs !== from.atMs) return giveUp(from);
      confirm(askedMs);
    }
    const entries = await reading;
    if (entries.length === 0 && end.clk > from.clk) return fallOut(from);
    for (const { entry, afterMs } of entries) {
      if (isClosed) return;
      if (entry.clk !== from.clk + 1) return fallOut(from);
      if (from.atMs !== null && afterMs !== from.atMs) return giveUp(from);
      reader.read(entry);
      from.clk = entry.clk;
      from.atMs = entry.atMs;
    }
    if (from.clk >= end.clk) confirm(askedMs);
    makeImage(from);
  };

  const run = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await step();
      } catch {
        if (isClosed) return;
        onReadable(false);
        await sleep(RETRY_MS);
      }
    }
  };

  const running = run();
  return {
    opened: opened.promise,
    confirmedMs: () => confirmedMs,
    close: async () => {
      isClosed = true;
      connection.destroy();
      await running;
      opened.resolve();
    },
  };
};
