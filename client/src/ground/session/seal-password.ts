import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { type CallAnswer, callBook } from '../calls/call-book.ts';
import { encryptPassword } from './encrypt-password.ts';

/** A password as it goes to the book, with the key of the token that it was encrypted with. */
export interface SealedPassword {
  password: string;
  key?: string;
}

/** Several under one key, in their order. */
export interface SealedPasswords {
  passwords: readonly string[];
  key?: string;
}

/** Encrypted when the site asks for it (spec 2 §7); plain otherwise. */
export const sealPasswords = async (
  site: Pick<SiteSettings, 'encryptPasswords'>,
  passwords: readonly string[],
): Promise<CallAnswer<SealedPasswords>> => {
  if (!site.encryptPasswords) return { ok: true, value: { passwords } };
  const token = await callBook('issueLoginToken');
  if (!token.ok) return token;
  const { key, resultMessage } = token.value;
  const sealed = await Promise.all(passwords.map((password) => encryptPassword(password, resultMessage)));
  return { ok: true, value: { passwords: sealed, key } };
};

export const sealPassword = async (
  site: Pick<SiteSettings, 'encryptPasswords'>,
  password: string,
): Promise<CallAnswer<SealedPassword>> => {
  const sealed = await sealPasswords(site, [password]);
  if (!sealed.ok) return sealed;
  const { passwords, key } = sealed.value;
  return { ok: true, value: { password: passwords[0] ?? '', ...(key === undefined ? {} : { key }) } };
};
