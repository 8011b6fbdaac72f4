import { readConfig } from '../config/read-config.ts';
import { createDatabase } from '../database/create-database.ts';
import { checkBalances } from '../ledger/check-balances.ts';
import type { ExtraCommand } from './extra-command.ts';
import { findDatabase } from './find-database.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';
import { WrongInput } from './wrong-input.ts';

/** `lineboard check-balances`: proves the books of the whole database, each discrepancy a line of JSON. */
export const createCheckBalancesCommand = (): ExtraCommand => ({
  command: 'check-balances',
  describe: 'Prove that balances, risks and keys of the whole database add up',
  handler: async (typed) => {
    refuseHttpOptions('check-balances', typed);
    const result = readConfig(process.env);
    if (!result.ok) throw new WrongInput(result.line);
    const target = findDatabase(result.config);
    if (target === null)
      throw new WrongInput('No embedded PostgreSQL is running; set DATABASE_URL or DATA_DIR.');
    const database = createDatabase(target, 1);
    const found = await checkBalances(database.pool).finally(() => database.close());
    for (const discrepancy of found) process.stdout.write(`${JSON.stringify(discrepancy)}\n`);
    process.stdout.write(found.length === 0 ? 'The books add up.\n' : `${found.length} discrepancies.\n`);
    if (found.length > 0) process.exitCode = 1;
  },
});
