import { execFileSync } from 'node:child_process';
import { ROOT } from '../run-command.ts';

const readHash = (revision: string): string | null => {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', revision], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

/** The hash of the last commit but one, which the author of the last one can't choose. An archive has none. */
export const readSeed = (): string => readHash('HEAD^') ?? readHash('HEAD') ?? 'no commit';
