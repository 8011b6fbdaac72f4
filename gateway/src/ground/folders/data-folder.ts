import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { PROJECT_ROOT } from './folders.ts';

/** Whether a folder goes with the program's: when that is cleaned, or a new version comes in another one. */
export const isInProject = (folder: string): boolean => {
  const path = relative(PROJECT_ROOT, folder);
  return path === '' || (!path.startsWith('..') && !isAbsolute(path));
};

/**
 * Where the data of a book are at home on this machine.
 * @param origin of its site, e.g. https://book.example: two books have two folders
 */
export const proposeDataFolder = (
  origin: string,
  { env, isRoot }: { env: Readonly<Record<string, string | undefined>>; isRoot: boolean },
): string => {
  const [first = ''] = origin.split(',');
  const host = URL.canParse(first) ? new URL(first).host.replaceAll(/[^\w.-]/g, '-') : 'book';
  const given = env['XDG_DATA_HOME'] ?? '';
  const home = isAbsolute(given) ? given : join(env['HOME'] ?? homedir(), '.local', 'share');
  return join(isRoot ? '/var/lib' : home, 'lineboard', host);
};
