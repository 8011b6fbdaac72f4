/**
 * The long form of the worlds whose interleavings are forced:
 *
 *   npm run interleavings -- [--runs 2000] [--seed 1] [--world leases] [--path 12:0:3]
 *
 * `--path` is what a failure printed, for its world alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    world: { type: 'string', default: '' },
    path: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '..', '..', '..');
const tests = `gateway/testing/interleavings/${values.world}`;
const run = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', tests, '--testTimeout=3600000'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      INTERLEAVING_RUNS: values.runs,
      INTERLEAVING_SEED: values.seed,
      ...(values.path === undefined ? {} : { INTERLEAVING_PATH: values.path }),
    },
  },
);
const [code] = (await once(run, 'exit')) as [number | null];
process.exitCode = code ?? 1;
