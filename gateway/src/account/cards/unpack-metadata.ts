import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Its length before a chunk's type, and its sum behind its content. */
const LENGTH_BYTES = 4;
const TYPE_BYTES = 4;
const SUM_BYTES = 4;

/** A camera's or a screen's profile has up to 50 kB, and words about a picture have less than its pixels. */
const MOST_UNPACKED_BYTES = 1_048_576;
/** Programs write a handful. */
const MOST_PACKED = 32;

const behindZero = (content: Buffer, from: number): number => {
  const zero = content.indexOf(0, from);
  return zero === -1 ? content.length : zero + 1;
};

/** Finds where packed bytes begin: behind a name and how they are packed. @returns null when nothing of it is */
const PACKED_FROM: ReadonlyMap<string, (content: Buffer) => number | null> = new Map([
  ['iCCP', (content: Buffer) => behindZero(content, 0) + 1],
  ['zTXt', (content: Buffer) => behindZero(content, 0) + 1],
  [
    'iTXt',
    (content: Buffer) => {
      const flag = behindZero(content, 0);
      return content[flag] === 0 ? null : behindZero(content, behindZero(content, flag + 2));
    },
  ],
]);

/** The packed contents of a PNG's chunks, still packed. */
const listPacked = (png: Buffer): Buffer[] => {
  const packed: Buffer[] = [];
  let at = PNG_HEAD.length;
  while (at + LENGTH_BYTES + TYPE_BYTES <= png.length && packed.length <= MOST_PACKED) {
    const type = png.toString('latin1', at + LENGTH_BYTES, at + LENGTH_BYTES + TYPE_BYTES);
    const begin = at + LENGTH_BYTES + TYPE_BYTES;
    const content = png.subarray(begin, begin + png.readUInt32BE(at));
    const from = PACKED_FROM.get(type)?.(content) ?? null;
    if (from !== null) packed.push(content.subarray(from));
    at = begin + png.readUInt32BE(at) + SUM_BYTES;
  }
  return packed;
};

/**
 * What a picture's metadata holds packed; a PNG's alone may. A few kilobytes unpack to half a gigabyte, so that no more
 * than a bound is unpacked.
 *
 * @returns null when it can't be unpacked within the bound, or not at all: nobody knows what it is
 */
export const unpackMetadata = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!bytes.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) return Buffer.alloc(0);
  const packed = listPacked(bytes);
  if (packed.length > MOST_PACKED) return null;
  const unpacked: Buffer[] = [];
  let left = MOST_UNPACKED_BYTES;
  for (const part of packed) {
    if (left === 0) return null;
    try {
      const content = await unpack(part, { maxOutputLength: left });
      left -= content.length;
      unpacked.push(content);
    } catch {
      return null;
    }
  }
  return Buffer.concat(unpacked);
};
