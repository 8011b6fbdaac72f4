/**
 * The wire format of what is sent under a token: AES-128-CBC with PKCS7 padding, the server's one-use token as key and
 * initialization vector. It is what the specification names and not what protects what is sent: TLS does that.
 *
 * @param token 16 characters
 * @returns null where the browser offers no cryptography (a page that is neither HTTPS nor on this machine)
 */
export const encryptBytes = async (
  plain: Uint8Array<ArrayBuffer>,
  token: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = new TextEncoder().encode(token);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: bytes }, key, plain));
};

/** @returns base64; null as `encryptBytes` */
export const encryptPassword = async (password: string, token: string): Promise<string | null> => {
  const sealed = await encryptBytes(new TextEncoder().encode(password), token);
  return sealed && btoa(String.fromCharCode(...sealed));
};
