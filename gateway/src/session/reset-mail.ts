import { type Language, languageOfBookCode } from '@lineboard/domain/language/languages';
import type { Message } from '../mail/mailer.ts';

export interface ResetMail {
  to: string;
  bookName: string;
  customerId: string;
  /** The customer's web language. */
  language: string;
  link: string;
}

interface Words {
  subject: string;
  before: string;
  after: string;
}

/** `{book}` and `{customer}` are filled in. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: '{book}: choose a new password',
    before: 'Somebody asked for a new password for account {customer}. If it was you, choose it here:',
    after:
      'The link works once, for 30 minutes. All your devices are signed out when you use it.\n\nIf it wasn’t you, do nothing: your password stays as it is.',
  },
  es: {
    subject: '{book}: elija una contraseña nueva',
    before: 'Alguien pidió una contraseña nueva para la cuenta {customer}. Si fue usted, elíjala aquí:',
    after:
      'El enlace sirve una vez, durante 30 minutos. Al usarlo se cierra la sesión en todos sus dispositivos.\n\nSi no fue usted, no haga nada: su contraseña sigue igual.',
  },
  th: {
    subject: '{book}: ตั้งรหัสผ่านใหม่',
    before: 'มีผู้ขอรหัสผ่านใหม่สำหรับบัญชี {customer} หากเป็นคุณ ตั้งรหัสผ่านใหม่ได้ที่นี่:',
    after:
      'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 30 นาที เมื่อใช้แล้ว อุปกรณ์ทั้งหมดของคุณจะออกจากระบบ\n\nหากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
  },
  'zh-hant': {
    subject: '{book}：設定新密碼',
    before: '有人要求為帳號 {customer} 設定新密碼。如果是您本人，請由此設定：',
    after:
      '此連結只能使用一次，30 分鐘內有效。使用後，您所有裝置都會登出。\n\n如果不是您本人，無須理會：您的密碼不變。',
  },
};

/** In the customer's language. */
export const createResetMail = ({ to, bookName, customerId, language, link }: ResetMail): Message => {
  const fill = (text: string): string =>
    text.replaceAll(/\{(book|customer)\}/g, (_, name) => (name === 'book' ? bookName : customerId));
  const { subject, before, after } = WORDS[languageOfBookCode(language)];
  return { to, subject: fill(subject), text: `${fill(before)}\n\n${link}\n\n${fill(after)}\n` };
};
