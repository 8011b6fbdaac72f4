import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSource } from '../folders/folders.ts';

/** One step of the database's schema; steps run in the order of their names. */
export interface MigrationFile {
  /** `0001-accounts.sql` */
  name: string;
  sql: string;
}

export const readMigrations = (): MigrationFile[] => {
  const folder = findSource('ground/database/migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
};

export const hashMigration = ({ sql }: MigrationFile): string =>
  createHash('sha256').update(sql).digest('hex');
