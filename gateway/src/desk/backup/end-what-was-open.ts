import type pg from 'pg';
import { END_RESTORED_CARDS } from '../../account/cards/end-restored.ts';
import { BEGIN_ROUNDS_ANEW } from '../../casino/play/begin-rounds-anew.ts';
import { END_RESTORED_PASSKEYS } from '../../account/passkeys/end-restored.ts';
import { END_RESTORED_PUSH } from '../../account/web-push/end-restored.ts';
import { END_RESTORED_RECEIPTS } from '../../books/receipts/end-restored.ts';
import { END_RESTORED_SANDBOX } from '../../sandbox/end-restored.ts';
import { END_RESTORED_SESSIONS } from '../../account/session/end-restored.ts';
import { type EndedSales, endRestoredSales } from '../../betting/selling/end-restored.ts';
import { refuseWaiting } from '../../betting/tickets/refuse-waiting.ts';

/**
 * Everything that lets people in: an old cookie, link or key opens nothing any more. What they lead to goes with them.
 */
const LET_IN = [
  ...END_RESTORED_PUSH,
  ...END_RESTORED_SESSIONS,
  ...END_RESTORED_PASSKEYS,
  ...END_RESTORED_CARDS,
  ...END_RESTORED_RECEIPTS,
  ...END_RESTORED_SANDBOX,
];

export interface Ended extends EndedSales {
  sessions: number;
  /** Live tickets that waited: their holds are released. */
  refusedTickets: Array<{ customerId: string; idempotencyKey: string; heldCents: number }>;
  /** Rounds of games that go on: their time begins again. */
  openRounds: number;
}

/**
 * What went on when the backup was made has ended since, for everybody but this book.
 *
 * Live tickets that waited were decided hours ago, by prices of then: they are refused, and what they held is free. So
 * are sales that waited, and no bet is sold at a target of then.
 * Rounds of games are not closed at once for having been silent so long: their providers can still be asked.
 */
export const endWhatWasOpen = async (
  client: pg.PoolClient,
  now: { wallMs: number; bookMs: number },
): Promise<Ended> => {
  const { rows } = await client.query<{ sessions: string }>(
    'select count(*)::text as sessions from session where expires_at_ms > $1',
    [now.wallMs],
  );
  for (const text of LET_IN) await client.query(text);
  const waiting = await client.query<{ customerId: string; idempotencyKey: string; heldCents: string }>(
    `select customer_id as "customerId", idempotency_key as "idempotencyKey", held_cents::text as "heldCents"
     from pending_ticket order by customer_id, sent_at_ms`,
  );
  for (const ticket of waiting.rows) await refuseWaiting(client, ticket, now);
  const sales = await endRestoredSales(client);
  const { rowCount } = await client.query(BEGIN_ROUNDS_ANEW, [now.wallMs]);
  return {
    sessions: Number(rows[0]?.sessions ?? 0),
    refusedTickets: waiting.rows.map((row) => ({ ...row, heldCents: Number(row.heldCents) })),
    ...sales,
    openRounds: rowCount ?? 0,
  };
};
