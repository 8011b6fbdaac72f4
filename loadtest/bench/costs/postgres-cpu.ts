import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCpuMicros } from '../machine/process-cpu.ts';

const findPostmaster = (dataDir: string): number => {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('postmaster.pid'),
  );
  if (file === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return Number(readFileSync(join(dataDir, file), 'utf8').split('\n')[0]);
};

/** CPU of a gateway's own PostgreSQL and of its servers that run now, microseconds: none ends while we measure. */
export const readPostgresMicros = (dataDir: string): number => {
  const postmaster = findPostmaster(dataDir);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [postmaster, ...children]
    .filter((pid) => existsSync(`/proc/${pid}/stat`))
    .reduce((sum, pid) => sum + readCpuMicros(pid), 0);
};
