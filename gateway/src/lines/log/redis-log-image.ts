import { randomUUID } from 'node:crypto';
import type { BookImage } from '../book/book-image.ts';
import { imageToParts } from './image-parts.ts';
import type { RedisConnection } from '../../ground/redis/redis-connection.ts';
import type { RedisLogKeys } from './redis-log-scripts.ts';
import { PUBLISH_IMAGE } from './redis-log-scripts.ts';

/** So long a gateway that dies while it writes an image keeps the others from writing one, and its parts in Redis. */
const CLAIM_MS = 30_000;

/**
 * Writes an image of the book and cuts the stream behind it, unless another gateway is doing so.
 * @param keepEntries how many entries stay before the image, for gateways that lag
 */
export const saveImage = async (
  connection: RedisConnection,
  keys: RedisLogKeys,
  { epoch, clk }: { epoch: string; clk: number },
  { image, keepEntries }: { image: BookImage; keepEntries: number },
): Promise<void> => {
  const claim = keys.imageClaim(epoch);
  const writer = randomUUID();
  if ((await connection.send('SET', claim, writer, 'NX', 'PX', CLAIM_MS)) === null) return;
  const draft = keys.imageDraft(epoch, writer);
  const before = await connection.send('GET', keys.image(epoch));
  const clkBefore = typeof before === 'string' ? Number.parseInt(before, 10) : 0;
  const beforeKey = keys.imageParts(epoch, clkBefore);
  const parts = await imageToParts(image);
  for (const part of parts) {
    await connection.send('RPUSH', draft, part);
    await connection.send('PEXPIRE', draft, CLAIM_MS);
    await connection.send('PEXPIRE', claim, CLAIM_MS);
  }
  const firstKept = Math.max(1, clk - keepEntries);
  await connection.run(
    PUBLISH_IMAGE,
    [keys.image(epoch), keys.entries(epoch), beforeKey, draft, keys.imageParts(epoch, clk), claim],
    [clk, parts.length, firstKept, writer],
  );
  await connection.send('DEL', draft);
};
