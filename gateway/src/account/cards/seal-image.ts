import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CardKey } from '../../config/card-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedImage {
  keyId: string;
  nonce: Buffer;
  /** Followed by the tag. */
  sealed: Buffer;
}

/** Names the image and its customer: an image that is moved to another row can't be opened any more. */
export interface ImagePlace {
  customerId: string;
  imageId: string;
}

const bind = ({ customerId, imageId }: ImagePlace): Buffer =>
  Buffer.from(JSON.stringify([customerId, imageId]));

export const sealImage = ({ keyId, key }: CardKey, place: ImagePlace, image: Buffer): SealedImage => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(bind(place));
  const sealed = Buffer.concat([cipher.update(image), cipher.final(), cipher.getAuthTag()]);
  return { keyId, nonce, sealed };
};

/** @returns null when no key has that name, or what was sealed is not what lies there */
export const openImage = (
  keys: readonly CardKey[],
  place: ImagePlace,
  { keyId, nonce, sealed }: SealedImage,
): Buffer | null => {
  const found = keys.find((one) => one.keyId === keyId);
  if (found === undefined) return null;
  try {
    const decipher = createDecipheriv(CIPHER, found.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bind(place));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
};
