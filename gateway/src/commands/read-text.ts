import { open } from 'node:fs/promises';
import { WrongInput } from './wrong-input.ts';

/** More than any field takes: what is longer is no text for one, and no file. */
const MOST_BYTES = 1_000_000;
const MOST_FILE_BYTES = 5_000_000;

const readBounded = async (chunks: AsyncIterable<Buffer>, most: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of chunks) {
    bytes += part.length;
    if (bytes > most) throw new WrongInput(`It has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** @param path `-` is the standard input */
const readAll = async (path: string, most: number): Promise<Buffer> => {
  if (path === '-') return readBounded(process.stdin as AsyncIterable<Buffer>, most);
  const file = await open(path).catch(() => {
    throw new WrongInput(`${path} can’t be read.`);
  });
  return readBounded(file.createReadStream() as AsyncIterable<Buffer>, most);
};

/** @param path `-` is the standard input @throws WrongInput when it can't be read, is too long or is no UTF-8 */
export const readText = async (path: string): Promise<string> => {
  const bytes = await readAll(path, MOST_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongInput('The text is no UTF-8.');
  }
};

/**
 * Reads a file as base64.
 * @param path `-` is the standard input @throws WrongInput when it can't be read or is too long
 */
export const readFile = async (path: string): Promise<string> =>
  (await readAll(path, MOST_FILE_BYTES)).toString('base64');
