/**
 * Random and hostile tickets against a gateway of its own, with games, grading and live tickets going on:
 *
 *   node gateway/testing/fuzz/run-fuzz-command.ts [--tickets 100000] [--seed 1] [--customers 16] [--in-flight 16] [--only draft,mutated]
 *
 * Prints what was sent and taken by kind, and each thing that must not be with the smallest request that brought it about.
 * Exit code 1 when there is any.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEmbeddedConnection } from '../../src/database/embedded/find-embedded-connection.ts';
import { GENERATORS } from './draw-ticket.ts';
import { runFuzz } from './fuzz-gateway.ts';
import { printFuzz } from './print-fuzz.ts';
import { createLoopClock } from './read-holds.ts';
import { createKillableGateway } from '../kill/killable-gateway.ts';

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    customers: { type: 'string', default: '16' },
    'in-flight': { type: 'string', default: '16' },
    only: { type: 'string', default: GENERATORS.join() },
  },
});
const only = values.only.split(',');

const dataDir = join(tmpdir(), `lineboard-fuzz-${process.pid}`);
const clock = createLoopClock(`${dataDir}.holds`);
const gateway = await createKillableGateway({ DATA_DIR: dataDir, LIVE_DELAY_MS: '150', ...clock.env });
try {
  const report = await runFuzz({
    gateway,
    target: () => {
      const connection = findEmbeddedConnection(dataDir);
      if (connection === null) throw new Error(`no server runs on ${dataDir}`);
      return connection;
    },
    clock,
    tickets: Number(values.tickets),
    ticketsPerRound: 4_000,
    gamesAtATime: 60,
    customers: Number(values.customers),
    inFlight: Number(values['in-flight']),
    generators: GENERATORS.filter((name) => only.includes(name)),
    seed: Number(values.seed),
    onRound: (played) => void process.stderr.write(`${played} tickets\n`),
  });
  process.stdout.write(`seed ${values.seed}\n${printFuzz(report)}`);
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`seed ${values.seed}\n${gateway.said()}\n`);
  throw error;
} finally {
  await gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(`${dataDir}.holds`, { force: true });
}
