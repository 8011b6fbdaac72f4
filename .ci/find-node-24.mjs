import { spawnSync } from 'node:child_process';
import { arch, platform } from 'node:os';
import { join } from 'node:path';

/** TypeScript without a build step and without a flag. */
const MAJOR = 24;

export const NODE_24_MISSING =
  `Lineboard needs Node ${MAJOR} or later, this is ${process.version}. ` +
  `npm brought none for ${platform()} ${arch()}: install it from https://nodejs.org and run the command again.`;

/**
 * The running Node where it is new enough, else the one that npm installed (Linux on x64 and arm64).
 *
 * @param {string} root
 * @returns {string | null}
 */
export const findNode24 = (root) => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const installed = join(root, 'node_modules', `node-${platform()}-${arch()}`, 'bin', 'node');
  const { stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  return isNewEnough(stdout ?? '') ? installed : null;
};

/** @param {string} version e.g. `v24.21.0` */
const isNewEnough = (version) => Number(/\d+/.exec(version)?.[0] ?? 0) >= MAJOR;
