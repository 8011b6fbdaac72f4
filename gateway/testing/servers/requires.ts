import { existsSync, readdirSync, appendFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folder with initdb and postgres of an installed PostgreSQL 15 or later, the newest one; null when there is none. */
export const findPostgresBin = (): string | null => {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((major) => major >= 15)
        .sort((a, b) => b - a)
        .map((major) => join(root, String(major), 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const hasServer = (folder: string): boolean =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
  return [...packaged, ...onPath].find(hasServer) ?? null;
};

const findProgram = (name: string, folders: readonly string[]): string | null => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...folders].map((folder) => join(folder, name)).find(existsSync) ?? null;
};

export const findRedisServer = (): string | null =>
  findProgram('redis-server', ['/usr/bin', '/usr/local/bin']);

export const findPooler = (): string | null => findProgram('pgbouncer', ['/usr/sbin']);

/**
 * Says that something could not run here, why, and how to get what it needs. With `CI=true` that is a failure: there
 * everything runs.
 */
export const recordUnrun = (line: string): void => {
  if (process.env['CI'] === 'true') throw new Error(`could not run: ${line}`);
  const file = process.env['LINEBOARD_UNRUN_FILE'];
  if (file !== undefined) appendFileSync(file, `${line}\n`);
};
