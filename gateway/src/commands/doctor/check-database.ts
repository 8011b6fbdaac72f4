import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { findMissingSteps } from '../../ground/database/migrate.ts';
import type { Probe } from '../../ground/database/probe.ts';
import { askForAnswer, askToWrite } from '../../desk/operations/ask-database.ts';
import { checkConnections } from './check-connections.ts';
import { countThings } from './count-things.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const SLOW_MS = 20;

interface ServerRow {
  version: string;
  bytes: number;
  /** The encryption of the connection that asks; null: it isn't encrypted. */
  tls: string | null;
}

const readServer = `select current_setting('server_version') as version,
  pg_database_size(current_database()) as bytes,
  (select version from pg_stat_ssl where pid = pg_backend_pid() and ssl) as tls`;

const checkSteps = async ({ pool }: Database): Promise<Finding> => {
  const missing = await findMissingSteps(pool);
  return missing.length === 0
    ? fine('migrations', 'The tables are those of this version.')
    : wrong(
        'migrations',
        `Missing: ${countThings(missing.length, 'step')}, from ${missing[0]} on.`,
        'Start a gateway of this version: it takes them before it opens.',
      );
};

/** The quickest of a few, on an open connection. */
const timeAnswer = async (probe: Probe): Promise<number> => {
  await askForAnswer(probe).catch(() => askForAnswer(probe));
  let quickestMs = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time++) {
    const askedMs = performance.now();
    await askForAnswer(probe);
    quickestMs = Math.min(quickestMs, performance.now() - askedMs);
  }
  return quickestMs;
};

/**
 * The server and its tables. What a gateway's readiness asks is asked here too.
 * @returns whether its tables can be read, besides what was found
 */
export const checkDatabase = async (
  database: Database,
  config: Config,
): Promise<{ isCurrent: boolean; findings: readonly Finding[] }> => {
  const { pool } = database;
  const probe = database.createProbe();
  try {
    await pool.query('select 1');
    const tookMs = await timeAnswer(probe);
    const { rows } = await pool.query<ServerRow>(readServer);
    const server = rows[0]!;
    // Behind a pooler the server knows of the pooler's connection alone.
    const way = server.tls === null || database.isPooled ? '' : `, encrypted on the way (${server.tls})`;
    const told = `PostgreSQL ${server.version}, ${Math.ceil(server.bytes / 1024 ** 2)} MB${way}.`;
    const steps = await checkSteps(database);
    const isCurrent = steps.state === 'ok';
    const findings = [
      fine('database', told),
      tookMs > SLOW_MS
        ? warning(
            'way there',
            `An answer takes ${tookMs.toFixed(0)} ms; every bet waits for several.`,
            'Put gateway and database near each other.',
          )
        : fine('way there', `An answer takes ${tookMs.toFixed(1)} ms.`),
      await checkConnections(pool, config),
      steps,
    ];
    if (database.isPooled)
      findings.push(
        fine('pooler', 'Connections share servers, as with PgBouncer: statements go out without names.'),
      );
    if (isCurrent) {
      await askToWrite(probe);
      findings.push(fine('writing', 'It can be written.'));
    }
    return { isCurrent, findings };
  } finally {
    await probe.close();
  }
};
