import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type pg from 'pg';
import { countNewMessages } from '../../ground/customer/count-new-messages.ts';
import type { PrivateEvent } from '../../ground/customer/customer-events.ts';
import type { Message } from '../../ground/mail/mailer.ts';
import { sendMessage } from '../messages/message-rows.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';

export type PasskeyChange = 'added' | 'removed';

/** The customer who is told. */
export interface Reader {
  customerId: string;
  email: string | null;
  language: string;
}

export interface PasskeyNews {
  /** null: the customer has no mail address. */
  mail: Message | null;
  /** The events for the customer's pages after the commit. */
  event: PrivateEvent;
}

/** Tells the customer in the inbox, in the transaction that changes it. */
export const writePasskeyNews = async (
  client: pg.PoolClient,
  change: PasskeyChange,
  { customerId, email, language }: Reader,
  { bookName, wallMs }: { bookName: string; wallMs: number },
): Promise<PasskeyNews> => {
  const t = textsIn(languageOfBookCode(language));
  const subject = t(`news:passkey.${change}.subject`);
  // Nothing of it is what anybody typed: who got in wrote none of the book's words.
  const body = t(`news:passkey.${change}.body`, { customer: customerId });
  const message = { subject, body, priority: null, actor: 'gateway', sentAtMs: wallMs };
  await sendMessage(client, message, [customerId]);
  const counts = await countNewMessages(client, [customerId]);
  return {
    mail: email === null ? null : { to: email, subject: `${bookName}: ${subject}`, text: `${body}\n` },
    event: { kind: 'messages', newMessagesCount: counts.get(customerId) ?? 0 },
  };
};
