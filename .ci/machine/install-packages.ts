import { findOnPath } from '../find-on-path.ts';
import { runCommand } from '../run-command.ts';
import type { Program } from './programs.ts';

const LIMIT_MS = 15 * 60_000;

/** How a command becomes root's; null: this user can't, or only with a password. */
const findWayToRoot = async (): Promise<readonly string[] | null> => {
  if (process.getuid?.() === 0) return [];
  const asks =
    findOnPath('sudo') === null || (await runCommand('sudo', ['-n', 'true'], { quiet: true })).code !== 0;
  return asks ? null : ['sudo', '-n'];
};

/**
 * Installs packages of Debian, where this machine is one and this user may.
 * @returns what apt-get said when it failed; null: done, or there was nothing to do it with
 */
export const installPackages = async (packages: readonly string[]): Promise<string | null> => {
  const root = findOnPath('apt-get') === null ? null : await findWayToRoot();
  if (packages.length === 0 || root === null) return null;
  console.log(`Installing ${packages.join(', ')} …`);
  const run = (...args: string[]) => {
    // RUNLEVEL: Debian would start both servers as services; the suites start their own.
    const [program = '', ...rest] = [
      ...root,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'RUNLEVEL=1',
      'apt-get',
      ...args,
    ];
    return runCommand(program, rest, { quiet: true, limitMs: LIMIT_MS });
  };
  await run('update', '-q');
  const { code, output } = await run('install', '-y', '-q', '--no-install-recommends', ...packages);
  return code === 0 ? null : output.trimEnd().split('\n').slice(-3).join('\n');
};

/** The packages of what isn't here, each once. */
export const listPackages = (programs: readonly Program[]): string[] => [
  ...new Set(programs.filter((one) => !one.isHere()).flatMap((one) => one.debianPackage ?? [])),
];
