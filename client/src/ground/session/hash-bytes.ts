/** SHA-256, by a library on a page without https, which has no browser cryptography. */
export const hashBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  if (crypto.subtle === undefined) {
    const { sha256 } = await import('@noble/hashes/sha2.js');
    return sha256(bytes);
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
};
