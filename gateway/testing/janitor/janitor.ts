import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** All but the first ask it to end: what hasn't after a while is killed with its children. */
export type EndingSignal = 'SIGKILL' | 'SIGQUIT' | 'SIGTERM';

/** Something outside this process that must not outlive the run. */
export type Made =
  | { kind: 'process'; pid: number; signal: EndingSignal }
  | { kind: 'folder'; path: string }
  /**
   * The PostgreSQL that a gateway runs on this folder: it outlives a gateway that is killed.
   */
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'mount'; path: string }
  | { kind: 'namespace'; name: string };

/** Undoes what the run made, newest first, also when the run was interrupted or killed. */
export interface Janitor {
  /** Say it just before it is made. @returns forgets it, once it is gone */
  add(made: Made): () => void;
  /** A child of ours, until it ends. */
  watch(child: ChildProcess, signal?: EndingSignal): void;
  /** Undoes what is left. */
  close(): Promise<void>;
}

/**
 * A process of its own, which hears of everything over a pipe: when the pipe ends, however that came about, it goes to
 * work. It is detached, so that Ctrl-C reaches the run alone.
 */
export const startJanitor = (): Janitor => {
  const janitor = spawn(process.execPath, [join(import.meta.dirname, 'janitor-process.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(janitor, 'exit');
  let lastId = 0;
  const add = (made: Made): (() => void) => {
    const id = ++lastId;
    janitor.stdin.write(`${JSON.stringify({ id, made })}\n`);
    return () => void janitor.stdin.write(`${JSON.stringify({ id, made: null })}\n`);
  };
  return {
    add,
    watch: (child, signal = 'SIGKILL') => {
      if (child.pid === undefined) return;
      child.once('exit', add({ kind: 'process', pid: child.pid, signal }));
    },
    close: async () => {
      janitor.stdin.end();
      await ended;
    },
  };
};
