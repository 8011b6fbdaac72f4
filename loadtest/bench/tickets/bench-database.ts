import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The address of the PostgreSQL that a gateway started itself: on a socket in its data folder, beside its password. */
export const readEmbeddedUrl = async (dataDir: string): Promise<string> => {
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  const socketDir = encodeURIComponent(join(dataDir, 'socket'));
  return `postgresql://lineboard:${encodeURIComponent(password)}@/postgres?host=${socketDir}`;
};

/** The address of the PostgreSQL that a gateway works on: the one it was given, else its own. */
export const findDatabaseUrl = async (dataDir: string): Promise<string> =>
  process.env['DATABASE_URL'] ?? readEmbeddedUrl(dataDir);
