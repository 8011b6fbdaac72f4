import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/**
 * Every file that git knows or would take in. Where there is no git, or the folder came as an archive: all that
 * .gitignore leaves.
 * @returns paths relative to the folder
 */
export const listFiles = (root: string): string[] =>
  (listByGit(root) ?? listByWalking(root)).filter((path) => existsSync(join(root, path)));

const listByGit = (root: string): string[] | null => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter((path) => path !== '');
  } catch {
    return null;
  }
};

/** Ours has names alone, each of a file or a folder anywhere. */
export const listByWalking = (root: string): string[] => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\/$/, ''));
  const isIgnored = (name: string): boolean =>
    name === '.git' || ignored.some((pattern) => matchesGlob(name, pattern));
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? walk(path) : [path];
      });
  return walk('');
};
