import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../database/create-database.ts';
import { checkServer } from '../../database/check-server.ts';
import { countConnections } from '../../database/connection-count.ts';
import { findMissingSteps } from '../../database/migrate.ts';
import type { Probe } from '../../database/probe.ts';
import { askForAnswer, askToWrite } from '../../operations/ask-database.ts';
import { countThings } from './count-things.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const SLOW_MS = 20;

interface ServerRow {
  version: string;
  bytes: number;
  /** Of the connection that asks; null: it isn't encrypted. */
  tls: string | null;
}

const readServer = `select current_setting('server_version') as version,
  pg_database_size(current_database()) as bytes,
  (select version from pg_stat_ssl where pid = pg_backend_pid() and ssl) as tls`;

interface LimitRow {
  /** Of what, as in the statement that raises it. */
  of: string;
  most: number;
  others: number;
}

/** The limit that leaves the fewest. Places kept for superusers aren't there for a gateway. */
const readLimits = `with other as (
    select usename, datname from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'lineboard')
  select * from (
    select 'max_connections of the server' as of,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from other) as others
    union all
    select 'the connection limit of role ' || rolname, rolconnlimit,
      (select count(*) from other where usename = rolname)
    from pg_roles where rolname = current_user and rolconnlimit >= 0 and not rolsuper
    union all
    select 'the connection limit of database ' || d.datname, datconnlimit,
      (select count(*) from other o where o.datname = d.datname)
    from pg_database d, pg_roles r
    where d.datname = current_database() and datconnlimit >= 0 and r.rolname = current_user and not r.rolsuper
  ) limits order by most - others limit 1`;

const checkConnections = ({ of, most, others }: LimitRow, { DATABASE_CONNECTIONS }: Config): Finding => {
  const needed = countConnections(DATABASE_CONNECTIONS);
  const found = `${most} are there, others use ${others}; each gateway takes up to ${needed}.`;
  return needed <= most - others
    ? fine('connections', found)
    : warning('connections', found, `Raise ${of}, or lower DATABASE_CONNECTIONS.`);
};

/** What a start would refuse, or say as a risk. */
const checkSetUp = async ({ pool }: Database): Promise<readonly Finding[]> =>
  (await checkServer(pool)).map(({ part, refuses, found, todo }) =>
    refuses ? wrong(part, found, todo) : warning(part, found, todo),
  );

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

/** The quickest of a few, on a connection that stands. */
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
 * @returns whether its tables can be read, beside what was found
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
    const { rows: limits } = await pool.query<LimitRow>(readLimits);
    const setUp = await checkSetUp(database);
    // Behind a pooler the server knows of the pooler's connection alone.
    const way = server.tls === null || database.isPooled ? '' : `, encrypted on the way (${server.tls})`;
    const told = `PostgreSQL ${server.version}, ${Math.ceil(server.bytes / 1024 ** 2)} MB${way}.`;
    const steps = await checkSteps(database);
    const isCurrent = steps.state === 'ok';
    const findings = [
      fine('database', told),
      ...setUp,
      tookMs > SLOW_MS
        ? warning(
            'way there',
            `An answer takes ${tookMs.toFixed(0)} ms; every bet waits for several.`,
            'Put gateway and database near each other.',
          )
        : fine('way there', `An answer takes ${tookMs.toFixed(1)} ms.`),
      checkConnections(limits[0]!, config),
      steps,
    ];
    if (database.isPooled)
      findings.push(
        fine('pooler', 'Connections share servers, as with PgBouncer: statements go out without names.'),
      );
    if (isCurrent && !setUp.some(({ state }) => state === 'wrong')) {
      await askToWrite(probe);
      findings.push(fine('writing', 'It can be written.'));
    }
    return { isCurrent, findings };
  } finally {
    await probe.close();
  }
};
