import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What is said of an environment variable. */
export interface Said {
  about: string;
  takes: string;
  secret?: boolean;
  /** What holds when it isn't set, where `fallback` says too little. */
  unset?: string;
  fallback: unknown;
}

/** Every variable of the gateway, by what it is about. A program prints them: nothing imports the gateway. */
export const readVariables = (): Record<string, Record<string, Said>> => {
  const script = join(import.meta.dirname, '../gateway/testing/configuration/list-variables-command.ts');
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as ReturnType<
    typeof readVariables
  >;
};
