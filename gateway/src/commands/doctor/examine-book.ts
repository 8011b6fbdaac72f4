import { existsSync } from 'node:fs';
import { readConfig } from '../../config/read-config.ts';
import { adviseOnConnections, isServerFull } from '../../ground/database/connections-needed.ts';
import { connectDatabase } from '../../ground/database/connect-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { DatabaseTarget } from '../../ground/database/read-target.ts';
import { StartRefused } from '../../ground/report/start-refused.ts';
import type { Config } from '../../config/read-config.ts';
import { findDatabase } from '../find-database.ts';
import { howToStart } from '../how-to-start.ts';
import { checkClock } from './check-clock.ts';
import { checkConfiguration, checkEdge } from './check-configuration.ts';
import { checkCustomers } from './check-customers.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabase } from './check-database.ts';
import { checkGrowth } from './check-growth.ts';
import { checkHosts } from './check-hosts.ts';
import { checkMail } from './check-mail.ts';
import { checkGateway } from './check-gateway.ts';
import { checkOpenFiles } from './check-open-files.ts';
import { checkServer } from './check-server.ts';
import { checkStandby } from './check-standby.ts';
import { checkRedis } from './check-redis.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { findMissingBook } from '../../start/refuse-empty-book.ts';
import { readFileLimit } from '../../start/open-files.ts';
import { checkEnvironmentFile } from './check-environment-file.ts';
import { examine, fine, type Finding, warning, wrong } from './finding.ts';

const TODO = 'See that it runs, and that DATABASE_URL names it with its user and password.';
/** A start says the same line. */
const CORRECT =
  'Correct the address in DATABASE_URL, or the server: docs/operations/databases.md has a table.';

const examineOpen = async (database: Database, config: Config): Promise<readonly Finding[]> => {
  const { pool } = database;
  try {
    let isCurrent = false;
    const seen = await database.lookAtHosts();
    const hosts = checkHosts(seen);
    if (seen.length > 0 && !seen.some(({ answer }) => answer?.isStandby === false)) return hosts;
    const server = await examine('server', TODO, () => checkServer(pool));
    if (server.some(({ state }) => state === 'wrong')) return [...hosts, ...server];
    const standby =
      config.DATABASE_URL === null
        ? []
        : await examine('stand-by', TODO, () => checkStandby(pool, seen.length > 0));
    const findings = await examine('database', TODO, async () => {
      const checked = await checkDatabase(database, config);
      isCurrent = checked.isCurrent;
      const clock = await checkClock('database', async () => {
        const { rows } = await pool.query<{ at: number }>(
          'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
        );
        return rows[0]?.at ?? 0;
      });
      return [...hosts, ...server, ...standby, ...checked.findings, clock];
    });
    if (!isCurrent) return findings;
    const books = await examine('books', 'Read the log of the database.', () => checkCustomers(pool, config));
    const growth = await examine('growth', 'Read the log of the database.', () =>
      checkGrowth(database, config),
    );
    return [...findings, ...growth, ...books];
  } finally {
    await database.close();
  }
};

const examineDatabase = async (target: DatabaseTarget, config: Config): Promise<readonly Finding[]> => {
  let database: Database | null = null;
  const unreached = await examine('database', TODO, async () => {
    try {
      database = await connectDatabase(target, 2);
    } catch (error) {
      if (error instanceof StartRefused) return [wrong('database', error.message, CORRECT)];
      if (isServerFull(error))
        return [wrong('connections', `${error.message}.`, adviseOnConnections(config.DATABASE_CONNECTIONS))];
      throw error;
    }
    return [];
  });
  return database === null ? unreached : examineOpen(database, config);
};

/** The embedded database without its gateway. Where none was ever made there is nothing that a start would bring up. */
const sayAsleep = (config: Config, startOf: string | null): readonly Finding[] =>
  findMissingBook(config, DEFAULT_DATA_DIR) === null
    ? [
        warning(
          'database',
          'The embedded one doesn’t run.',
          `Start the gateway, which brings it up: ${howToStart(startOf)}.`,
        ),
      ]
    : [];

const checkRedisOf = (config: Config): Promise<readonly Finding[]> =>
  examine('redis', 'See that it runs, and that REDIS_URL names it.', () => checkRedis(config));

const examineEdge = async (
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> => {
  const file = env['LINEBOARD_ENV_FILE'] ?? 'lineboard.env';
  return [
    fine('variables', 'Each can be read.'),
    ...checkEnvironmentFile(file),
    ...checkEdge(config),
    checkOpenFiles(readFileLimit()),
    ...(await checkRedisOf(config)),
    ...(await checkGateway(config, null, existsSync(file) ? file : null)),
  ];
};

/** Looks at everything that a book depends on. Changes nothing. */
export const examineBook = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> => {
  const result = readConfig(env);
  if (!result.ok)
    return result.mistakes.map((mistake) =>
      wrong('variables', mistake, 'Correct it; the others are looked at once all can be read.'),
    );
  const { config } = result;
  if (config.ROLE === 'watch') return examineEdge(config, env);
  const target = findDatabase(config);
  const file = env['LINEBOARD_ENV_FILE'] ?? 'lineboard.env';
  const startOf = existsSync(file) ? file : null;
  return [
    fine('variables', 'Each can be read.'),
    ...checkEnvironmentFile(file),
    ...(await checkConfiguration(config)),
    ...checkDataFolder(config, file),
    checkOpenFiles(readFileLimit()),
    ...(target === null ? sayAsleep(config, startOf) : await examineDatabase(target, config)),
    ...(await checkRedisOf(config)),
    await checkMail(config),
    ...(await checkGateway(config, target, startOf)),
  ];
};
