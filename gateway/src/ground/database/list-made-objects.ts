import { type MigrationFile, readMigrations } from './read-migrations.ts';

/** The objects that the migrations create in a database. Later ones drop some of them again. */
export interface MadeObjects {
  tables: readonly string[];
  sequences: readonly string[];
  functions: readonly string[];
}

/** Tells whether the database runs and can be written: of this server, not of the book. */
export const OF_THE_SERVER: ReadonlySet<string> = new Set(['database_beat', 'database_room']);

/** Where it is written which migrations ran. */
export const OF_THE_MIGRATOR = ['schema_migration', 'kysely_migration', 'kysely_migration_lock'] as const;

const namesOf = (kind: string, files: readonly MigrationFile[]): readonly string[] => {
  const made = new RegExp(`^create ${kind} (\\w+)\\b(?!\\.)`, 'gm');
  return files.flatMap(({ sql }) => [...sql.matchAll(made)].map(([, name = '']) => name));
};

/** Read from the migrations themselves: a table that a later one makes is in the backup without a word here. */
export const listMadeObjects = (files: readonly MigrationFile[] = readMigrations()): MadeObjects => ({
  tables: namesOf('table', files),
  sequences: namesOf('sequence', files),
  functions: namesOf('function', files),
});
