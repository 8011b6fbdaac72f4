/**
 * `node gateway/src/commands/check-balances-command.ts`: proves the books of the configured, or the running embedded,
 * database.
 */
import { readConfig } from '../config/read-config.ts';
import { createDatabase } from '../database/create-database.ts';
import { findEmbeddedConnection } from '../database/embedded/find-embedded-connection.ts';
import { DEFAULT_DATA_DIR } from '../folders/folders.ts';
import { checkBalances } from '../ledger/check-balances.ts';

const result = readConfig(process.env);
const target = result.ok
  ? (result.config.DATABASE_URL ?? findEmbeddedConnection(result.config.DATA_DIR ?? DEFAULT_DATA_DIR))
  : null;
if (!result.ok || target === null) {
  process.stderr.write(
    `${result.ok ? 'No embedded PostgreSQL is running; set DATABASE_URL or DATA_DIR.' : result.line}\n`,
  );
  process.exitCode = 2;
} else {
  const database = createDatabase(target, 1);
  const found = await checkBalances(database.pool);
  await database.close();
  for (const discrepancy of found) process.stdout.write(`${JSON.stringify(discrepancy)}\n`);
  process.stdout.write(found.length === 0 ? 'The books add up.\n' : `${found.length} discrepancies.\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
