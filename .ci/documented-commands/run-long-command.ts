import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../run-command.ts';
import { findFreePort } from './find-free-port.ts';
import type { LongTrial } from './row.ts';

const LIMIT_MS = 10 * 60_000;
const STOPPED_WITHIN_MS = 30_000;

interface Program {
  printed(): string;
  /** null while it runs */
  code(): number | null;
  stop(): Promise<void>;
}

/** A shell that leads a group of its own, so that all that it starts can be ended with it. */
const startProgram = (command: string, env: Readonly<Record<string, string>>): Program => {
  const child = spawn('sh', ['-c', command], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  let code: number | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  child.on('exit', (ended) => (code = ended ?? 1));
  return {
    printed: () => printed,
    code: () => code,
    stop: async () => {
      const { pid } = child;
      if (pid === undefined) return;
      signalGroup(pid, 'SIGTERM');
      const until = Date.now() + STOPPED_WITHIN_MS;
      while (signalGroup(pid, 0) && Date.now() < until) await sleep(100);
      signalGroup(pid, 'SIGKILL');
    },
  };
};

/** @returns whether there is somebody left in it */
const signalGroup = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};

const waitFor = async (isSo: () => boolean): Promise<boolean> => {
  const until = Date.now() + LIMIT_MS;
  while (!isSo() && Date.now() < until) await sleep(100);
  return isSo();
};

const isReady = async (address: string): Promise<boolean> => {
  const until = Date.now() + STOPPED_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(new URL('readyz', address)).catch(() => null);
    if (answer?.ok === true) return true;
    await sleep(200);
  }
  return false;
};

/** @returns what is wrong; null when the command did what its row says */
export const runLongCommand = async (
  spelled: string,
  { env = {}, code = 0, says, until, beside }: LongTrial,
): Promise<string | null> => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-long-'));
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  // A free one: a book may run on the usual port.
  const own = {
    PORT: String(await findFreePort()),
    ...env,
    DATA_DIR: join(folder, 'book'),
    MAIL_DIR: join(folder, 'mail'),
  };
  const other = beside === undefined ? null : startProgram(beside, {});
  const program = startProgram(spelled, own);
  try {
    const isDone = (): boolean => program.code() !== null || until?.test(program.printed()) === true;
    if (!(await waitFor(isDone))) return `it took more than ${LIMIT_MS / 60_000} minutes`;
    if (until === undefined) {
      if (program.code() !== code) return `it ended with ${program.code()}`;
      return says?.test(program.printed()) === false ? `it does not say ${String(says)}` : null;
    }
    const address = until.exec(program.printed())?.[0];
    if (address === undefined) return `it ended with ${program.code()} before it printed ${String(until)}`;
    if (!URL.canParse(address) || (await isReady(address))) return null;
    return `${address} never got ready`;
  } finally {
    await program.stop();
    await other?.stop();
    if (program.code() !== code || until !== undefined) console.log(indent(program.printed()));
    rmSync(folder, { recursive: true, force: true });
  }
};

const indent = (text: string): string =>
  text.trim().split('\n').slice(-20).join('\n').replaceAll(/^/gm, '    ');
