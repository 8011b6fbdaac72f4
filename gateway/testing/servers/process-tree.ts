import { readFileSync } from 'node:fs';

/** @returns none when it has ended, or where there is no /proc */
const childrenOf = (pid: number): number[] => {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

/** Parents first: a frozen one makes no more children. Who ended meanwhile is passed over. */
export const signalTree = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
  for (const child of childrenOf(pid)) signalTree(child, signal);
};

/** Its children, their children, and so on. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
