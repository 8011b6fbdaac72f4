import type pg from 'pg';
import { countNewMessages } from '../ground/customer/count-new-messages.ts';
import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import { inTransaction } from '../ground/database/in-transaction.ts';
import { sendMessage } from '../account/messages/message-rows.ts';

const MOST_SUBJECT = 80;
const MOST_BODY = 4_000;

/** Writes to the operator's own account: its devices hear of a message as any customer's do. */
export const putIntoInbox =
  (pool: pg.Pool, customerEvents: CustomerEvents, customerId: string) =>
  async ({ subject, text }: { subject: string; text: string }): Promise<void> => {
    const count = await inTransaction(pool, async (client) => {
      const message = {
        subject: subject.slice(0, MOST_SUBJECT),
        body: text.slice(0, MOST_BODY),
        priority: null,
        actor: 'lineboard',
        sentAtMs: Date.now(),
      };
      await sendMessage(client, message, [customerId]);
      return (await countNewMessages(client, [customerId])).get(customerId) ?? 0;
    });
    customerEvents.publish(customerId, { kind: 'messages', newMessagesCount: count });
  };
