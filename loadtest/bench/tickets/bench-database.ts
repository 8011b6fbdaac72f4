import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The address of the PostgreSQL that a gateway works on: the one it was given, else the one that it started itself,
 * which listens on a socket in the data folder and keeps its password next to it.
 */
export const findDatabaseUrl = async (dataDir: string): Promise<string> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return given;
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  const socketDir = encodeURIComponent(join(dataDir, 'socket'));
  return `postgresql://lineboard:${encodeURIComponent(password)}@/postgres?host=${socketDir}`;
};
