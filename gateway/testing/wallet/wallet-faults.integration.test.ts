import { describe, expect, it } from 'vitest';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { createTestDatabase, oneEngine } from '../servers/test-database.ts';
import { runWalletFaults } from './run-wallet-faults.ts';

const rounds = Number(process.env['WALLET_ROUNDS'] ?? 150);
const seed = Number(process.env['WALLET_SEED'] ?? 1);

describe.each(oneEngine())('the wallet under faults on $name', (engine) => {
  it(`WAL-1..WAL-6: makes and loses no cent in ${rounds} rounds of calls that are repeated, crossed and cut off`, async () => {
    const { database, name, drop } = await createTestDatabase(engine);
    const target = { ...engine.connection, database: name };
    const report = await runWalletFaults({ database, target, rounds, seed });
    if (rounds > 1_000) console.log(JSON.stringify({ seed, rounds, ...report }, null, 2));
    expect(report.findings).toEqual([]);
    expect(await checkBalances(database.pool)).toEqual([]);
    const { sent, undecided, cuts, restarts, earlyRefunds, paid } = report.counts;
    expect(sent).toBeGreaterThan(rounds * 3);
    expect(Math.min(undecided, cuts, restarts, earlyRefunds, paid)).toBeGreaterThan(0);
    expect(Object.keys(report.codes)).toEqual(
      expect.arrayContaining(['done', 'transactionRefunded', 'roundClosed']),
    );
    await drop();
  });
});
