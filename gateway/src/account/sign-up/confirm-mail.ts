import type { Language } from '@lineboard/domain/ground/language/languages';
import type { Message } from '../../ground/mail/mailer.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';

const CONFIRM_WITHIN_DAYS = 3;

/** A message that is found years later in somebody else's mailbox opens nothing. */
export const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 24 * 3_600_000;

export interface ConfirmMail {
  to: string;
  bookName: string;
  customerId: string;
  language: Language;
  link: string;
}

/** In the language of the page that the account was opened on. */
export const createConfirmMail = ({
  to,
  bookName: book,
  customerId: customer,
  language,
  link,
}: ConfirmMail): Message => {
  const t = textsIn(language);
  const text = t('mail:confirm.text', { customer, link, days: CONFIRM_WITHIN_DAYS });
  return { to, subject: t('mail:confirm.subject', { book }), text: `${text}\n` };
};
