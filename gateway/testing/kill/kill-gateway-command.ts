/**
 * The long form of the kill test:
 *
 *   node gateway/testing/kill/kill-gateway-command.ts --victim gateway|postgres --engine embedded|own --rounds 50
 *   [--seed 1] [--clients 12]
 *
 * Prints a report as JSON; exit code 1 when anything was lost, double, or doesn't add up.
 */
import { parseArgs } from 'node:util';
import { setUpKill } from './kill-setup.ts';
import { runKillRounds } from './run-kill-rounds.ts';
import { findPostgresBin } from '../servers/requires.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';

const { values } = parseArgs({
  options: {
    victim: { type: 'string', default: 'gateway' },
    engine: { type: 'string', default: 'embedded' },
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const binDir = values.engine === 'own' ? findPostgresBin() : null;
if (values.engine === 'own' && binDir === null)
  throw new Error('There is no installed PostgreSQL 15 or later here.');

const setup = await setUpKill(values.victim === 'postgres' ? 'postgres' : 'gateway', binDir);
try {
  const random = createSeededRandom(Number(values.seed));
  const report = await runKillRounds({
    ...setup,
    random,
    rounds: Number(values.rounds),
    clients: Number(values.clients),
  });
  process.stdout.write(`${JSON.stringify({ seed: values.seed, ...report }, null, 2)}\n`);
  const isClean =
    report.lost.length + report.doubled.length + report.discrepancies.length + report.ungraded === 0;
  process.exitCode = isClean && report.retries > 0 && report.graded > 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${setup.gateway.said()}\n`);
  throw error;
} finally {
  await setup.close();
}
