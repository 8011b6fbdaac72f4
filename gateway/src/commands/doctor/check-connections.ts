import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import { countConnectionsNeeded } from '../../ground/database/connections-needed.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

interface Limit {
  /** `server`, `database` or `role`. */
  of: string;
  name: string;
  /** The number of connections that it grants this role. */
  most: number;
  used: number;
  /** The number of these that are used by anything but gateways. */
  others: number;
  /** How to raise it, in SQL or as a setting; `%` stands for the number. */
  raise: string;
}

/**
 * A gateway can't use the connections that are reserved for superusers. If it is a superuser itself, the limits of
 * roles and databases don't apply to it.
 */
const READ_LIMITS = `
with place as (
  select datname, datconnlimit, rolname, rolconnlimit, rolsuper
  from pg_database, pg_roles where datname = current_database() and rolname = session_user
), used as (
  select datname, usename, application_name = 'lineboard' as ours
  from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
), limits as (
  select 'server' as of, 'max_connections' as name,
    current_setting('max_connections')::int -
      case when rolsuper then 0 else current_setting('superuser_reserved_connections')::int end as most,
    (select count(*) from used) as used, (select count(*) from used where not ours) as others,
    'max_connections = %' as raise from place
  union all
  select 'database', datname, datconnlimit,
    (select count(*) from used where used.datname = place.datname),
    (select count(*) from used where used.datname = place.datname and not ours),
    format('alter database %I connection limit %%', datname) from place where datconnlimit >= 0 and not rolsuper
  union all
  select 'role', rolname, rolconnlimit,
    (select count(*) from used where usename = rolname),
    (select count(*) from used where usename = rolname and not ours),
    format('alter role %I connection limit %%', rolname) from place where rolconnlimit >= 0 and not rolsuper
) select * from limits order by most - others, of`;

const LABELS: Readonly<Record<string, (name: string) => string>> = {
  server: () => 'The server',
  database: (name) => `The limit of database ${name}`,
  role: (name) => `The limit of role ${name}`,
};

/** Checks whether the tightest of the limits has room for a gateway. */
export const checkConnections = async (
  pool: Pick<pg.Pool, 'query'>,
  { DATABASE_CONNECTIONS }: Pick<Config, 'DATABASE_CONNECTIONS'>,
): Promise<Finding> => {
  const { rows } = await pool.query<Limit>(READ_LIMITS);
  const { of, name, most, used, others, raise } = rows[0]!;
  const needed = countConnectionsNeeded(DATABASE_CONNECTIONS);
  const found = `${LABELS[of]!(name)} grants ${most}: ${used} are taken, ${others} by others. A gateway takes up to ${needed}.`;
  const todo =
    `Give it ${needed} for each gateway, and what others take: \`${raise.replace('%', String(needed + others))}\` for one. ` +
    'Or lower DATABASE_CONNECTIONS.';
  if (needed <= most - others && used < most) return fine('connections', found);
  return used < most ? warning('connections', found, todo) : wrong('connections', found, todo);
};
