import { WALLET_CLOCK_MS } from '@lineboard/domain/casino/wallet/wallet-bounds';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed call. */
export interface SignedHeaders {
  provider: string;
  /** Wall milliseconds of the provider's clock, as it wrote them. */
  time: string;
  signature: Buffer;
}

const SIGNATURE = /^[A-Za-z0-9_-]{43}$/;
const TIME = /^\d{13}$/;
const PROVIDER = /^[a-z][a-z0-9-]{0,31}$/;

/** Judges a request before its body is read. @returns null for a request that no provider sends now */
export const readSignedHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  wallMs: number,
): SignedHeaders | null => {
  const provider = headers['x-lineboard-provider'];
  const time = headers['x-lineboard-time'];
  const signature = headers['x-lineboard-signature'];
  if (typeof provider !== 'string' || !PROVIDER.test(provider)) return null;
  if (typeof time !== 'string' || !TIME.test(time)) return null;
  if (Math.abs(Number(time) - wallMs) > WALLET_CLOCK_MS) return null;
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return null;
  return { provider, time, signature: Buffer.from(signature, 'base64url') };
};

/** HMAC-SHA256 of `time.path.body`: the bytes as they travel, not what they say. */
export const signCall = (
  key: string,
  { time, path, body }: { time: string; path: string; body: Buffer },
): Buffer => createHmac('sha256', key).update(`${time}.${path}.`).update(body).digest();

/** Takes as long whatever is wrong. */
export const isSignedBy = (
  key: string,
  { time, signature }: SignedHeaders,
  call: { path: string; body: Buffer },
): boolean => timingSafeEqual(signCall(key, { time, ...call }), signature);
