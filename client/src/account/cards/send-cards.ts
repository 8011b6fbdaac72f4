import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import { CARD_PART_BYTES } from '@lineboard/domain/account/cards/card-upload';
import { type CallAnswer, type CallError, callBook } from '../../ground/calls/call-book.ts';
import { encryptBytes, encryptPassword } from '../../ground/session/encrypt-password.ts';
import { hashBytes } from '../../ground/session/hash-bytes.ts';

/** A part is 256 kB: a slow phone takes its time, and a part that was cut off is sent again anyway. */
const PART_TIMEOUT_MS = 60_000;
/** The book redraws the pictures before it answers. */
const SUBMIT_TIMEOUT_MS = 90_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;
/** Arguments of one call: more than this at once overflow the engine's stack. */
const MOST_ARGUMENTS = 0x8000;

/**
 * Images that the book already has, unreadable until the password arrives: after a wrong password none of them is sent
 * again.
 */
export interface SentCards {
  uploadId: string;
  token: string;
  /** SHA-256 of each encrypted image, base64. */
  hashes: readonly string[];
}

export interface SendProgress {
  /** Bytes of all images so far. */
  onSent: (bytes: number) => void;
  /** The network is gone, or back: sending resumes without a press. */
  onCut: (isCut: boolean) => void;
  signal: AbortSignal;
}

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + MOST_ARGUMENTS));
  return btoa(text);
};

/** Ends early when the network is back, or when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, done);
    signal.addEventListener('abort', go, done);
  });

const isPassing = ({ status, code }: CallError): boolean =>
  status === null || status >= 500 || code === 'rateLimited';

/**
 * Sends the same part again until it arrives, or the book says that it never will. @returns null when it was stopped
 */
const savePart = async (
  params: { uploadId: string; image: number; part: number },
  data: string,
  { onCut, signal }: SendProgress,
): Promise<CallAnswer<AnswerOf<'saveCardPart'>> | null> => {
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) return null;
    const answer = await callBook('saveCardPart', { params, body: { data } }, { timeoutMs: PART_TIMEOUT_MS });
    const isCut = !answer.ok && isPassing(answer.error);
    onCut(isCut);
    if (!isCut) return answer;
    await pause(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0, signal);
  }
};

/** @returns null when it was stopped */
const sendParts = async (
  uploadId: string,
  sealed: ReadonlyArray<Uint8Array<ArrayBuffer>>,
  progress: SendProgress,
): Promise<CallError | 'all' | null> => {
  let sent = 0;
  for (const [image, bytes] of sealed.entries())
    for (let part = 0; part * CARD_PART_BYTES < bytes.length; part += 1) {
      const piece = bytes.subarray(part * CARD_PART_BYTES, (part + 1) * CARD_PART_BYTES);
      const saved = await savePart({ uploadId, image, part }, toBase64(piece), progress);
      if (saved === null) return null;
      if (!saved.ok) return saved.error;
      sent += piece.length;
      progress.onSent(sent);
    }
  return 'all';
};

/**
 * Each image is encrypted with the upload's token (CALL2-50, CALL2-51) and sent in parts, which survive a lost
 * connection.
 * @returns null when it was stopped
 */
export const sendCardImages = async (
  images: ReadonlyArray<Uint8Array<ArrayBuffer>>,
  progress: SendProgress,
): Promise<CallAnswer<SentCards> | null> => {
  const started = await callBook('startCardUpload', { body: { sizes: images.map(({ length }) => length) } });
  if (!started.ok) return started;
  const { uploadId, resultMessage: token } = started.value;
  const sealed: Array<Uint8Array<ArrayBuffer>> = [];
  const hashes: string[] = [];
  for (const image of images) {
    const bytes = await encryptBytes(image, token);
    sealed.push(bytes);
    hashes.push(toBase64(await hashBytes(bytes)));
  }
  const sent = await sendParts(uploadId, sealed, progress);
  if (sent === null) return null;
  return sent === 'all' ? { ok: true, value: { uploadId, token, hashes } } : { ok: false, error: sent };
};

/** CALL2-36. */
export const submitCards = async (
  { uploadId, token, hashes }: SentCards,
  typed: string,
): Promise<CallAnswer<AnswerOf<'submitCard'>>> => {
  const password = await encryptPassword(typed, token);
  const body = { images: [...hashes], password, key: token };
  return callBook('submitCard', { params: { uploadId }, body }, { timeoutMs: SUBMIT_TIMEOUT_MS });
};
