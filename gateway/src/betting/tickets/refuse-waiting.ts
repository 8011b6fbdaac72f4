import type { TicketRefused } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type pg from 'pg';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import type { DuePending } from './pending-queue.ts';
import { releasePending } from './release-pending.ts';

type Waiting = Pick<DuePending, 'customerId' | 'idempotencyKey'>;

export const keepRefusal = async (
  client: pg.PoolClient,
  { customerId, idempotencyKey }: Waiting,
  answer: TicketRefused,
  wallMs: number,
): Promise<void> => {
  await client.query(
    `update ticket_key set state = 'refused', answer = $3, at_ms = $4 where customer_id = $1 and idempotency_key = $2`,
    [customerId, idempotencyKey, JSON.stringify(answer), wallMs],
  );
};

/** For no reason of its own; nothing of its content is looked at. Inside the caller's transaction. */
export const NOT_DECIDED: TicketRefused = { state: 'refused', code: 'internal', items: [] };

/** @returns the account afterwards, without the hold */
export const refuseWaiting = async (
  client: pg.PoolClient,
  waiting: Waiting,
  now: { wallMs: number; bookMs: number },
): Promise<AccountRow> => {
  const released = await releasePending(client, waiting, now);
  await keepRefusal(client, waiting, NOT_DECIDED, now.wallMs);
  return released;
};
