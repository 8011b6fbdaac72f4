import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { WrongInput } from '../wrong-input.ts';

export type Variables = ReadonlyMap<string, string>;

/** Reads the variables of a file that exists. @throws WrongInput when it can't be read */
export const readVariables = (file: string): Variables => {
  try {
    // Windows editors write a byte order mark at the beginning, which Node takes for part of the first name.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return new Map(Object.entries(parseEnv(text) as Record<string, string>));
  } catch (error) {
    throw new WrongInput(`The variables in ${file} can’t be read: ${(error as Error).message}.`);
  }
};

/** Quotes within which Node reads a text unchanged; within the last ones it takes \n for a line break. */
const QUOTES = ["'", '`', '"'] as const;

/** @throws WrongInput when Node would read something else */
const writeVariables = (variables: Variables): string => {
  const lines = [...variables].map(([name, value]) => {
    const quote = QUOTES.find((each) => !value.includes(each)) ?? "'";
    return `${name}=${quote}${value}${quote}`;
  });
  const text = `# Written by lineboard init. It has secrets: keep it to yourself.\n${lines.join('\n')}\n`;
  const read = new Map(Object.entries(parseEnv(text)));
  const wrong = [...variables].find(([name, value]) => read.get(name) !== value);
  if (wrong !== undefined)
    throw new WrongInput(`${wrong[0]} has quotes of every kind: write one as %27, as addresses do.`);
  return text;
};

const OWN = { mode: 0o600, flag: 'wx' };

/**
 * Writes a file for Node's `--env-file` that only its owner can read. A concurrent reader gets either the whole old
 * file or the whole new one.
 * @returns the path of the copy of the previous file; null when there was none
 * @throws WrongInput when the file exists already and may not be replaced
 */
export const writeEnvironmentFile = async (
  named: string,
  variables: Variables,
  isReplaced: boolean,
): Promise<string | null> => {
  const text = writeVariables(variables);
  // Other programs also read the file that a link points to.
  const file = isThere(named) ? realpathSync(named) : named;
  if (!isReplaced || !isThere(file)) {
    await writeFile(file, text, OWN).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new WrongInput(describeExisting(file)) : error;
    });
    return null;
  }
  const copy = `${file}.${new Date().toISOString().replaceAll(':', '-')}`;
  await writeFile(copy, readFileSync(file), OWN);
  const beside = `${file}.${process.pid}`;
  try {
    await writeFile(beside, text, OWN);
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
  return copy;
};

export const describeExisting = (file: string): string =>
  `${file} is there already, with its secrets: name another --file, or give --overwrite, which keeps what it isn't told.`;

export const isThere = (file: string): boolean => existsSync(file);
