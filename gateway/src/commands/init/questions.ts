import { VARIABLES } from '../../config/read-config.ts';
import type { Variable } from '../../config/variable.ts';
import { parseUnits } from '../typed-field.ts';

/** Something that `init` has to know, as an option or asked for. */
export interface Question {
  /** Of the option, e.g. `origin` for `--origin`. */
  name: string;
  message: string;
  fallback: string;
  /** @returns what it takes, when the text is wrong */
  judge(text: string): string | null;
}

const fits = ({ parse, takes }: Variable<unknown>, mayBeEmpty: boolean) => ({
  judge: (text: string): string | null =>
    (text === '' ? mayBeEmpty : parse(text) !== undefined) ? null : `It takes ${takes}.`,
});

const matches = (pattern: RegExp, takes: string) => ({
  judge: (text: string): string | null => (pattern.test(text) ? null : `It takes ${takes}.`),
});

/** @param env addresses with passwords needn't stand on a command line */
export const createQuestions = (env: Readonly<Record<string, string | undefined>>): readonly Question[] => [
  {
    name: 'origin',
    message: 'Public address of the site, e.g. https://book.example',
    fallback: '',
    ...fits(VARIABLES.PUBLIC_ORIGINS, false),
  },
  {
    name: 'database',
    message: 'PostgreSQL, e.g. postgres://user:password@host/name (empty: the one that comes with npm)',
    fallback: env['DATABASE_URL'] ?? '',
    ...fits(VARIABLES.DATABASE_URL, true),
  },
  {
    name: 'redis',
    message: 'Redis, e.g. redis://host:6379 (empty: one gateway alone)',
    fallback: env['REDIS_URL'] ?? '',
    ...fits(VARIABLES.REDIS_URL, true),
  },
  {
    name: 'port',
    message: 'Port of the gateway on this machine',
    fallback: '8080',
    ...fits(VARIABLES.PORT, false),
  },
  {
    name: 'feed',
    message: 'Name of the feed of your line mover',
    fallback: 'mover',
    ...matches(/^[a-z][a-z0-9-]{0,31}$/, 'small letters, digits and -'),
  },
  {
    name: 'operator',
    message: 'Your name as an operator, for the audit log',
    fallback: 'owner',
    ...matches(/^[a-z][a-z0-9.-]{0,39}$/, 'small letters, digits, . and -'),
  },
  {
    name: 'customer',
    message: 'Id of the first customer',
    fallback: '',
    ...matches(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/, 'letters, digits, - and _'),
  },
  {
    name: 'deposit',
    message: 'What this customer has paid in',
    fallback: '100',
    judge: (text) => ((parseUnits(text) ?? 0) > 0 ? null : 'It takes an amount, e.g. 12.50.'),
  },
];
