import type pg from 'pg';
import type { CommandAnswer, CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Actor, Run } from './command.ts';

export interface AuditEntry {
  atMs: number;
  actor: Actor;
  command: string;
  customerId?: string;
  /** Without secrets. */
  input: object;
  before?: unknown;
  after?: unknown;
  idempotencyKey: string | null;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** The triggers `audit_log_append_only` and `audit_log_never_emptied` refuse to change an entry ever after. */
export const writeAudit = async (client: pg.PoolClient, entry: AuditEntry): Promise<void> => {
  const { atMs, actor, command, customerId = null, input, before, after, idempotencyKey } = entry;
  await client.query(
    `insert into audit_log (at_ms, actor, address, command, customer_id, input, before, after, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      atMs,
      actor.name,
      actor.address,
      command,
      customerId,
      json(input),
      json(before),
      json(after),
      idempotencyKey,
    ],
  );
};

/** @returns the entry of the command that was run under the key; a command that is running now is waited for */
export const findDone = async (client: pg.PoolClient, idempotencyKey: string): Promise<number | null> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  const { rows } = await client.query<{ entry_id: number }>(
    'select entry_id from audit_log where idempotency_key = $1',
    [idempotencyKey],
  );
  return rows[0]?.entry_id ?? null;
};

type Entries = CommandAnswer<'audit list'>;

const readEntries = createStatement<Required<CommandInput<'audit list'>>>(
  'read-audit-log',
  `select entry_id as "entryId", at_ms as "atMs", actor, address, command, customer_id as "customerId", input, before, after
   from audit_log
   where (:customerId::text is null or customer_id = :customerId) and (:actor::text is null or actor = :actor)
     and (:before::bigint is null or entry_id < :before)
   order by entry_id desc limit :most::integer`,
);

const MOST = 50;

export const listAudit: Run<'audit list'> = async (
  { client },
  { customerId, actor, before, most = MOST },
) => {
  const { rows } = await client.query<Entries[number]>(
    readEntries({
      customerId: (customerId?.toUpperCase() ?? null) as string,
      actor: (actor ?? null) as string,
      before: (before ?? null) as number,
      most,
    }),
  );
  return { answer: rows };
};
