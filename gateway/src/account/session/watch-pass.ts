import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionIdOf } from './session-token.ts';

/** What a gateway without a database knows of a page's session: it would have read this there. */
export interface WatchPass {
  customerId: string;
  sessionId: string;
  store: string;
  /** When the session was found in the database. Wall milliseconds of the gateway that found it, as all here. */
  issuedAtMs: number;
  expiresAtMs: number;
  /** When the session is over unless it is used: no pass holds for longer. */
  sessionEndsAtMs: number;
}

/** So long a page goes on at the edge while nobody can be asked about its session. */
export const PASS_HOLDS_MS = 300_000;

/** A session that was found isn't looked up again for this at most, while its database is away. */
export const PASS_EXTENDED_MS = 3_600_000;

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

const seal = (pass: WatchPass, key: string): string => {
  const { customerId, sessionId, store, issuedAtMs, expiresAtMs, sessionEndsAtMs } = pass;
  const fields = [customerId, sessionId, store, issuedAtMs, expiresAtMs, sessionEndsAtMs];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${sign(body, key).toString('base64url')}`;
};

/** @returns what a gateway has signed, even if it is over */
const open = (said: unknown, keys: readonly string[], nowMs: number): WatchPass | null => {
  if (typeof said !== 'string' || said.length > LONGEST_PASS) return null;
  const [, body, signature] = PASS.exec(said) ?? [];
  if (body === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  if (!keys.some((key) => timingSafeEqual(given, sign(body, key)))) return null;
  // What a gateway has signed has this form.
  const [customerId, sessionId, store, issuedAtMs, expiresAtMs, sessionEndsAtMs] = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as [string, string, string, number, number, number];
  if (issuedAtMs > nowMs + CLOCKS_APART_MS) return null;
  return { customerId, sessionId, store, issuedAtMs, expiresAtMs, sessionEndsAtMs };
};

/** @param session as it was just found; the pass never outlives it @param keys the first signs */
export const writeWatchPass = (
  { customerId, sessionId, store, expiresAtMs }: Omit<WatchPass, 'issuedAtMs' | 'sessionEndsAtMs'>,
  [key]: readonly [string, ...string[]],
  nowMs: number,
): string =>
  seal(
    {
      customerId,
      sessionId,
      store,
      issuedAtMs: nowMs,
      expiresAtMs: Math.min(expiresAtMs, nowMs + PASS_HOLDS_MS),
      sessionEndsAtMs: expiresAtMs,
    },
    key,
  );

/**
 * Another five minutes for a pass while nobody can look its session up. It still says when the session was found: an
 * end that came after that counts.
 * @param said by anybody @param token the cookie beside it, of the same session @returns null: it can't be extended
 */
export const extendWatchPass = (
  said: unknown,
  token: string | undefined,
  keys: readonly [string, ...string[]],
  nowMs: number,
): string | null => {
  const pass = open(said, keys, nowMs);
  if (pass === null || token === undefined || sessionIdOf(token) !== pass.sessionId) return null;
  const expiresAtMs = Math.min(
    pass.sessionEndsAtMs,
    pass.issuedAtMs + PASS_EXTENDED_MS,
    nowMs + PASS_HOLDS_MS,
  );
  return expiresAtMs > nowMs ? seal({ ...pass, expiresAtMs }, keys[0]) : null;
};

/** @param said by anybody @param keys any of which may have signed it @returns null: it opens nothing */
export const readWatchPass = (said: unknown, keys: readonly string[], nowMs: number): WatchPass | null => {
  const pass = open(said, keys, nowMs);
  return pass === null || pass.expiresAtMs <= nowMs ? null : pass;
};
