import type { SiteSettings } from '@lineboard/domain/site/site-settings';
import { type CallAnswer, callBook } from '../calls/call-book.ts';
import { encryptPassword } from './encrypt-password.ts';

/** A password as it goes to the book, with the key of the token that it was encrypted with. */
export interface SealedPassword {
  password: string;
  key?: string;
}

/** Encrypted when the site asks for it and the browser can (spec 2 §7); plain otherwise. */
export const sealPassword = async (
  site: Pick<SiteSettings, 'encryptPasswords'>,
  password: string,
): Promise<CallAnswer<SealedPassword>> => {
  if (!site.encryptPasswords) return { ok: true, value: { password } };
  const token = await callBook('issueLoginToken');
  if (!token.ok) return token;
  const sealed = await encryptPassword(password, token.value.resultMessage);
  return { ok: true, value: sealed === null ? { password } : { password: sealed, key: token.value.key } };
};
