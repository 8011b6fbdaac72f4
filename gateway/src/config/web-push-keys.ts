import { createECDH, randomBytes } from 'node:crypto';
import type { Variable } from '../ground/variables/variable.ts';

/** Which book sends, as push services and browsers know it (VAPID): base64url. */
export interface WebPushKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** @returns undefined for what is no private key of the curve */
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

/** The private key alone: the public one follows from it. */
export const webPushKeys: Variable<WebPushKeys | null> = {
  takes: 'a key that `lineboard init` writes or `lineboard doctor` tells',
  secret: true,
  fallback: null,
  parse: completeKeys,
};

/** A browser's own public key: a point of the curve, not just as many characters. */
export const isCurvePoint = (p256dh: string): boolean => {
  try {
    // Computing with it is what a point that isn't one fails at.
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
};
