import type { CardAnswer } from '@lineboard/domain/account/cards/card-upload.schema';
import type { CardImageFault } from '@lineboard/domain/ground/error/card-image-fault';
import { hash, timingSafeEqual } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CardKey } from '../../config/card-keys.ts';
import { type PasswordParts, type TryVerdict, tryPassword } from '../session/check-password.ts';
import { BUSY_RETRY_AFTER_MS } from '../session/claim-try.ts';
import { decryptPassword, decryptWire } from '../session/decrypt-password.ts';
import { triesOfSession, type TryingSession } from '../session/password-tries.ts';
import { hashToken } from '../session/session-token.ts';
import {
  type CardSender,
  claimUpload,
  endUpload,
  findUpload,
  readSealed,
  releaseUpload,
  type StoredUpload,
} from './card-uploads.ts';
import { keepImages } from './card-images.ts';
import { type CleanImage, cleanImage } from './clean-image.ts';

export interface SubmitCardParts extends PasswordParts {
  wallNowMs: () => number;
}

export interface CardCall extends CardSender {
  uploadId: string;
  /** SHA-256 of each encrypted image, base64. */
  images: readonly string[];
  /** Encrypted with the key. */
  password: string;
  key: string;
  address: string;
  signedIn: TryingSession;
}

export type CardOutcome =
  | { kind: 'answer'; answer: CardAnswer }
  | { kind: 'busy'; retryAfterMs: number }
  | { kind: 'notFound' }
  /** Parts are missing, or others than their hash. */
  | { kind: 'incomplete' }
  /** Nothing of the upload is kept. */
  | { kind: 'imageRefused'; image: number; fault: CardImageFault };

const answer = (what: CardAnswer): CardOutcome => ({ kind: 'answer', answer: what });

const refuseTry = (verdict: Exclude<TryVerdict, { reason: null }>): CardOutcome => {
  if (verdict.reason === 'busy') return { kind: 'busy', retryAfterMs: verdict.retryAfterMs };
  if (verdict.reason === 'wrong') return answer({ resultCode: 1, code: 'incorrectPassword' });
  return answer({ resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs });
};

/** One image as it was before it was encrypted. @returns null while it isn't all there */
const openPart = async (
  { database }: SubmitCardParts,
  { uploadId, key, images }: CardCall,
  image: number,
): Promise<Buffer | null> => {
  const sealed = await readSealed(database.pool, uploadId, image);
  return hash('sha256', sealed, 'base64') === images[image] ? decryptWire(key, sealed) : null;
};

/** One after the other, so that no more than one is in memory as it came, and others get their turn between. */
const drawImages = async (
  parts: SubmitCardParts,
  call: CardCall,
  { sizes }: StoredUpload,
): Promise<CleanImage[] | Exclude<CardOutcome, { kind: 'answer' }>> => {
  const drawn: CleanImage[] = [];
  if (call.images.length !== sizes.length) return { kind: 'incomplete' };
  for (const [image, size] of sizes.entries()) {
    const bytes = await openPart(parts, call, image);
    if (bytes?.length !== size) return { kind: 'incomplete' };
    const clean = await cleanImage(call.customerId, bytes);
    if (clean === 'busy') return { kind: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
    if (typeof clean === 'string') return { kind: 'imageRefused', image, fault: clean };
    drawn.push(clean);
    await nextTurn();
  }
  return drawn;
};

const isToken = ({ tokenHash }: StoredUpload, key: string): boolean =>
  tokenHash !== null && timingSafeEqual(tokenHash, hashToken(key));

/**
 * The password, and then the images (CALL2-36): looked at, drawn again, sealed and kept, all of them or none. The token
 * is used up by that; a wrong password leaves it, and counts as one at sign-in does.
 */
export const submitCard = async (
  parts: SubmitCardParts,
  cardKey: CardKey,
  call: CardCall,
): Promise<CardOutcome> => {
  const { database, wallNowMs, config } = parts;
  const { customerId, uploadId, key } = call;
  const upload = await findUpload(database.pool, call, uploadId, wallNowMs());
  if (upload === null) return { kind: 'notFound' };
  if (upload.sentAtMs !== null) return answer({ resultCode: 0 });
  if (!isToken(upload, key)) return answer({ resultCode: 3, code: 'tokenInvalid' });
  const password = decryptPassword(key, call.password);
  const given = { customerId, password, address: call.address };
  const verdict = await tryPassword(parts, given, triesOfSession(config, call.signedIn), true);
  if (verdict.reason !== null) return refuseTry(verdict);
  if (!(await claimUpload(database.pool, uploadId, wallNowMs())))
    return { kind: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
  const drawn = await drawImages(parts, call, upload);
  if (Array.isArray(drawn)) {
    const of = { customerId, uploadId, nowMs: wallNowMs() };
    return (await keepImages(database, cardKey, of, drawn))
      ? answer({ resultCode: 0 })
      : { kind: 'notFound' };
  }
  if (drawn.kind === 'imageRefused') await endUpload(database.pool, uploadId);
  else await releaseUpload(database.pool, uploadId);
  return drawn;
};
