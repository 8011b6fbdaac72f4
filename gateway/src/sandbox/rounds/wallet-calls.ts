import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface CallRow {
  call_id: number;
  round_id: string;
  call: 'bet' | 'win' | 'refund' | 'close';
  transaction: string;
  body: string;
  attempts: number;
}

/** Longer than the wallet's client waits: who wrote a call sends it, and nobody else meanwhile. */
const SENDING_MS = 6_000;
const FIRST_WAIT_MS = 500;
export const LONGEST_CALL_WAIT_MS = 60_000;

/**
 * Writes a call of the wallet together with what it is about, in the same transaction: if that commits it is sent, as
 * often as it takes, under this one number.
 */
export const writeCall = async (
  client: pg.PoolClient,
  roundId: string,
  call: CallRow['call'],
  fields: Readonly<Record<string, unknown>>,
  wallMs: number,
): Promise<void> => {
  const transaction = randomUUID();
  await client.query(
    `insert into sandbox_wallet_call (round_id, call, transaction, body, made_at_ms, due_at_ms)
     values ($1, $2, $3, $4, $5, $6)`,
    [roundId, call, transaction, JSON.stringify({ transaction, ...fields }), wallMs, wallMs + SENDING_MS],
  );
};

/** A round's calls are sent one after the other. @returns null when none waits */
export const claimCall = async (pool: pg.Pool, roundId: string, wallMs: number): Promise<CallRow | null> => {
  const { rows } = await pool.query<CallRow>(
    `update sandbox_wallet_call set attempts = attempts + 1, due_at_ms = $2
     where call_id = (
       select call_id from sandbox_wallet_call where round_id = $1 and decided_at_ms is null order by call_id limit 1
     ) and decided_at_ms is null
     returning call_id, round_id, call, transaction, body, attempts`,
    [roundId, wallMs + SENDING_MS],
  );
  return rows[0] ?? null;
};

/** Waits twice as long after each try, up to a minute. */
export const putOff = async (
  pool: pg.Pool,
  { call_id, attempts }: CallRow,
  wallMs: number,
): Promise<void> => {
  const waitMs = Math.min(LONGEST_CALL_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10));
  await pool.query(
    'update sandbox_wallet_call set due_at_ms = $2 where call_id = $1 and decided_at_ms is null',
    [call_id, wallMs + waitMs],
  );
};

/** Rounds of which something is due, longest waiting first. */
export const listDueRounds = async (pool: pg.Pool, wallMs: number, most: number): Promise<string[]> => {
  const { rows } = await pool.query<{ round_id: string }>(
    `select round_id from sandbox_wallet_call where decided_at_ms is null and due_at_ms <= $1
     group by round_id order by min(due_at_ms) limit $2`,
    [wallMs, most],
  );
  return rows.map(({ round_id }) => round_id);
};
