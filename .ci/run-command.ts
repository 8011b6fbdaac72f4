import { join } from 'node:path';
import { execa } from 'execa';

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
  /** A suite that hangs must not hang the run: it is told to end, killed five seconds later, and has failed. */
  limitMs?: number;
  /** Ends it early: it has failed. */
  cancelSignal?: AbortSignal;
  /** The signal that ends it; SIGTERM when left out. */
  killSignal?: NodeJS.Signals;
}

/** Runs a program to its end, and ends it when this process ends first. */
export const runCommand = async (
  file: string,
  args: readonly string[],
  {
    cwd = ROOT,
    env = {},
    quiet = false,
    limitMs = 0,
    cancelSignal,
    killSignal = 'SIGTERM',
  }: CommandOptions = {},
): Promise<CommandResult> => {
  const shown = quiet ? 'pipe' : 'inherit';
  const result = await execa(file, args, {
    cwd,
    env,
    stdin: 'ignore',
    stdout: shown,
    stderr: shown,
    all: true,
    stripFinalNewline: false,
    reject: false,
    timeout: limitMs,
    killSignal,
    ...(cancelSignal && { cancelSignal }),
  });
  if (result.timedOut) console.error(`${file} ${args.join(' ')}: stopped after ${limitMs} ms`);
  const hasStarted = result.exitCode !== undefined || result.signal !== undefined;
  return {
    code: result.exitCode ?? 1,
    output: hasStarted ? (result.all ?? '') : (result.shortMessage ?? ''),
  };
};

/** Runs a script of this repository, or of an installed package, with the Node that runs this one. */
export const runScript = (
  script: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<CommandResult> => runCommand(process.execPath, [join(ROOT, script), ...args], options);
