import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a gateway without a database knows of a page's session: it would have read this there. */
export interface WatchPass {
  customerId: string;
  sessionId: string;
  store: string;
  /** Wall milliseconds of the gateway that made it. */
  issuedAtMs: number;
  expiresAtMs: number;
}

/** So long a page goes on at the edge while nobody can be asked about its session. */
export const PASS_HOLDS_MS = 300_000;

/** Early enough that a book which can't be asked for a while is asked again. */
export const PASS_RENEWED_AFTER_MS = 60_000;

/** Gateways' clocks are kept together, but not to the millisecond. */
const CLOCKS_APART_MS = 60_000;

const LONGEST_PASS = 2_048;
const PASS = /^([\w-]+)\.([\w-]{43})$/;
/** Signed with the text, so that a pass of another form, or anything else under the same key, is none of these. */
const FORM = 'lineboard watch pass 1';

const sign = (body: string, key: string): Buffer =>
  createHmac('sha256', key).update(`${FORM}.${body}`).digest();

/** @param session as it was just found; the pass never outlives it @param keys the first signs */
export const writeWatchPass = (
  session: Omit<WatchPass, 'issuedAtMs'>,
  [key]: readonly [string, ...string[]],
  nowMs: number,
): string => {
  const { customerId, sessionId, store } = session;
  const expiresAtMs = Math.min(session.expiresAtMs, nowMs + PASS_HOLDS_MS);
  const fields = [customerId, sessionId, store, nowMs, expiresAtMs];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${sign(body, key).toString('base64url')}`;
};

/** @param said by anybody @param keys any of which may have signed it @returns null: it opens nothing */
export const readWatchPass = (said: unknown, keys: readonly string[], nowMs: number): WatchPass | null => {
  if (typeof said !== 'string' || said.length > LONGEST_PASS) return null;
  const [, body, signature] = PASS.exec(said) ?? [];
  if (body === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  if (!keys.some((key) => timingSafeEqual(given, sign(body, key)))) return null;
  // What a gateway has signed has this form.
  const [customerId, sessionId, store, issuedAtMs, expiresAtMs] = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as [string, string, string, number, number];
  if (expiresAtMs <= nowMs || issuedAtMs > nowMs + CLOCKS_APART_MS) return null;
  return { customerId, sessionId, store, issuedAtMs, expiresAtMs };
};
