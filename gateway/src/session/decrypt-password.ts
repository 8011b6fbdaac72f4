import { createDecipheriv } from 'node:crypto';

/**
 * The specification's wire format: AES-128-CBC, PKCS7, the token as key and initialisation vector, base64 (CON1-12).
 * TLS protects the password; this is never the protection.
 *
 * @param key 16 ASCII characters
 * @returns null when the text can't be decrypted with the key
 */
export const decryptPassword = (key: string, encrypted: string): string | null => {
  const bytes = Buffer.from(key, 'latin1');
  if (bytes.length !== 16 || !/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', bytes, bytes);
    return decipher.update(encrypted, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
