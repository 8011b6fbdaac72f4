import type pg from 'pg';
import { listMadeObjects } from './list-made-objects.ts';

/** The server's settings as our session sees them. Times are milliseconds, 0: none. */
export interface ServerFacts {
  version: number;
  role: string;
  database: string;
  encoding: string;
  in_recovery: boolean;
  read_only: string;
  /** Where tables are made; null: nowhere that this role may use. */
  schema: string | null;
  search_path: string;
  may_create: boolean;
  /** Schemas that have a book's tables. */
  book_in: string[];
  /** A role that owns a table of the book's, and is neither this role nor one that it is a member of. */
  owner: string | null;
  strings: string;
  isolation: string;
  commit: string;
  standbys: string;
  /** Stand-bys that are connected. */
  followers: number;
  /** Those of them that commits wait for; null: this role may not see it. */
  in_step: number | null;
  fsync: string;
  full_page_writes: string;
  timeouts: Record<string, number>;
}

/** Settings that end what takes longer. */
const TIMEOUTS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
];

const READ_FACTS = `
select current_setting('server_version_num')::int as version, current_user as role, current_database() as database,
  current_setting('server_encoding') as encoding, pg_is_in_recovery() as in_recovery,
  current_setting('default_transaction_read_only') as read_only, current_schema() as schema,
  current_setting('search_path') as search_path,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
  array(select nspname::text from pg_class c join pg_namespace n on n.oid = relnamespace
    where relname = 'schema_migration' and relkind = 'r' order by 1) as book_in,
  (select pg_get_userbyid(relowner)::text from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = current_schema() and relname = any ($1) and relkind in ('r', 'S')
      and not pg_has_role(relowner, 'usage') order by relname limit 1) as owner,
  current_setting('standard_conforming_strings') as strings,
  current_setting('default_transaction_isolation') as isolation,
  current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as standbys,
  (select count(*)::int from pg_stat_replication) as followers,
  case when pg_has_role('pg_read_all_stats', 'usage') then
    (select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) end as in_step,
  current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
  (select coalesce(json_object_agg(name, setting::int), '{}') from pg_settings where name = any ($2)) as timeouts`;

export const readServerFacts = async (client: Pick<pg.ClientBase, 'query'>): Promise<ServerFacts> => {
  const { tables, sequences } = listMadeObjects();
  const { rows } = await client.query<ServerFacts>(READ_FACTS, [[...tables, ...sequences], TIMEOUTS]);
  return rows[0]!;
};
