import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import { countNewMessages } from '../../ground/customer/count-new-messages.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { sendMessage } from '../messages/message-rows.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';

/**
 * Somebody with the password and no device must not fill the inbox: a day's first device is told, the others wait with
 * it.
 */
const TOLD_EVERY_MS = 24 * 3_600_000;

/** Tells a customer, before a new device begins to wait, in the inbox and on the pages that are open. */
export const tellDeviceWaits = async (
  { pool }: Pick<Database, 'pool'>,
  customerEvents: Pick<CustomerEvents, 'publish'>,
  { customerId, wallMs }: { customerId: string; wallMs: number },
): Promise<void> => {
  const newMessagesCount = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ language: string }>(
      `select web_language as language from customer c where customer_id = $1 and not exists (
         select from known_device d where d.customer_id = c.customer_id and not d.is_authorized
           and d.first_seen_at_ms > $2)`,
      [customerId, wallMs - TOLD_EVERY_MS],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const t = textsIn(languageOfBookCode(row.language));
    // Nothing of it is what the device says of itself: who waits wrote none of the book's words.
    const words = { subject: t('news:deviceWaits.subject'), body: t('news:deviceWaits.body') };
    await sendMessage(client, { ...words, priority: null, actor: 'gateway', sentAtMs: wallMs }, [customerId]);
    return (await countNewMessages(client, [customerId])).get(customerId) ?? 0;
  });
  if (newMessagesCount !== null) customerEvents.publish(customerId, { kind: 'messages', newMessagesCount });
};
