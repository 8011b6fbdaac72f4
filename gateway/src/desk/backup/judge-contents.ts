import { BackupRefused } from './backup-refused.ts';
import type { Manifest, TableOfManifest } from './manifest.ts';
import type { BookSequence, BookTable } from './read-book-tables.ts';

/** In whatever order, each once. */
const isSame = (told: readonly string[], made: readonly string[]): boolean =>
  told.length === made.length && made.every((name) => told.includes(name));

const namesOf = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name);

/**
 * A backup fills the tables that its own version made, all of them, and nothing else of the database.
 * @param made by the steps of the backup
 * @returns its tables, each after those that it refers to
 * @throws BackupRefused
 */
export const judgeContents = (
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  made: { tables: readonly BookTable[]; sequences: readonly BookSequence[] },
): readonly TableOfManifest[] => {
  const told = new Map(tables.map((table) => [table.name, table]));
  const isWhole =
    isSame(namesOf(tables), namesOf(made.tables)) && isSame(namesOf(sequences), namesOf(made.sequences));
  return made.tables.map(({ name, columns }) => {
    const table = told.get(name);
    if (!isWhole || table === undefined || !isSame(table.columns, columns))
      throw new BackupRefused(
        'It is no whole backup: its list of contents names other tables than its version made; nothing was changed.',
      );
    return table;
  });
};
