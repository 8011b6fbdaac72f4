import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import type { BookImage } from '../book/book-image.ts';
import { imageFromParts } from './image-parts.ts';
import type { RedisConnection } from '../../ground/redis/redis-connection.ts';
import { ASK_FOR_END, type RedisLogKeys } from './redis-log-scripts.ts';

/** An entry as XREAD answers: its id and its fields in a row. */
export type StreamEntry = [id: string, fields: string[]];

/** An entry, and when the log took the one before it; null: it is the first. */
interface LinkedEntry {
  entry: LogEntry;
  afterMs: number | null;
}

/** Returns the entry as it was read: its content is parsed when its turn comes. */
export const parseEntry = ([id, fields]: StreamEntry): LinkedEntry => {
  // Names have the even places: a feed may have the name of a field.
  const named = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) named.set(fields[at]!, fields[at + 1]!);
  const field = (name: string): string => named.get(name)!;
  const [afterMs, trace] = [field('after'), named.get('trace')];
  return {
    entry: {
      clk: Number.parseInt(id, 10),
      atMs: Number(field('at')),
      feedId: field('feed'),
      changes: JSON.parse(field('changes')),
      ...(trace === undefined ? {} : { trace }),
    },
    afterMs: afterMs === '' ? null : Number(afterMs),
  };
};

/** Beyond the time that a read waits by itself. */
const ANSWER_WITHIN_MS = 2_000;

/** Entries after `clk`, waiting up to `blockMs` for the first; empty when none came. */
export const readEntries = async (
  connection: RedisConnection,
  streamKey: string,
  { clk, blockMs }: { clk: number; blockMs: number },
): Promise<StreamEntry[]> => {
  const answer = await connection.sendWithin(
    blockMs + ANSWER_WITHIN_MS,
    'XREAD',
    'COUNT',
    500,
    'BLOCK',
    blockMs,
    'STREAMS',
    streamKey,
    `${clk}-0`,
  );
  if (answer === null) return [];
  const [[, entries]] = answer as [[string, StreamEntry[]]];
  return entries;
};

/** An image is tens of megabytes at most; a slow network takes its time. */
const IMAGE_WITHIN_MS = 30_000;

/** The newest image and the clk it is of; an empty book at 0 when there is none yet. */
export const readImage = async (
  connection: RedisConnection,
  keys: RedisLogKeys,
  epoch: string,
): Promise<{ image: BookImage | null; clk: number }> => {
  for (;;) {
    const pointer = await connection.send('GET', keys.image(epoch));
    if (typeof pointer !== 'string') return { image: null, clk: 0 };
    const [clk, count] = pointer.split(' ').map(Number) as [number, number];
    const partsKey = keys.imageParts(epoch, clk);
    const parts = (await connection.sendWithin(IMAGE_WITHIN_MS, 'LRANGE', partsKey, 0, -1)) as string[];
    if (parts.length === count) return { image: await imageFromParts(parts), clk };
    // A newer image took its place between the two answers; unless that is so, the image itself was lost.
    if ((await connection.send('GET', keys.image(epoch))) === pointer) return { image: null, clk: 0 };
  }
};

/** Where the log ends, if it can be written: the epoch that counts now, and the last entry of the given epoch. */
export interface LogEnd {
  epoch: string | null;
  clk: number;
  /** When the log took its last entry; null: there is none. */
  atMs: number | null;
}

export const readEnd = async (
  connection: RedisConnection,
  keys: RedisLogKeys,
  epoch: string,
): Promise<LogEnd> => {
  const asked = [keys.epoch, keys.clk(epoch), keys.lastMs(epoch), keys.asked(epoch)];
  const [current, clk, atMs] = (await connection.run(ASK_FOR_END, asked, [])) as Array<string | null>;
  return { epoch: current ?? null, clk: Number(clk ?? 0), atMs: atMs == null ? null : Number(atMs) };
};
