import { type Language, languageOfBookCode } from '@lineboard/domain/language/languages';
import { countNewMessages } from '../customer/count-new-messages.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sendMessage } from '../messages/message-rows.ts';

/** Whoever has the password and no device fills no inbox: a day's first one is told, the others wait beside it. */
const TOLD_EVERY_MS = 24 * 3_600_000;

/** Nothing of it is what the device says of itself: who waits wrote none of the book's words. */
const WORDS: Readonly<Record<Language, { subject: string; body: string }>> = {
  en: {
    subject: 'A device waits to be let in',
    body: 'Somebody signed in to your account with the right password on a device that may not use it yet.\n\nIf it was you, allow it under Settings, Sessions and devices. If it wasn’t you, remove it there, change your password, and tell us.',
  },
  es: {
    subject: 'Un dispositivo espera su autorización',
    body: 'Alguien entró en su cuenta con la contraseña correcta desde un dispositivo que todavía no puede usarla.\n\nSi fue usted, autorícelo en Ajustes, Sesiones y dispositivos. Si no fue usted, quítelo allí, cambie su contraseña y avísenos.',
  },
  th: {
    subject: 'มีอุปกรณ์รอการอนุญาต',
    body: 'มีผู้เข้าสู่ระบบบัญชีของคุณด้วยรหัสผ่านที่ถูกต้องบนอุปกรณ์ที่ยังไม่ได้รับอนุญาต\n\nหากเป็นคุณ ให้อนุญาตที่ การตั้งค่า เซสชันและอุปกรณ์ หากไม่ใช่คุณ ให้ลบออกที่นั่น เปลี่ยนรหัสผ่าน และแจ้งเรา',
  },
  'zh-hant': {
    subject: '有裝置等候允許',
    body: '有人以正確的密碼在尚未獲准的裝置上登入您的帳號。\n\n如果是您本人，請到「設定」的「登入狀態與裝置」允許該裝置。如果不是您本人，請在該處將其移除，變更密碼，並通知我們。',
  },
};

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
    const words = WORDS[languageOfBookCode(row.language)];
    await sendMessage(client, { ...words, priority: null, actor: 'gateway', sentAtMs: wallMs }, [customerId]);
    return (await countNewMessages(client, [customerId])).get(customerId) ?? 0;
  });
  if (newMessagesCount !== null) customerEvents.publish(customerId, { kind: 'messages', newMessagesCount });
};
