import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Mailer } from '../../ground/mail/mailer.ts';
import type { Reports } from '../../ground/report/reporter.ts';
import type { GuessRate } from './guess-rate.ts';
import { issueReset, type ResetAccount } from './issue-reset.ts';
import type { WorkQueue } from './work-queue.ts';

/** The limit for one account in an hour, from all addresses together. */
const PER_ACCOUNT = 3;
/** The limit for one address in an hour, for all accounts. */
const PER_ADDRESS = 20;
/** A family may share a mail address. */
const MOST_ACCOUNTS = 3;

export interface RequestResetParts {
  config: Config;
  database: Database;
  guessRate: GuessRate;
  mailer: Mailer;
  reports: Reports;
  wallNowMs: () => number;
  resetQueue: WorkQueue;
}

const findAccounts = async (
  { pool }: Database,
  account: string,
  suffix: string,
): Promise<readonly ResetAccount[]> => {
  // The database takes no such text, and a stranger's is no failure.
  if (account.includes('\0')) return [];
  const { rows } = await pool.query<ResetAccount>(
    `select customer_id, password_hash, email, web_language from customer
     where ${account.includes('@') ? 'lower(email) = lower($1)' : 'customer_id = $1'}
       and email is not null and closed_at_ms is null and not is_demo
     order by customer_id limit $2`,
    [account.includes('@') ? account : (account + suffix).toUpperCase(), MOST_ACCOUNTS],
  );
  return rows;
};

/**
 * Looks for the account, and sends, after the caller has had the answer: so it says nothing of whether there is such an
 * account, neither by its words nor by the time that it takes.
 *
 * @param account a customer id or a mail address, as it was typed
 * @returns after how many milliseconds this address may ask again; 0: it was taken
 */
export const requestReset = async (
  parts: RequestResetParts,
  { account, address }: { account: string; address: string },
): Promise<number> => {
  const { config, database, guessRate, mailer, reports, wallNowMs, resetQueue } = parts;
  const retryAfterMs = await guessRate.take(`resets of ${address}`, PER_ADDRESS);
  if (retryAfterMs > 0) return retryAfterMs;
  const send = async (): Promise<void> => {
    for (const found of await findAccounts(database, account.trim(), config.CUSTOMER_ID_SUFFIX)) {
      if ((await guessRate.take(`resets for ${found.customer_id}`, PER_ACCOUNT)) > 0) continue;
      mailer.send(await issueReset(database.pool, config, found, wallNowMs()));
    }
  };
  const sent = resetQueue.run(address, false, send) ?? Promise.reject(new Error('too many wait'));
  void sent.catch((error: unknown) => reports.of('session').failed('linkNotWritten', error));
  return 0;
};
