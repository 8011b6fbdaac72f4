const BYTES = 16;

/**
 * A random UUID (version 4), as tickets and requests for cash are known by.
 * @param bytes 16 random ones; six bits of them say that they are
 */
export const writeUuid = (bytes: Uint8Array): string => {
  if (bytes.length !== BYTES) throw new RangeError(`A UUID has ${BYTES} bytes, not ${bytes.length}.`);
  const marked = bytes.with(6, (bytes[6]! & 0x0f) | 0x40).with(8, (bytes[8]! & 0x3f) | 0x80);
  const digits = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
