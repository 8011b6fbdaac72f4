import { existsSync } from 'node:fs';
import { readVariables } from './init/environment-file.ts';

/**
 * The variables of `LINEBOARD_ENV_FILE`, or of `lineboard.env` in this folder where there is one; those that are set
 * already stay. `init` writes that file, or one of another book: what it says is none of a new book's business.
 * @param words that were typed
 * @returns the name of the file
 * @throws WrongInput when it can't be read
 */
export const loadEnvironment = (words: readonly string[]): string => {
  const named = process.env['LINEBOARD_ENV_FILE'];
  const file = named ?? 'lineboard.env';
  const isInit = words.find((word) => !word.startsWith('-')) === 'init';
  if (isInit || (named === undefined && !existsSync(file))) return file;
  for (const [name, value] of readVariables(file)) process.env[name] ??= value;
  return file;
};
