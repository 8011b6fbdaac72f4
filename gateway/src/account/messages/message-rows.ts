import { MOST_KEPT_MESSAGES, type InboxMessage } from '@lineboard/domain/words/messages/message.schema';
import type pg from 'pg';
import { listBatches } from '../../ground/database/list-batches.ts';
import { createStatement } from '../../ground/database/create-statement.ts';

export interface SentMessage {
  messageId: number;
  subject: string;
  body: string;
  priority: InboxMessage['msgPriority'];
  recipients: number;
  sentAtMs: number;
  actor: string;
  recalledAtMs: number | null;
}

const COLUMNS = `message_id as "messageId", subject, body, priority, recipients, sent_at_ms as "sentAtMs", actor,
  recalled_at_ms as "recalledAtMs"`;

/** Deletes each customer's oldest messages, beyond the number that is kept. */
const DROP_OLD = `
delete from customer_message c using unnest($1::text[]) as r (customer_id), lateral (
  select message_id from customer_message k where k.customer_id = r.customer_id
  order by message_id desc offset $2 limit 1) oldest
where c.customer_id = r.customer_id and c.message_id <= oldest.message_id`;

/** Writes a message once and puts it into the inboxes of these customers. @returns its number */
export const sendMessage = async (
  client: pg.PoolClient,
  message: Pick<SentMessage, 'subject' | 'body' | 'priority' | 'sentAtMs' | 'actor'>,
  customerIds: readonly string[],
): Promise<number> => {
  const { subject, body, priority, actor, sentAtMs } = message;
  const { rows } = await client.query<{ message_id: number }>(
    `insert into message (subject, body, priority, recipients, actor, sent_at_ms) values ($1, $2, $3, $4, $5, $6)
     returning message_id`,
    [subject, body, priority, customerIds.length, actor, sentAtMs],
  );
  const messageId = rows[0]!.message_id;
  for (const batch of listBatches(customerIds)) {
    // The trigger `customer_message_push` then has it told to the customers’ browsers.
    await client.query(
      'insert into customer_message (customer_id, message_id) select unnest($1::text[]), $2::bigint',
      [batch, messageId],
    );
    await client.query(DROP_OLD, [batch, MOST_KEPT_MESSAGES]);
  }
  return messageId;
};

const selectSent = createStatement<{ before: number | null; most: number }>(
  'select-sent-messages',
  `select ${COLUMNS} from message where :before::bigint is null or message_id < :before
   order by message_id desc limit :most::integer`,
);

/** The latest first. */
export const listSent = async (
  client: pg.PoolClient,
  page: { before: number | null; most: number },
): Promise<SentMessage[]> => (await client.query<SentMessage>(selectSent(page))).rows;

/** Held until the transaction ends. @returns null when there is none */
export const holdMessage = async (client: pg.PoolClient, messageId: number): Promise<SentMessage | null> => {
  const { rows } = await client.query<SentMessage>(
    `select ${COLUMNS} from message where message_id = $1 for update`,
    [messageId],
  );
  return rows[0] ?? null;
};

const COUNT_USES = `
select count(*) filter (where status = 'R')::integer as read, count(*) filter (where status = 'D')::integer as deleted,
  (select count(*)::integer from banned_message where message_id = $1) as banned
from customer_message where message_id = $1`;

/** The outcome of sending a message. */
export const countUses = async (
  client: pg.PoolClient,
  messageId: number,
): Promise<{ read: number; deleted: number; banned: number }> =>
  (await client.query<{ read: number; deleted: number; banned: number }>(COUNT_USES, [messageId])).rows[0]!;

/** @returns the customers who had it until now */
export const recallFromAll = async (
  client: pg.PoolClient,
  messageId: number,
  wallMs: number,
): Promise<string[]> => {
  await client.query('update message set recalled_at_ms = $2 where message_id = $1', [messageId, wallMs]);
  const { rows } = await client.query<{ customer_id: string }>(
    `select customer_id from customer_message c where message_id = $1 and status is distinct from 'D'
       and not exists (select from banned_message b where b.customer_id = c.customer_id and b.message_id = $1)`,
    [messageId],
  );
  return rows.map(({ customer_id: customerId }) => customerId);
};

/** @returns those of the customers who had it until now */
export const recallFrom = async (
  client: pg.PoolClient,
  messageId: number,
  customerIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ customer_id: string }>(
    `insert into banned_message (message_id, customer_id)
     select message_id, customer_id from customer_message where message_id = $1 and customer_id = any($2)
     on conflict do nothing returning customer_id`,
    [messageId, customerIds],
  );
  return rows.map(({ customer_id: customerId }) => customerId);
};
