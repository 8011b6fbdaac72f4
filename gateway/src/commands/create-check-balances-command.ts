import { configOfProcess, describeBooks, REFUSED, runToTheEnd, whereOf } from './backup-command-parts.ts';
import type { ExtraCommand } from './extra-command.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';

/** `lineboard check-balances`: ends with 1 when something doesn't add up. */
export const createCheckBalancesCommand = (): ExtraCommand => ({
  command: 'check-balances',
  describe: 'Prove that balances, risks, tickets and rounds add up to the ledger',
  handler: async (typed) => {
    refuseHttpOptions('check-balances', typed);
    const { openToRead } = await import('../desk/backup/open-place.ts');
    const { openLongPool } = await import('../desk/backup/open-long-pool.ts');
    const { checkBalances } = await import('../ground/ledger/check-balances.ts');
    await runToTheEnd(async (signal) => {
      const place = await openToRead(whereOf(configOfProcess()), signal);
      const pool = openLongPool(place.target, signal);
      try {
        const found = await checkBalances(pool);
        const told =
          typed['json'] === true ? JSON.stringify({ ok: found.length === 0, found }) : describeBooks(found);
        process.stdout.write(`${told}\n`);
        if (found.length > 0) process.exitCode = REFUSED;
      } finally {
        await pool.end();
        await place.close();
      }
    });
  },
});
