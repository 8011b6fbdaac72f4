import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';

/** A picture with noise in it, so that it has a camera's size. */
export const drawPicture = (
  { width = 640, height = 400, format = 'jpeg' }: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#446', noise: { type: 'gaussian', mean: 120, sigma: 40 } } })
    .toFormat(format)
    .toBuffer();

/** Eight bytes that say what it is, and the first chunk. */
const HEADER_END = 33;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A valid chunk behind the header of a PNG. */
export const addChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), chunk(type, data), png.subarray(HEADER_END)]);

const ROWS_AT_ONCE = 500;

/** A whole and valid PNG of one color, `side` pixels square: a few kilobytes for each million of them. */
export const drawBomb = async (side: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 });
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * ROWS_AT_ONCE);
  const write = async (): Promise<void> => {
    for (let row = 0; row < side; row += ROWS_AT_ONCE)
      if (!deflate.write(rows)) await new Promise((resolve) => deflate.once('drain', resolve));
    deflate.end();
  };
  const [compressed] = await Promise.all([buffer(deflate), write()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', compressed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
