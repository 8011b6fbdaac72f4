import { existsSync, readFileSync } from 'node:fs';

/** Linux counts process time in ticks of this length on every platform that Node supports (USER_HZ = 100). */
const TICK_MICROS = 10_000;

/** User and system time that all threads of a process have used so far, in microseconds (10 ms steps). */
export const readCpuMicros = (pid: number): number => readStatMicros(`/proc/${pid}/stat`);

/** The same of a process's first thread, a page's main thread; 0 when the process has just ended. */
export const readMainThreadMicros = (pid: number): number => {
  const path = `/proc/${pid}/task/${pid}/stat`;
  return existsSync(path) ? readStatMicros(path) : 0;
};

const readStatMicros = (path: string): number => {
  const stat = readFileSync(path, 'utf8');
  // The second field is the program's name in parentheses and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
};

/** Resident memory of a process in bytes. */
export const readResidentBytes = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
};
