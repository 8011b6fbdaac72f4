import type { Variable } from '../ground/variables/variable.ts';
import type { Together, ValuesOf } from '../ground/variables/values-of-groups.ts';
import { VARIABLE_GROUPS } from './variables/variable-groups.ts';

type Groups = (typeof VARIABLE_GROUPS)[keyof typeof VARIABLE_GROUPS];

/** Every environment variable that the gateway reads: those of all groups. */
export const VARIABLES = Object.assign({}, ...Object.values(VARIABLE_GROUPS)) as Together<Groups>;

type Values = ValuesOf<typeof VARIABLES>;

/** The gateway's configuration, parsed once at start. Durations in milliseconds. */
export type Config = Readonly<{ [Name in keyof Values]: Values[Name] }>;

export type ConfigResult =
  | { ok: true; config: Config }
  /** `mistake`: the first one; `mistakes`: all of them. */
  | { ok: false; mistake: string; mistakes: readonly string[] };

/** Parses the environment. An empty variable counts as unset. @returns mistakes as plain sentences */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, variable] of Object.entries(VARIABLES) as [string, Variable<unknown>][]) {
    const given = env[name];
    if (given === undefined || given === '') {
      values[name] = variable.fallback;
      continue;
    }
    const value = variable.parse(given);
    if (value === undefined) {
      const { value: wrong, takes } = variable.explain?.(given) ?? { value: given, takes: variable.takes };
      const got = variable.secret ? 'a value that is not shown' : JSON.stringify(wrong.slice(0, 200));
      mistakes.push(`${name} got ${got}, it takes ${takes}.`);
    }
    values[name] = value;
  }
  const [mistake] = mistakes;
  if (mistake !== undefined) return { ok: false, mistake, mistakes };
  return { ok: true, config: values as unknown as Config };
};
