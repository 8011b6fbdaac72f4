/**
 * A season of historical files in one run:
 *
 *   node gateway/testing/play-season.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16] [--at-a-time 120] [--rounds 1]
 *
 * Places random tickets of every kind on the files' games through the HTTP API of a gateway of its own, grades them by the
 * files' scores, works everything out again by brute force and prints what it found. Exit code 1 when anything differs.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEmbeddedConnection } from '../src/database/embedded/find-embedded-connection.ts';
import { createKillableGateway } from './kill/killable-gateway.ts';
import { printSeason } from './season/print-season.ts';
import { readSeasonGames } from './season/read-season-games.ts';
import { runSeason } from './season/run-season.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tickets: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '4,16' },
    'at-a-time': { type: 'string', default: '120' },
    rounds: { type: 'string', default: '1' },
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    'usage: node gateway/testing/play-season.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16]\n',
  );
  process.exit(2);
}

const games = await readSeasonGames(positionals, Number(values.rounds));
const dataDir = join(tmpdir(), `lineboard-season-${process.pid}`);
const gateway = await createKillableGateway({ DATA_DIR: dataDir });
try {
  const report = await runSeason({
    gateway,
    target: () => {
      const connection = findEmbeddedConnection(dataDir);
      if (connection === null) throw new Error(`no server runs on ${dataDir}`);
      return connection;
    },
    games,
    gamesAtATime: Number(values['at-a-time']),
    tickets: Number(values.tickets),
    workers: values.workers.split(',').map(Number),
    seed: Number(values.seed),
  });
  process.stdout.write(printSeason(report));
  const isClean = report.differences.length + report.disagreements.length + report.discrepancies === 0;
  process.exitCode = isClean ? 0 : 1;
} catch (error) {
  process.stderr.write(`${gateway.said()}\n`);
  throw error;
} finally {
  await gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
}
