import type { Language } from '@lineboard/domain/language/languages';
import type { Message } from '../mail/mailer.ts';

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

interface Words {
  subject: string;
  before: string;
  after: string;
}

/** `{book}`, `{customer}` and `{days}` are filled in. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: '{book}: your customer number',
    before:
      'Your customer number is {customer}: you sign in with it. Confirm that this is your mail address:',
    after:
      'The link is good for {days} days. If you didn’t open an account, do nothing: this address isn’t used.',
  },
  es: {
    subject: '{book}: su número de cliente',
    before:
      'Su número de cliente es {customer}: con él inicia sesión. Confirme que esta dirección de correo es suya:',
    after: 'El enlace vale {days} días. Si no abrió una cuenta, no haga nada: esta dirección no se usará.',
  },
  th: {
    subject: '{book}: หมายเลขลูกค้าของคุณ',
    before: 'หมายเลขลูกค้าของคุณคือ {customer} ใช้สำหรับเข้าสู่ระบบ โปรดยืนยันว่านี่คืออีเมลของคุณ:',
    after: 'ลิงก์ใช้ได้ {days} วัน หากคุณไม่ได้เปิดบัญชี ไม่ต้องทำอะไร จะไม่มีการใช้อีเมลนี้',
  },
  'zh-hant': {
    subject: '{book}：您的客戶編號',
    before: '您的客戶編號是 {customer}，請用它登入。請確認這是您的電子郵件地址：',
    after: '連結在 {days} 天內有效。如果您沒有開戶，無須理會：此地址不會被使用。',
  },
};

/** In the language of the page that the account was opened on. */
export const createConfirmMail = ({ to, bookName, customerId, language, link }: ConfirmMail): Message => {
  const said = { book: bookName, customer: customerId, days: String(CONFIRM_WITHIN_DAYS) };
  const fill = (text: string): string =>
    text.replaceAll(/\{(book|customer|days)\}/g, (_, name: keyof typeof said) => said[name]);
  const { subject, before, after } = WORDS[language];
  return { to, subject: fill(subject), text: `${fill(before)}\n\n${link}\n\n${fill(after)}\n` };
};
