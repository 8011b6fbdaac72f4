import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/ground/database/create-database.ts';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';

/** What no call lets in and a damaged row, an older version or a restore might still hold. */
const POISONS: readonly unknown[] = [
  {},
  null,
  { items: [] },
  { wagerType: 'straight', items: [{}], parentRif: null, filling: null },
  {
    wagerType: 'parlay',
    items: [{ itemId: '__proto__', pick: { type: 'G' } }],
    parentRif: null,
    filling: {},
  },
  { wagerType: 'no such type', items: 7, parentRif: { ticketNumber: 'x' }, filling: { ticketNumber: 1e300 } },
];

/** Puts a ticket that can't be judged before everybody else's that wait. */
export const poisonPending = async (
  { kysely, pool }: Database,
  customerId: string,
  random: Random,
): Promise<void> => {
  const idempotencyKey = randomUUID();
  const answer = { state: 'pending', sentAtMs: 0, decidedAtMs: 0 };
  await kysely
    .insertInto('ticket_key')
    .values({
      customer_id: customerId,
      idempotency_key: idempotencyKey,
      state: 'pending',
      request_hash: null,
      answer: JSON.stringify(answer),
      at_ms: 0,
    })
    .execute();
  await pool.query(
    'insert into pending_ticket (customer_id, idempotency_key, request, decide_at_ms) values ($1, $2, $3, 0)',
    [customerId, idempotencyKey, JSON.stringify(chooseOne(random, POISONS))],
  );
};
