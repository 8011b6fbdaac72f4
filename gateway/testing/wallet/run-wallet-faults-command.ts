/**
 * The long form of the wallet's fault run, on every PostgreSQL that there is here:
 *
 *   npm run wallet-faults -- [--rounds 10000] [--seed 1]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const root = join(import.meta.dirname, '..', '..', '..');
const test = 'gateway/testing/wallet/wallet-faults.integration.test.ts';
const run = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', test, '--testTimeout=3600000'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EVERY_ENGINE: 'true', WALLET_ROUNDS: values.rounds, WALLET_SEED: values.seed },
  },
);
const [code] = (await once(run, 'exit')) as [number | null];
process.exitCode = code ?? 1;
