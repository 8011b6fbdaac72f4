import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath } from '../find-on-path.ts';
import { SYSTEM_FOLDERS } from './engine.ts';
import { findPostgres } from './start-servers.ts';

/** Programs, and the packages of Debian that have them. */
const PACKAGES: ReadonlyArray<readonly [name: string, isThere: () => boolean]> = [
  ['buildah', () => has('buildah')],
  ['podman', () => has('podman')],
  ['mmdebstrap', () => has('mmdebstrap')],
  ['runc', () => has('runc') || has('crun')],
  ['catatonit', () => existsSync('/usr/libexec/podman/catatonit') || has('catatonit')],
  ['iproute2', () => has('ip')],
  ['redis-server', () => has('redis-server')],
  ['postgresql', () => findPostgres() !== null],
];

const has = (name: string): boolean => findOnPath(name, SYSTEM_FOLDERS) !== null;

/** @returns why the image can't be built and run here, and what helps; null when it can */
export const findObstacle = (): string | null => {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return 'Container not tried: the stand-in for the base image is made on Debian.';
  if (process.getuid?.() !== 0) return 'Container not tried: run it as root.';
  const missing = PACKAGES.filter(([, isThere]) => !isThere()).map(([name]) => name);
  if (missing.length > 0)
    return `Container not tried: apt-get install --no-install-recommends ${missing.join(' ')}`;
  const { status } = spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true']);
  return status === 0 ? null : 'Container not tried: this machine lets nobody make namespaces (unshare).';
};
