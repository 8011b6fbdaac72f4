import { createECDH, randomBytes } from 'node:crypto';
import type { Variable } from '../ground/variables/variable.ts';

/** The keys by which push services and browsers recognize the sending book (VAPID): base64url. */
export interface WebPushKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** @returns undefined for anything but a private key of the curve */
const completeKeys = (privateKey: string): WebPushKeys | undefined => {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== PRIVATE_BYTES || bytes.toString('base64url') !== privateKey) return undefined;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
};

export const createWebPushKeys = (): WebPushKeys =>
  completeKeys(randomBytes(PRIVATE_BYTES).toString('base64url')) ?? createWebPushKeys();

/** Only the private key is configured: the public one follows from it. */
export const webPushKeys: Variable<WebPushKeys | null> = {
  takes: 'a key that `lineboard init` writes or `lineboard doctor` tells',
  secret: true,
  fallback: null,
  parse: completeKeys,
};

/** Whether a browser's public key is a point of the curve, and not just a text of the right length. */
export const isCurvePoint = (p256dh: string): boolean => {
  try {
    // Computing with a point that isn't on the curve fails.
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
};
