/**
 * The wire format of passwords: AES-128-CBC with PKCS7 padding, the server's one-use token as key and initialisation
 * vector, base64. It is what the specification names and not what protects the password: TLS does that.
 *
 * @param token 16 characters
 * @returns null where the browser offers no cryptography (a page that is neither HTTPS nor on this machine)
 */
export const encryptPassword = async (password: string, token: string): Promise<string | null> => {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = new TextEncoder().encode(token);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv: bytes },
    key,
    new TextEncoder().encode(password),
  );
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
};
