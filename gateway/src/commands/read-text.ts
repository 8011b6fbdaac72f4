import { open } from 'node:fs/promises';
import { WrongInput } from './wrong-input.ts';

/** More than any field takes: what is longer is no text for one. */
const MOST_BYTES = 1_000_000;

const readBounded = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of chunks) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new WrongInput(`The text has more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** @param path `-` is the standard input @throws WrongInput when it can't be read, is too long or is no UTF-8 */
export const readText = async (path: string): Promise<string> => {
  const bytes =
    path === '-' ? await readBounded(process.stdin as AsyncIterable<Buffer>) : await readFileBounded(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongInput('The text is no UTF-8.');
  }
};

const readFileBounded = async (path: string): Promise<Buffer> => {
  const file = await open(path).catch(() => {
    throw new WrongInput(`${path} can’t be read.`);
  });
  return readBounded(file.createReadStream() as AsyncIterable<Buffer>);
};
