/** The most card images that are kept for a customer, and the most in one upload. */
export const MOST_CARD_IMAGES = 8;

/** CON2-21. */
export const MOST_CARD_IMAGE_BYTES = 4_172_972;

/** CON2-22. */
export const MOST_CARD_UPLOAD_BYTES = 12_172_972;

/** An encrypted image is sent in parts of this many bytes: only a part that was cut off is sent again. */
export const CARD_PART_BYTES = 196_608;

const CIPHER_BLOCK_BYTES = 16;

/** The size of an image once it is encrypted (PKCS #7 adds up to a block). */
const sealedBytesOf = (imageBytes: number): number =>
  (Math.floor(imageBytes / CIPHER_BLOCK_BYTES) + 1) * CIPHER_BLOCK_BYTES;

/** The number of parts that an encrypted image is cut into. */
export const countCardParts = (imageBytes: number): number =>
  Math.ceil(sealedBytesOf(imageBytes) / CARD_PART_BYTES);

/** @returns 0 for a part that the image doesn't have */
export const cardPartBytes = (imageBytes: number, part: number): number =>
  Math.max(0, Math.min(CARD_PART_BYTES, sealedBytesOf(imageBytes) - part * CARD_PART_BYTES));

/** Why a file is refused: VAL2-80, VAL2-81, and an empty file. */
export type CardFileFault = 'empty' | 'tooLarge' | 'tooMany' | 'overTotal';

/**
 * Judges one more file next to the ones that were already chosen.
 *
 * @param sizes bytes of the files already chosen
 */
export const judgeCardFile = (sizes: readonly number[], bytes: number): CardFileFault | null => {
  if (bytes < 1) return 'empty';
  if (bytes > MOST_CARD_IMAGE_BYTES) return 'tooLarge';
  if (sizes.length >= MOST_CARD_IMAGES) return 'tooMany';
  const total = sizes.reduce((sum, size) => sum + size, bytes);
  return total > MOST_CARD_UPLOAD_BYTES ? 'overTotal' : null;
};

/** Whether files of these sizes may be sent together. */
export const areCardSizesTaken = (sizes: readonly number[]): boolean =>
  sizes.length > 0 && sizes.every((bytes, at) => judgeCardFile(sizes.slice(0, at), bytes) === null);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const hasBytes = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, offset) => bytes[at + offset] === byte);

/** Whether a file says by its first bytes that it is a JPEG, a PNG or a WebP, whatever it is called. */
export const isCardPicture = (bytes: Uint8Array): boolean =>
  hasBytes(bytes, 0, JPEG) ||
  hasBytes(bytes, 0, PNG) ||
  (hasBytes(bytes, 0, RIFF) && hasBytes(bytes, 8, WEBP));
