import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../run-command.ts';

/** What customers saw of it. */
interface Judgement {
  kind: 'judged';
  /** A line for each broken promise. */
  broken: readonly string[];
  /** What was measured, line by line. */
  figures: readonly string[];
  /** Names of the steps that the database has. */
  migrations: readonly string[];
}

/** Customers, pages and a line mover behind nginx: a process of its own, as they know nothing of the cluster. */
export interface Customers {
  /** Everything goes on for a moment and is drained and judged then. */
  judge(): Promise<Judgement>;
  end(): void;
}

const COMMAND = join(ROOT, 'gateway/testing/rollout/rollout-traffic-command.ts');

/** @throws when it ends instead */
const hear = async <M extends { kind: string }>(child: ChildProcess, kind: M['kind']): Promise<M> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The customers ended with ${String(code)}.`);
    }),
  ])) as [M];
  if (message.kind !== kind) throw new Error(`The customers said ${JSON.stringify(message)}.`);
  return message;
};

/** @returns when all pages are up, lines move and tickets are placed */
export const startCustomers = async (
  options: Readonly<Record<string, string | number>>,
): Promise<Customers> => {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = fork(COMMAND, words, { stdio: 'inherit' });
  await hear(child, 'placing');
  return {
    judge: async () => {
      child.send('judge');
      return hear<Judgement>(child, 'judged');
    },
    end: () => void child.kill('SIGTERM'),
  };
};
