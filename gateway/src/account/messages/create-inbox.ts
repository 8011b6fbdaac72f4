import {
  MESSAGES_PAGE,
  type InboxAction,
  type InboxAnswer,
  type InboxMessage,
} from '@lineboard/domain/words/messages/message.schema';
import { LRUCache } from 'lru-cache';
import { renderMessage } from '../../words/content/render-markdown.ts';
import { countNewMessages, IS_THERE } from '../../ground/customer/count-new-messages.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** One customer's messages. Every customer's id that comes in here was taken from the session. */
export interface Inbox {
  /** @param before those before this one; null: the newest */
  list(customerId: string, before: number | null): Promise<InboxAnswer>;
  /** Unread ones that cover the page, oldest first. */
  listPriority(customerId: string): Promise<InboxMessage[]>;
  /** @returns how many are unread then; null when the customer has no such message */
  flag(customerId: string, messageId: number, action: InboxAction): Promise<number | null>;
}

interface MessageRow extends Omit<InboxMessage, 'html'> {
  body: string;
}

const FROM = `
select m.message_id as "messageId", m.subject, m.body, m.priority as "msgPriority", c.status as "msgStatus",
  m.sent_at_ms as "msgSentAtMs"
from customer_message c join message m using (message_id)
where c.customer_id = :customerId and ${IS_THERE}`;

const selectPage = createStatement<{ customerId: string; before: number | null; most: number }>(
  'select-inbox',
  `${FROM} and (:before::bigint is null or c.message_id < :before) and c.status is distinct from 'D'
   order by c.message_id desc limit :most::integer`,
);

/** More than these at once nobody reads; the next come when these are read. */
const MOST_PRIORITY = 5;

const selectPriority = createStatement<{ customerId: string; most: number }>(
  'select-priority-messages',
  `${FROM} and c.status is null and m.priority = 'H' order by c.message_id limit :most::integer`,
);

const updateStatus = createStatement<{
  customerId: string;
  messageId: number;
  isDeleted: boolean;
  wallMs: number;
}>(
  'flag-message',
  `update customer_message c set status = case when :isDeleted::boolean or c.status = 'D' then 'D' else 'R' end,
     changed_at_ms = :wallMs::bigint
   from message m where m.message_id = c.message_id and c.customer_id = :customerId
     and c.message_id = :messageId::bigint and ${IS_THERE}`,
);

/** A text is rendered once: what was sent never changes. */
const MOST_RENDERED = 500;

export const createInbox = ({ pool }: Pick<Database, 'pool'>, wallNowMs: () => number): Inbox => {
  const rendered = new LRUCache<number, string>({ max: MOST_RENDERED });

  const render = ({ body, ...message }: MessageRow): InboxMessage => {
    const html = rendered.get(message.messageId) ?? renderMessage(body);
    rendered.set(message.messageId, html);
    return { ...message, html };
  };
  const countNew = async (customerId: string): Promise<number> =>
    (await countNewMessages(pool, [customerId])).get(customerId) ?? 0;

  return {
    list: async (customerId, before) => {
      const [{ rows }, newMessagesCount] = await Promise.all([
        pool.query<MessageRow>(selectPage({ customerId, before, most: MESSAGES_PAGE + 1 })),
        countNew(customerId),
      ]);
      const shown = rows.slice(0, MESSAGES_PAGE);
      const next = rows.length > MESSAGES_PAGE ? (shown.at(-1)?.messageId ?? null) : null;
      return { messages: shown.map(render), next, newMessagesCount };
    },
    listPriority: async (customerId) => {
      const { rows } = await pool.query<MessageRow>(selectPriority({ customerId, most: MOST_PRIORITY }));
      return rows.map(render);
    },
    flag: async (customerId, messageId, action) => {
      const isDeleted = action === 'Delete';
      const { rowCount } = await pool.query(
        updateStatus({ customerId, messageId, isDeleted, wallMs: wallNowMs() }),
      );
      return rowCount === 0 ? null : countNew(customerId);
    },
  };
};
