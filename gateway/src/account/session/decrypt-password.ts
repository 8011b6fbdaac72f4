import { createDecipheriv } from 'node:crypto';

/**
 * The specification's wire format: AES-128-CBC, PKCS7, the token as key and initialisation vector (CON1-12). TLS
 * protects what is sent; this is never the protection.
 *
 * @param key 16 ASCII characters
 * @returns null when the bytes can't be decrypted with the key
 */
export const decryptWire = (key: string, encrypted: Buffer): Buffer | null => {
  const bytes = Buffer.from(key, 'latin1');
  if (bytes.length !== 16) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', bytes, bytes);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    return null;
  }
};

/** A text of it, in base64. @returns null when it can't be decrypted with the key */
export const decryptPassword = (key: string, encrypted: string): string | null =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)
    ? (decryptWire(key, Buffer.from(encrypted, 'base64'))?.toString('utf8') ?? null)
    : null;
