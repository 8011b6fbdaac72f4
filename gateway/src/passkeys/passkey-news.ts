import { type Language, languageOfBookCode } from '@lineboard/domain/language/languages';
import type pg from 'pg';
import { countNewMessages } from '../customer/count-new-messages.ts';
import type { PrivateEvent } from '../customer/customer-events.ts';
import type { Message } from '../mail/mailer.ts';
import { sendMessage } from '../messages/message-rows.ts';

export type PasskeyChange = 'added' | 'removed';

interface Words {
  subject: Readonly<Record<PasskeyChange, string>>;
  /** Nothing of it is what anybody typed: who got in wrote none of the book's words. */
  text: Readonly<Record<PasskeyChange, string>>;
}

/** `{customer}` is filled in. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: { added: 'A passkey was added', removed: 'A passkey was removed' },
    text: {
      added:
        'A passkey was added to account {customer}: whoever has it signs in without the password.\n\nIf it wasn’t you, remove it under Settings, Passkeys, change your password, and tell us.',
      removed:
        'A passkey was removed from account {customer}. You sign in with your password as before.\n\nIf it wasn’t you, change your password and tell us.',
    },
  },
  es: {
    subject: { added: 'Se agregó una llave de acceso', removed: 'Se eliminó una llave de acceso' },
    text: {
      added:
        'Se agregó una llave de acceso a la cuenta {customer}: quien la tenga entra sin la contraseña.\n\nSi no fue usted, elimínela en Ajustes, Llaves de acceso, cambie su contraseña y avísenos.',
      removed:
        'Se eliminó una llave de acceso de la cuenta {customer}. Usted entra con su contraseña como antes.\n\nSi no fue usted, cambie su contraseña y avísenos.',
    },
  },
  th: {
    subject: { added: 'เพิ่มพาสคีย์แล้ว', removed: 'ลบพาสคีย์แล้ว' },
    text: {
      added:
        'มีการเพิ่มพาสคีย์ในบัญชี {customer} ผู้ที่มีพาสคีย์นี้เข้าสู่ระบบได้โดยไม่ต้องใช้รหัสผ่าน\n\nหากไม่ใช่คุณ ให้ลบออกที่ การตั้งค่า พาสคีย์ เปลี่ยนรหัสผ่าน และแจ้งเรา',
      removed:
        'มีการลบพาสคีย์ออกจากบัญชี {customer} คุณยังเข้าสู่ระบบด้วยรหัสผ่านได้ตามเดิม\n\nหากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและแจ้งเรา',
    },
  },
  'zh-hant': {
    subject: { added: '已新增通行金鑰', removed: '已移除通行金鑰' },
    text: {
      added:
        '帳號 {customer} 已新增通行金鑰：持有者無須密碼即可登入。\n\n如果不是您本人，請到「設定」的「通行金鑰」將其移除，變更密碼，並通知我們。',
      removed: '帳號 {customer} 的通行金鑰已移除。您仍以密碼登入。\n\n如果不是您本人，請變更密碼並通知我們。',
    },
  },
};

/** Whom it is told. */
export interface Reader {
  customerId: string;
  email: string | null;
  language: string;
}

export interface PasskeyNews {
  /** null: the customer has no mail address. */
  mail: Message | null;
  /** For the customer's pages, once the transaction is done. */
  event: PrivateEvent;
}

/** Tells the customer in the inbox, in the transaction that changes it. */
export const writePasskeyNews = async (
  client: pg.PoolClient,
  change: PasskeyChange,
  { customerId, email, language }: Reader,
  { bookName, wallMs }: { bookName: string; wallMs: number },
): Promise<PasskeyNews> => {
  const { subject, text } = WORDS[languageOfBookCode(language)];
  const body = text[change].replaceAll('{customer}', customerId);
  const message = { subject: subject[change], body, priority: null, actor: 'gateway', sentAtMs: wallMs };
  await sendMessage(client, message, [customerId]);
  const counts = await countNewMessages(client, [customerId]);
  return {
    mail:
      email === null ? null : { to: email, subject: `${bookName}: ${subject[change]}`, text: `${body}\n` },
    event: { kind: 'messages', newMessagesCount: counts.get(customerId) ?? 0 },
  };
};
