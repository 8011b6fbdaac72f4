import { createDatabase, type Database, type DatabaseWays } from './create-database.ts';
import { explainTlsFailure } from './explain-tls-failure.ts';
import { listHosts } from './hosts/read-hosts.ts';
import { isDatabaseLoss } from './is-database-loss.ts';
import { isTransactionPooler } from './is-transaction-pooler.ts';
import type { DatabaseTarget } from './read-target.ts';

/** Asks the first of several servers that answers. */
const asksPooler = async (address: string): Promise<boolean> => {
  let failure: unknown;
  for (const host of listHosts(address)) {
    try {
      return await isTransactionPooler(host.address);
    } catch (error) {
      if (!isDatabaseLoss(error)) throw error;
      failure = error;
    }
  }
  throw failure;
};

/** @throws when it doesn't answer; StartRefused when it would answer on another kind of connection */
export const connectDatabase = async (
  target: DatabaseTarget,
  maxConnections: number,
  onHostEvent?: DatabaseWays['onHostEvent'],
): Promise<Database> => {
  try {
    const isPooled = typeof target === 'string' && (await asksPooler(target));
    const database = createDatabase(target, maxConnections, {
      isPooled,
      ...(onHostEvent !== undefined && { onHostEvent }),
    });
    // An old primary that runs again knows nothing of the one that was promoted over it.
    await database.lookAtHosts();
    return database;
  } catch (error) {
    throw explainTlsFailure(error) ?? error;
  }
};
