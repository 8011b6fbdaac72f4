/**
 * A season of historical files in one run:
 *
 *   node gateway/testing/season/play-season-command.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16] [--at-a-time 120] [--rounds 1]
 *     [--games MOST-OF-EACH-FILE] [--gateways 2]
 *
 * Places random tickets of every kind on the files' games through the HTTP API of a gateway of its own, grades them by the
 * files' scores, works everything out again by brute force and prints what it found. Exit code 1 when anything differs, and when something that a
 * season must have never happened. With two gateways, on one database and one Redis, both take tickets and either grades.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEmbeddedConnection } from '../../src/database/embedded/find-embedded-connection.ts';
import { databaseUrlOf } from '../servers/database-url.ts';
import { createKillableGateway, type KillableGateway } from '../kill/killable-gateway.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { findRedisServer } from '../servers/requires.ts';
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
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    'usage: node gateway/testing/season/play-season-command.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16]\n',
  );
  process.exit(2);
}

const { games, leftOut } = await readSeasonGames(
  positionals,
  Number(values.rounds),
  values.games === undefined ? Infinity : Number(values.games),
);
for (const line of leftOut) process.stdout.write(`left out, ${line}\n`);
const dataDir = join(tmpdir(), `lineboard-season-${process.pid}`);
const redisProgram = values.gateways === '1' ? null : findRedisServer();
if (values.gateways !== '1' && redisProgram === null) throw new Error('two gateways need a redis-server');
const redis = redisProgram === null ? null : await startRedisServer(redisProgram);
const log: Record<string, string> = redis === null ? {} : { REDIS_URL: redis.url };
const target = () => {
  const connection = findEmbeddedConnection(dataDir);
  if (connection === null) throw new Error(`no server runs on ${dataDir}`);
  return connection;
};
const first = await createKillableGateway({
  DATA_DIR: dataDir,
  // Its server has room for so many, the other gateway's among them.
  DATABASE_CONNECTIONS: '60',
  ...log,
});
const gateways: KillableGateway[] = [first];
try {
  // The first one starts the database that both stand on.
  await first.start();
  if (redis !== null) {
    gateways.push(await createKillableGateway({ DATABASE_URL: databaseUrlOf(target()), ...log }));
    await gateways[1]?.start();
  }
  const report = await runSeason({
    gateways,
    target,
    games,
    gamesAtATime: Number(values['at-a-time']),
    tickets: Number(values.tickets),
    workers: values.workers.split(',').map(Number),
    seed: Number(values.seed),
  });
  process.stdout.write(printSeason(report));
  const found = report.differences.length + report.disagreements.length + report.discrepancies;
  process.exitCode = found + report.missing.length === 0 ? 0 : 1;
} catch (error) {
  for (const gateway of gateways) process.stderr.write(`${gateway.said()}\n`);
  throw error;
} finally {
  for (const gateway of gateways.toReversed()) await gateway.stop();
  await redis?.close();
  await rm(dataDir, { recursive: true, force: true });
}
