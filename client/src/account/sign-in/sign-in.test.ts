import { createDecipheriv } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { encryptPassword } from '../../ground/session/encrypt-password.ts';
import { signIn } from './sign-in.ts';

const TOKEN = '0123456789abcdef';
const SIGNED_IN = { resultCode: 0, session: { online: true, customer: null, balance: null } };

const decrypt = (sealed: string): string => {
  const decipher = createDecipheriv('aes-128-cbc', TOKEN, TOKEN);
  return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
};

describe('the password on the wire', () => {
  it.each(['', 'short', 'exactly 16 bytes', 'pässwörd ✓'])(
    'CON1-12: %o is AES-128-CBC with PKCS7, the token as key and vector, base64',
    async (password) => {
      expect(decrypt(await encryptPassword(password, TOKEN))).toBe(password);
    },
  );

  it.each(['', 'exactly 16 bytes', 'pässwörd ✓'])(
    'CON1-12: %o is the same on a page without https, where browsers offer no cryptography',
    async (password) => {
      const byBrowser = await encryptPassword(password, TOKEN);
      vi.stubGlobal('crypto', {});
      expect(await encryptPassword(password, TOKEN)).toBe(byBrowser);
      vi.unstubAllGlobals();
    },
  );
});

describe('signing in', () => {
  it('ST1-05, CALL1-12, CALL1-13, CALL1-53, CALL1-54: the password goes encrypted with a requested token', async () => {
    const book = openFakeBook({
      'POST /api/session/token': { body: { resultMessage: TOKEN, key: 'key-1' } },
      'POST /api/session': { body: SIGNED_IN },
    });
    const result = await signIn({ encryptPasswords: true }, ' CREDIT1 ', 'secret');
    expect(result.kind).toBe('signedIn');
    const sent = book.calls[1]?.body as { customerId: string; password: string; key: string };
    expect(sent).toMatchObject({ customerId: 'CREDIT1', key: 'key-1' });
    expect(decrypt(sent.password)).toBe('secret');
  });

  it('ST1-06: the password goes in plain text when the site asks for no encryption', async () => {
    const book = openFakeBook({ 'POST /api/session': { body: SIGNED_IN } });
    await signIn({ encryptPasswords: false }, 'CREDIT1', 'secret');
    expect(book.calls).toMatchObject([{ body: { customerId: 'CREDIT1', password: 'secret' } }]);
  });

  it('a refusal carries the book’s code and how long to wait', async () => {
    openFakeBook({
      'POST /api/session': { body: { resultCode: 2, code: 'lockedOut', retryAfterMs: 60_000 } },
    });
    expect(await signIn({ encryptPasswords: false }, 'A', 'b')).toEqual({
      kind: 'refused',
      code: 'lockedOut',
      retryAfterMs: 60_000,
    });
  });

  it('a missing answer is not a refusal', async () => {
    openFakeBook({ 'POST /api/session': 'lost' });
    expect(await signIn({ encryptPasswords: false }, 'A', 'b')).toEqual({
      kind: 'noResult',
      code: 'networkFailed',
    });
  });
});
