import { spawn } from 'node:child_process';
import { ROOT, type CommandResult } from './run-command.ts';

/** What a program that was told to end has to do so: it takes down servers of its own. */
const LAST_WORDS_MS = 20_000;

interface GroupOptions {
  env?: Readonly<Record<string, string>>;
  /** After this time all that it started is told to end, killed a little later, and it has failed. */
  limitMs: number;
}

/**
 * Runs a program to its end, shows what it prints and gives it back. It is the first of a process group, and the caller
 * that ends it ends all of that: npm passes signals on to its shell alone.
 */
export const runInGroup = (
  file: string,
  args: readonly string[],
  { env = {}, limitMs }: GroupOptions,
): Promise<CommandResult> => {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      to.write(text);
    });
  const send = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  let isStopped = false;
  let kill: NodeJS.Timeout | undefined;
  const stop = (): void => {
    isStopped = true;
    send('SIGTERM');
    kill ??= setTimeout(() => send('SIGKILL'), LAST_WORDS_MS);
  };
  const limit = setTimeout(() => {
    console.error(`${file} ${args.join(' ')}: stopped after ${Math.round(limitMs / 1000)} s`);
    stop();
  }, limitMs);
  const leave = (): void => {
    stop();
    child.once('close', () => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  return new Promise((resolve) => {
    const end = (code: number, why = ''): void => {
      clearTimeout(limit);
      clearTimeout(kill);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
      resolve({ code: isStopped ? 1 : code, output: output + why });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
};
