import type pg from 'pg';
import { readColumns } from './read-columns.ts';
import { readTriggers } from './read-triggers.ts';
import type { Catalogue } from './write-tables.ts';

export const readCatalogue = async (pool: pg.Pool): Promise<Catalogue> => ({
  columns: await readColumns(pool),
  triggers: await readTriggers(pool),
});
