import { CHILD_ENV } from './child-env.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const PROGRAM = join(import.meta.dirname, '..', '..', 'src', 'commands', 'lineboard-command.ts');

export interface TypedLine {
  out: string;
  err: string;
  code: number | null;
}

/** Types `lineboard` and these words, with these variables and no others. */
export const typeLine = async (
  env: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<TypedLine> => {
  const child = spawn(process.execPath, [PROGRAM, ...words], { env: { ...CHILD_ENV, ...env } });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('exit', resolve)),
  ]);
  return { out, err, code };
};
