import { readAmount } from '@lineboard/domain/ground/money/read-amount';
import { describeAmountFault } from '@lineboard/domain/desk/operator/describe-amount-fault';
import { resolve } from 'node:path';
import { VARIABLES } from '../../config/read-config.ts';
import type { Variable } from '../../ground/variables/variable.ts';
import { proposeDataFolder } from '../../ground/folders/data-folder.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import type { Variables } from './environment-file.ts';

/** A value that `init` needs, as an option or by asking. */
export interface Question {
  /** The name of the option, e.g. `origin` for `--origin`. */
  name: string;
  message: string;
  /** @param answers the answers so far */
  fallback(answers: ReadonlyMap<string, string>): string;
  /** Whether it is asked; left out, it always is. */
  isNeeded?(answers: ReadonlyMap<string, string>): boolean;
  /** Cleans the answer up before it is stored. */
  tidy?(text: string): string;
  /** @returns what the question accepts, when the text is wrong */
  judge(text: string): string | null;
}

const fits = ({ parse, takes }: Variable<unknown>, mayBeEmpty: boolean) => ({
  judge: (text: string): string | null =>
    (text === '' ? mayBeEmpty : parse(text) !== undefined) ? null : `It takes ${takes}.`,
});

const matches = (pattern: RegExp, takes: string) => ({
  judge: (text: string): string | null => (pattern.test(text) ? null : `It takes ${takes}.`),
});

const judgeDeposit = (text: string): string | null => {
  const reading = readAmount(text, 'operator');
  if (reading.kind !== 'amount') return `${describeAmountFault(text, reading)}.`;
  return reading.cents > 0 ? null : 'It takes an amount above 0, e.g. 12.50.';
};

const isEmbedded = (answers: ReadonlyMap<string, string>): boolean => answers.get('database') === '';

/** An existing book stays where it is; a new one goes where no new version of the program is installed. */
const findDataFolder = (
  env: Readonly<Record<string, string | undefined>>,
  kept: Variables | null,
  origin: string,
): string => {
  const named = env['DATA_DIR'] ?? kept?.get('DATA_DIR');
  if (named !== undefined && named !== '') return named;
  if (kept !== null && !kept.has('DATABASE_URL')) return DEFAULT_DATA_DIR;
  return proposeDataFolder(origin, { env, isRoot: process.getuid?.() === 0 });
};

/**
 * @param env keeps addresses with passwords off the command line
 * @param kept kept the existing file's variables, which answer the questions that aren't answered again; null: there is
 *   no file
 */
export const createQuestions = (
  env: Readonly<Record<string, string | undefined>>,
  kept: Variables | null = null,
): readonly Question[] => {
  const usual = (name: string, otherwise = '') => ({
    fallback: () => env[name] ?? kept?.get(name) ?? otherwise,
  });
  return [
    {
      name: 'origin',
      message: 'Public address of the site, e.g. https://book.example',
      fallback: () => kept?.get('PUBLIC_ORIGINS') ?? '',
      ...fits(VARIABLES.PUBLIC_ORIGINS, false),
    },
    {
      name: 'database',
      message: 'PostgreSQL, e.g. postgres://user:password@host/name (empty: the one that comes with npm)',
      ...usual('DATABASE_URL'),
      ...fits(VARIABLES.DATABASE_URL, true),
    },
    {
      name: 'data-dir',
      message: 'Folder of its data, outside the program’s',
      isNeeded: isEmbedded,
      fallback: (answers) => findDataFolder(env, kept, answers.get('origin') ?? ''),
      tidy: (text) => resolve(text),
      ...fits(VARIABLES.DATA_DIR, false),
    },
    {
      name: 'redis',
      message: 'Redis, e.g. redis://host:6379 (empty: one gateway alone)',
      ...usual('REDIS_URL'),
      ...fits(VARIABLES.REDIS_URL, true),
    },
    {
      name: 'port',
      message: 'Port of the gateway on this machine',
      fallback: () => kept?.get('PORT') ?? '8080',
      ...fits(VARIABLES.PORT, false),
    },
    {
      name: 'feed',
      message: 'Name of the feed of your line mover',
      fallback: () => kept?.get('FEED_PUSH_TOKENS')?.split(':')[0]?.trim() || 'mover',
      ...matches(/^[a-z][a-z0-9-]{0,31}$/, 'small letters, digits and -'),
    },
    {
      name: 'operator',
      message: 'Your name as an operator, for the audit log',
      fallback: () => 'owner',
      ...matches(/^[a-z][a-z0-9.-]{0,39}$/, 'small letters, digits, . and -'),
    },
    {
      name: 'customer',
      message: 'Id of the first customer',
      fallback: () => '',
      ...matches(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/, 'letters, digits, - and _'),
    },
    {
      name: 'deposit',
      message: 'What this customer has paid in',
      fallback: () => '100',
      judge: judgeDeposit,
    },
  ];
};
