import { languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type { Message } from '../../ground/mail/mailer.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';

export interface ResetMail {
  to: string;
  bookName: string;
  customerId: string;
  /** The customer's web language. */
  language: string;
  link: string;
  /** How long the link can be used. */
  holdsMs: number;
}

/** The mail, in the customer's language. */
export const createResetMail = ({
  to,
  bookName: book,
  customerId: customer,
  language,
  link,
  holdsMs,
}: ResetMail): Message => {
  const t = textsIn(languageOfBookCode(language));
  const text = t('mail:reset.text', { customer, link, minutes: holdsMs / 60_000 });
  return { to, subject: t('mail:reset.subject', { book }), text: `${text}\n` };
};
