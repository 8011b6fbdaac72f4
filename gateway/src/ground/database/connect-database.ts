import { createDatabase, type Database } from './create-database.ts';
import { explainTlsFailure } from './explain-tls-failure.ts';
import { isTransactionPooler } from './is-transaction-pooler.ts';
import type { DatabaseTarget } from './read-target.ts';

/** @throws when it doesn't answer; StartRefused when it would answer on another kind of connection */
export const connectDatabase = async (target: DatabaseTarget, maxConnections: number): Promise<Database> => {
  try {
    return createDatabase(target, maxConnections, {
      isPooled: typeof target === 'string' && (await isTransactionPooler(target)),
    });
  } catch (error) {
    throw explainTlsFailure(error) ?? error;
  }
};
