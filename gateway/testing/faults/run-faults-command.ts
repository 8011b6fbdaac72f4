/**
 * Strikes two gateways, their PostgreSQL and their Redis with every fault of docs/faults.md while customers place
 * tickets, a feed lies and operators decide, and prints what it did to them as a table:
 *
 *   node gateway/testing/faults/run-faults-command.ts [--length short] [--cells leader-sigkill,redis-sigkill]
 *   [--repetitions 2] [--seed 1] [--watchers 100]
 *
 * Exit code 1 with a line for each broken promise, 77 where there is no PostgreSQL or no Redis. Ctrl-C ends
 * it and removes what it made.
 */
import { parseArgs } from 'node:util';
import { type LiesReport, printLies } from '../season/lies/lies-report.ts';
import { chooseCells } from './failpoint/fault-cells.ts';
import type { FaultRound } from './report/fault-round.ts';
import { judgeRound } from './validate/judge-round.ts';
import { printRounds } from './report/print-rounds.ts';
import { runFaults } from './run-faults.ts';
import { chooseLength } from './run-lengths.ts';
import { findPostgresBin, findRedisServer } from '../servers/requires.ts';

/** The exit code that `npm run verify:all` takes for "not on this machine". */
const CANT_RUN_HERE = 77;

const { values } = parseArgs({
  options: {
    length: { type: 'string', default: 'nightly' },
    cells: { type: 'string' },
    repetitions: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    watchers: { type: 'string', default: '100' },
  },
});
const length = chooseLength(values.length);
const postgresBin = findPostgresBin();
const redis = findRedisServer();
if (postgresBin === null || redis === null) {
  process.stderr.write(
    'It needs PostgreSQL 15 or later and Redis: apt-get install postgresql redis-server brings both.\n',
  );
  process.exit(CANT_RUN_HERE);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const rounds: FaultRound[] = [];
const lies: LiesReport[] = [];
const unrun: string[] = [];
const startedMs = Date.now();
say(`seed ${values.seed}`);
await runFaults({
  cells: values.cells === undefined ? length.cells : chooseCells(values.cells.split(',')),
  repetitions: Number(values.repetitions ?? length.repetitions),
  seed: Number(values.seed),
  watchers: Number(values.watchers),
  network: 'namespaces',
  programs: { postgresBin, redis },
  signal: interrupted.signal,
  onRound: (round) => {
    rounds.push(round);
    const broken = judgeRound(round);
    say(`${round.cell.title}: ${broken.length === 0 ? 'kept' : broken.join('; ')}`);
  },
  onUnrun: (cell, reason) => {
    unrun.push(`${cell.title}: not run, ${reason}`);
  },
  onLies: (report) => lies.push(report),
}).catch((error: unknown) => {
  if (!interrupted.signal.aborted) throw error;
});

if (interrupted.signal.aborted) {
  say('interrupted');
  process.exit(130);
}

const broken = [
  ...rounds.flatMap((round) => judgeRound(round).map((line) => `- ${round.cell.title}: ${line}`)),
  ...lies.flatMap(({ findings, missing }) => [
    ...findings.map((what) => `- lies: ${what}`),
    ...missing.map((name) => `- lies: never drawn: ${name}`),
  ]),
];
const tickets = rounds.reduce((sum, round) => sum + round.tickets, 0);
const accepted = rounds.reduce((sum, round) => sum + (round.outcomes.get('accepted') ?? 0), 0);
const moves = rounds.reduce((sum, round) => sum + round.moves, 0);
const lagMs = Math.max(0, ...rounds.map((round) => round.lagMs));
process.stdout.write(
  [
    printRounds(rounds),
    '',
    `${rounds.length} rounds, ${tickets} tickets, ${accepted} accepted, ${moves} moves of wallet and operators, seed ${values.seed}, ` +
      `${((Date.now() - startedMs) / 60_000).toFixed(1)} minutes; the run itself stood still for ${lagMs.toFixed(0)} ms at worst.`,
    ...lies.flatMap(printLies),
    ...unrun,
    ...(broken.length === 0 ? ['Every promise was kept.'] : ['Broken:', ...broken]),
    '',
  ].join('\n'),
);
process.exitCode = broken.length === 0 ? 0 : 1;
