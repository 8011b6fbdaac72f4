import type { LogEntry } from '@lineboard/domain/feed/feed-change';
import type { BookImage } from '../book/book-image.ts';
import { imageFromParts } from './image-parts.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { RedisLogKeys } from './redis-log-scripts.ts';

/** An entry as XREAD answers: its id and its fields in a row. */
type StreamEntry = [id: string, fields: string[]];

/** An entry, and when the log took the one before it; null: it is the first. */
interface LinkedEntry {
  entry: LogEntry;
  afterMs: number | null;
}

const parseEntry = ([id, fields]: StreamEntry): LinkedEntry => {
  const field = (name: string): string => fields[fields.indexOf(name) + 1]!;
  const afterMs = field('after');
  return {
    entry: {
      clk: Number.parseInt(id, 10),
      atMs: Number(field('at')),
      feedId: field('feed'),
      changes: JSON.parse(field('changes')),
    },
    afterMs: afterMs === '' ? null : Number(afterMs),
  };
};

/** Entries after `clk`, waiting up to `blockMs` for the first; empty when none came. */
export const readEntries = async (
  connection: RedisConnection,
  streamKey: string,
  { clk, blockMs }: { clk: number; blockMs: number },
): Promise<LinkedEntry[]> => {
  const answer = await connection.send(
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
  return entries.map(parseEntry);
};

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
    const parts = (await connection.send('LRANGE', keys.imageParts(epoch, clk), 0, -1)) as string[];
    if (parts.length === count) return { image: await imageFromParts(parts), clk };
    // A newer image took its place between the two answers; unless that is so, the image itself was lost.
    if ((await connection.send('GET', keys.image(epoch))) === pointer) return { image: null, clk: 0 };
  }
};

/** How far the log of this epoch has come. */
export const readClk = async (
  connection: RedisConnection,
  keys: RedisLogKeys,
  epoch: string,
): Promise<number> => Number((await connection.send('GET', keys.clk(epoch))) ?? 0);
