/**
 * A season of historical files in one run:
 *
 *   node gateway/testing/season/play-season-command.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16]
 *   [--at-a-time 120] [--rounds 1]
 *     [--games MOST-OF-EACH-FILE] [--gateways 2] [--lying-games 72] [--lying-seconds 60]
 *
 * Places random tickets of every kind on the files' games through the HTTP API of a gateway of its own, grades them by
 * the files' scores, works everything out again by brute force and prints what it found. Games open, end and leave the
 * book in turn, so that files of any size are played whole; prices that a file has between opening and closing move
 * while tickets are placed. Exit code 1 when anything differs, and when something that a season must have never
 * happened. Meanwhile another feed lies about games of its own, of which the run knows the truth. With two gateways,
 * on one database and one Redis, both take tickets and either grades.
 */
import { parseArgs } from 'node:util';
import { startPlayedGateways } from '../gateways/played-gateways.ts';
import { LYING_ENV } from './lies/lying-feed.ts';
import { printSeason } from './print-season.ts';
import { readSeasonGames } from './read-season-games.ts';
import { runSeason } from './run-season.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tickets: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '4,16' },
    'at-a-time': { type: 'string', default: '120' },
    rounds: { type: 'string', default: '1' },
    games: { type: 'string' },
    gateways: { type: 'string', default: '1' },
    'lying-games': { type: 'string', default: '72' },
    'lying-seconds': { type: 'string', default: '60' },
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    'usage: node gateway/testing/season/play-season-command.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16] [--at-a-time 120]\n',
  );
  process.exit(2);
}

const { games, notes } = readSeasonGames(
  positionals,
  Number(values.rounds),
  values.games === undefined ? Infinity : Number(values.games),
);
for (const line of notes) process.stdout.write(`${line}\n`);
const played = await startPlayedGateways('season', {
  count: values.gateways === '2' ? 2 : 1,
  env: LYING_ENV,
});
try {
  const report = await runSeason({
    gateways: played.gateways,
    target: played.target,
    games,
    gamesAtATime: Number(values['at-a-time']),
    tickets: Number(values.tickets),
    workers: values.workers.split(',').map(Number),
    seed: Number(values.seed),
    lies: { games: Number(values['lying-games']), playMs: Number(values['lying-seconds']) * 1_000 },
    onRound: (ended) => void process.stderr.write(`${ended} of ${games.length} games\n`),
  });
  process.stdout.write(printSeason(report));
  const { differences, disagreements, discrepancies, lies } = report;
  const found = differences.length + disagreements.length + discrepancies + lies.findings.length;
  process.exitCode = found + report.missing.length + lies.missing.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${played.said()}\n`);
  throw error;
} finally {
  await played.close();
}
