/**
 * Random and hostile tickets against a gateway of its own, with games, grading and live tickets going on:
 *
 *   node gateway/testing/fuzz/run-fuzz-command.ts [--tickets 100000] [--seed 1] [--customers 16] [--in-flight 16]
 *   [--only draft,mutated]
 *
 * Prints what was sent and taken by kind, and each thing that must not be with the smallest request that brought it
 * about. Exit code 1 when there is any, and when something that the generators draw was never drawn.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATORS } from './draw-ticket.ts';
import { runFuzz } from './fuzz-gateway.ts';
import { printFuzz } from './print-fuzz.ts';
import { createLoopClock } from './read-holds.ts';
import { startPlayedGateways } from '../gateways/played-gateways.ts';

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

const holds = join(mkdtempSync(join(tmpdir(), 'lineboard-holds-')), 'holds');
const clock = createLoopClock(holds);
const played = await startPlayedGateways('fuzz', {
  count: 1,
  env: { LIVE_DELAY_MS: '150', ...clock.env },
});
try {
  const report = await runFuzz({
    gateway: played.gateways[0],
    target: played.target,
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
  process.exitCode = report.findings.length + report.neverDrawn.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`seed ${values.seed}\n${played.said()}\n`);
  throw error;
} finally {
  await played.close();
  await rm(dirname(holds), { recursive: true, force: true });
}
