import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from './find-on-path.ts';

/** Programs that the test command builds or unpacks, outside the repository and without root. */
export const PROGRAM_CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'lineboard');

/** Looks on the PATH, at the test command's own build, and where `go install` puts it. */
export const findK6 = (): string | null =>
  findOnPath('k6', [join(PROGRAM_CACHE, 'bin'), join(homedir(), 'go', 'bin')]);
