import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { findOnPath } from '../find-on-path.ts';
import { USER_ID } from './base-image.ts';
import type { Ran } from './engine.ts';

/** What `docker exec` does: as its user, in its folder, with its variables. */
export type TypeInside = (words: readonly string[], limitMs?: number) => Promise<Ran>;

const RIGHTS = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

/**
 * A way in without podman's own `exec`, which sets limits that not every machine allows (engine.ts).
 *
 * @param pid of its first process
 * @param namespaces besides those of files, processes and names
 */
export const enterContainer = (pid: string, namespaces: readonly '--net'[] = []): TypeInside => {
  const env = Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const nsenter = findOnPath('nsenter')!;
  const enter = ['--target', pid, '--mount', '--pid', '--uts', '--ipc', ...namespaces, '--wd'];
  const ids = ['--reuid', USER_ID, '--regid', USER_ID, '--clear-groups'];
  return async (words, limitMs = 0) => {
    const { exitCode, all, shortMessage } = await execa(
      nsenter,
      [...enter, 'setpriv', ...ids, ...RIGHTS, ...words],
      { env, extendEnv: false, stdin: 'ignore', reject: false, all: true, timeout: limitMs },
    );
    return { code: exitCode ?? 1, output: all ?? shortMessage ?? '' };
  };
};
