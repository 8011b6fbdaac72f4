import { createDatabase, type Database, type DatabaseTarget } from './create-database.ts';
import { isTransactionPooler } from './is-transaction-pooler.ts';

/** @throws when it doesn't answer */
export const connectDatabase = async (target: DatabaseTarget, maxConnections: number): Promise<Database> =>
  createDatabase(target, maxConnections, {
    isPooled: typeof target === 'string' && (await isTransactionPooler(target)),
  });
