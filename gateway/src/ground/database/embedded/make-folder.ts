import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes a folder, and those above it, with just this mode: what `mkdir` is asked for is cut by the umask. */
export const makeFolder = (path: string, mode: number): void => {
  const first = mkdirSync(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = resolve(path); made.length >= first.length; made = dirname(made)) chmodSync(made, mode);
};
