/**
 * The wire format of what is sent under a token: AES-128-CBC with PKCS7 padding, the server's one-use token as key and
 * initialization vector. It is what the specification names and not what protects what is sent: TLS does that.
 *
 * A page that is neither on https nor on this machine has no cryptography of the browser's: there a library does it.
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
