import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogReader } from '../book/line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { BookFault, guardReader } from './book-fault.ts';
import type { ConnectRedis, RedisConnection } from '../../ground/redis/redis-connection.ts';
import type { RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { untilContact } from '../../ground/redis/until-contact.ts';
import { pause } from './pause.ts';
import { saveImage } from './redis-log-image.ts';
import { parseEntry, readEnd, readEntries, readImage } from './redis-log-reading.ts';
import type { RedisLogKeys } from './redis-log-scripts.ts';
import type { TakenEntries } from './taken-entries.ts';

export interface FollowerOptions {
  primary: RedisPrimary;
  connect: ConnectRedis;
  /** For everything that must not wait behind a read. */
  writer: RedisConnection;
  keys: RedisLogKeys;
  reader: LogReader;
  /** @param lost the epoch whose entries are gone, if that is known */
  settleEpoch: (lost: string | null) => Promise<string>;
  taken: Pick<TakenEntries, 'last'>;
  onReadable: (readable: boolean) => void;
  entriesPerImage: number;
  blockMs: number;
  reporter: Reporter<'lineLog'>;
}

export interface Follower {
  /** Once the reader holds what the log held when it was opened. */
  readonly opened: Promise<void>;
  /** See `OpenLog`. */
  confirmedMs(): number;
  close(): Promise<void>;
}

const CONTACT_WITHIN_MS = 1_000;
const RETRY_MS = 100;
/** A book that fails on the same entry each time is loaded less and less often: an image is megabytes. */
const LOAD_AGAIN_MOST_MS = 5_000;

/** Sockets and tickets are served between two slices of entries that come at once. */
const SLICE_MS = 8;

/** `atMs`: when the log took the entry `clk`, if that was read. */
interface Place {
  epoch: string;
  clk: number;
  atMs: number | null;
  imageClk: number;
}

/**
 * Reads the log on a connection of its own, forever: over outages, losses, falling behind, and faults of the book.
 *
 * Every round asks two things at once: how far the log has come and of which epoch it is, answered at once, and the
 * entries after the last one read, for which the answer may wait. Only a round whose first answer names the epoch that
 * was read, and no entry that wasn't, confirms the reader: at the moment when it was asked. So neither an emptied Redis
 * nor one that fell silent is ever taken for a log in which nothing happens.
 */
export const followRedisLog = (options: FollowerOptions): Follower => new RedisLogFollower(options);

class RedisLogFollower implements Follower {
  readonly opened: Promise<void>;
  readonly #options: FollowerOptions;
  readonly #reader: LogReader;
  readonly #connection: RedisConnection;
  readonly #running: Promise<void>;
  readonly #open: () => void;
  /** null: to be loaded again. */
  #at: Place | null = null;
  /** Where entries were missing; still missing after reloading the image, they are lost. */
  #gap: { epoch: string; clk: number } | null = null;
  #confirmedMs = Number.NEGATIVE_INFINITY;
  /** Faults of the book since it last held all that the log holds. */
  #faults = 0;
  readonly #closing = new AbortController();

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#reader = guardReader(options.reader);
    this.#connection = options.connect(options.primary);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#open = resolve;
    this.#running = this.#run();
  }

  confirmedMs(): number {
    return this.#confirmedMs;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#connection.destroy();
    await this.#running;
    this.#open();
  }

  async #run(): Promise<void> {
    const { onReadable, reporter } = this.#options;
    const { signal } = this.#closing;
    // What is asked before the first contact fails at once; that is no failure of the log.
    await untilContact(this.#connection.contact, CONTACT_WITHIN_MS);
    while (!signal.aborted) {
      try {
        await this.#step();
      } catch (error) {
        if (signal.aborted) return;
        onReadable(false);
        if (!(error instanceof BookFault)) {
          reporter.failed('unread', error);
          await pause(RETRY_MS, signal);
          continue;
        }
        this.#at = null;
        this.#faults += 1;
        reporter.failed('bookFault', error, { faults: this.#faults });
        await pause(Math.min(RETRY_MS * 2 ** (this.#faults - 1), LOAD_AGAIN_MOST_MS), signal);
      }
    }
  }

  async #step(): Promise<void> {
    const { keys, blockMs, onReadable, taken } = this.#options;
    const connection = this.#connection;
    this.#at ??= await this.#load();
    const from = this.#at;
    // Before the log is asked: what is taken meanwhile, it may not know yet.
    const last = taken.last(from.epoch);
    const askedMs = performance.now();
    const asked = readEnd(connection, keys, from.epoch);
    const reading = readEntries(connection, keys.entries(from.epoch), { clk: from.clk, blockMs });
    // If both fail together, only the first is waited for.
    reading.catch(() => {});
    const end = await asked;
    if (end.epoch !== from.epoch) {
      onReadable(false);
      this.#at = null;
      return;
    }
    if (end.clk < Math.max(from.clk, last?.clk ?? 0)) return this.#giveUp(from);
    if (end.clk === from.clk) {
      if (from.atMs !== null && end.atMs !== from.atMs) return this.#giveUp(from);
      this.#confirm(askedMs);
    }
    const entries = await reading;
    if (entries.length === 0 && end.clk > from.clk) return this.#fallOut(from);
    let sliceMs = performance.now();
    for (const read of entries) {
      // The parts of an image come one after the other, and each may take this long.
      if (performance.now() - sliceMs > SLICE_MS) {
        await nextTurn();
        sliceMs = performance.now();
      }
      if (this.#closing.signal.aborted) return;
      const { entry, afterMs } = parseEntry(read);
      if (entry.clk !== from.clk + 1) return this.#fallOut(from);
      if (from.atMs !== null && afterMs !== from.atMs) return this.#giveUp(from);
      if (entry.clk === last?.clk && entry.atMs !== last.atMs) return this.#giveUp(from);
      this.#reader.read(entry);
      from.clk = entry.clk;
      from.atMs = entry.atMs;
    }
    if (from.clk >= end.clk) this.#confirm(askedMs);
    this.#makeImage(from);
  }

  async #load(): Promise<Place> {
    const epoch = await this.#options.settleEpoch(null);
    const { image, clk } = await readImage(this.#connection, this.#options.keys, epoch);
    this.#reader.load(image, { epoch, clk });
    return { epoch, clk, atMs: null, imageClk: clk };
  }

  #confirm(askedMs: number): void {
    this.#confirmedMs = askedMs;
    this.#faults = 0;
    this.#options.onReadable(true);
    this.#open();
  }

  /** The log has lost what was read, or continues differently from what was read: it starts over for everybody. */
  async #giveUp(from: Place): Promise<void> {
    this.#options.onReadable(false);
    await this.#options.settleEpoch(from.epoch);
    this.#at = null;
  }

  /** Entries between what was read and what comes are not there. */
  async #fallOut(from: Place): Promise<void> {
    const isLost = this.#gap?.epoch === from.epoch && this.#gap.clk === from.clk;
    if (isLost) await this.#options.settleEpoch(from.epoch);
    this.#gap = isLost ? null : { epoch: from.epoch, clk: from.clk };
    this.#at = null;
  }

  #makeImage(from: Place): void {
    const { writer, keys, entriesPerImage, reporter } = this.#options;
    if (from.clk - from.imageClk < entriesPerImage) return;
    from.imageClk = from.clk;
    const image = this.#reader.image();
    const place = { epoch: from.epoch, clk: from.clk };
    // Not awaited: entries go on being read. An image that fails is made again after as many entries.
    void saveImage(writer, keys, place, { image, keepEntries: entriesPerImage }).catch((error: unknown) =>
      reporter.failed('imageNotSaved', error, { clk: place.clk }),
    );
  }
}
