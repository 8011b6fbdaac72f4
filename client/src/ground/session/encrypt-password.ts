/**
 * The wire format of secrets that are sent under a token: AES-128-CBC with PKCS7 padding, the server's one-use token as
 * key and initialization vector. The specification requires it, but it doesn't protect them: TLS does that.
 *
 * A page that is neither on https nor on this machine has no browser cryptography: a library does it there.
 *
 * @param token 16 characters
 */
export const encryptBytes = async (
  plain: Uint8Array<ArrayBuffer>,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new TextEncoder().encode(token);
  if (crypto.subtle === undefined) {
    const { cbc } = await import('@noble/ciphers/aes');
    return new Uint8Array(cbc(bytes, bytes).encrypt(plain));
  }
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: bytes }, key, plain));
};

/** @returns base64 */
export const encryptPassword = async (password: string, token: string): Promise<string> => {
  const sealed = await encryptBytes(new TextEncoder().encode(password), token);
  return btoa(String.fromCharCode(...sealed));
};
