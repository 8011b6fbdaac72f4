import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { writeCardKey } from '../../config/card-keys.ts';
import { createPushKeys } from '../../config/push-keys.ts';
import { WrongInput } from '../wrong-input.ts';
import type { Answers } from './collect-answers.ts';

/** 192 bits. */
const createSecret = (): string => randomBytes(24).toString('hex');

/**
 * The variables of a book that is open to real customers.
 * @param env where its data are to be, when that was said
 */
export const createVariables = (
  answers: Answers,
  env: Readonly<Record<string, string | undefined>> = {},
): ReadonlyMap<string, string> => {
  const of = (name: string): string => answers.get(name) ?? '';
  return new Map(
    [
      ['DEMO', 'false'],
      ['HOST', '127.0.0.1'],
      ['PORT', of('port')],
      ['PUBLIC_ORIGINS', of('origin')],
      // The gateway speaks HTTP: what answers HTTPS stands in front of it, on this machine.
      ['TRUST_PROXY', of('origin').includes('https:') ? '127.0.0.1,::1' : ''],
      ['DATABASE_URL', of('database')],
      ['DATA_DIR', env['DATA_DIR'] ?? ''],
      ['REDIS_URL', of('redis')],
      ['FEED', 'push'],
      ['FEED_PUSH_TOKENS', `${of('feed')}:${createSecret()}`],
      ['METRICS_TOKEN', createSecret()],
      ['CARD_KEYS', writeCardKey('first')],
      ['PUSH_KEY', createPushKeys().privateKey],
    ].filter((entry): entry is [string, string] => entry[1] !== ''),
  );
};

/** @throws WrongInput when Node would read something else */
const writeVariables = (variables: ReadonlyMap<string, string>): string => {
  const lines = [...variables].map(([name, value]) => `${name}='${value}'`);
  const text = `# Written by lineboard init. It has secrets: keep it to yourself.\n${lines.join('\n')}\n`;
  const read = new Map(Object.entries(parseEnv(text)));
  const wrong = [...variables].find(([name, value]) => read.get(name) !== value);
  if (wrong !== undefined)
    throw new WrongInput(`${wrong[0]} has a ' or a line break: write it as %27, as addresses do.`);
  return text;
};

/**
 * A file for Node's `--env-file`, for one's own eyes. Whoever reads it meanwhile has the old one or the new one whole.
 * @throws WrongInput when it is there already and isn't to be replaced
 */
export const writeEnvironmentFile = async (
  file: string,
  variables: ReadonlyMap<string, string>,
  isReplaced: boolean,
): Promise<void> => {
  const text = writeVariables(variables);
  const options = { mode: 0o600, flag: 'wx' };
  if (!isReplaced) {
    await writeFile(file, text, options).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new WrongInput(describeExisting(file)) : error;
    });
    return;
  }
  const beside = `${file}.${process.pid}`;
  try {
    await writeFile(beside, text, options);
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
};

export const describeExisting = (file: string): string =>
  `${file} is there already, with its secrets: name another --file, or give --overwrite.`;

export const isThere = (file: string): boolean => existsSync(file);
