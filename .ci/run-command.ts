import { spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface CommandResult {
  /** 0 is success; a command that was killed or could not be started has 1. */
  code: number;
  /** What it printed, empty when it printed straight to the terminal. */
  output: string;
}

interface CommandOptions {
  /** The repository's own when left out. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Collects the output instead of showing it. */
  quiet?: boolean;
  /** A suite that hangs must not hang the run: it is killed and has failed. */
  limitMs?: number;
}

/** Runs a program to its end. */
export const runCommand = (
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const stdio: StdioOptions = options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(file, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio,
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const limit = setTimeout(() => {
      console.error(`${file} ${args.join(' ')}: stopped after ${options.limitMs} ms`);
      child.kill('SIGKILL');
    }, options.limitMs ?? 0x7fffffff);
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });

/** Runs a script of this repository, or of an installed package, with the Node that runs this one. */
export const runScript = (
  script: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<CommandResult> => runCommand(process.execPath, [join(ROOT, script), ...args], options);
