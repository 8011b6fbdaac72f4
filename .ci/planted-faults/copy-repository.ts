import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTracked } from '../copy-tracked.ts';
import { ROOT } from '../run-command.ts';

/** The repository's rooms are among the packages as links, which the copy needs for itself. */
const OWN_PACKAGES = '@lineboard';

/**
 * A copy of what git knows or would take in, with the packages of this one. Faults are planted there: nothing that
 * somebody works on is ever changed. @returns its folder
 */
export const copyRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-faults-'));
  copyTracked(folder);
  const packages = join(ROOT, 'node_modules');
  linkPackages(packages, join(folder, 'node_modules'));
  // A room's own versions of packages lie in the room.
  for (const room of readdirSync(folder)) {
    const own = join(ROOT, room, 'node_modules');
    if (existsSync(own)) linkPackages(own, join(folder, room, 'node_modules'));
  }
  cpSync(join(packages, OWN_PACKAGES), join(folder, 'node_modules', OWN_PACKAGES), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
};

const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== OWN_PACKAGES && name !== '.cache') symlinkSync(join(from, name), join(to, name));
};
