/**
 * A page that has drawn what a span told it reports by a mark: the place of that span, with the gateway's own times.
 * It is signed, so that nobody makes a trace up, and any gateway of the book takes it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { activeSpan, type SpanPlace } from './active-span.ts';
import { formatTraceparent } from './traceparent.ts';

export type ScreenMarkKind = 'ticket' | 'change';

/** A mark that came back. */
export interface ScreenMark {
  kind: ScreenMarkKind;
  /** The traceparent of what the page was told in. */
  parent: string;
  /** When the call came, or the change was written to the socket. Epoch milliseconds of the gateway. */
  beganMs: number;
  /** When the mark was handed out. */
  handedMs: number;
}

export interface ScreenMarks {
  /** Whether a mark can be handed out: the span that runs now is kept. */
  mayHand(): boolean;
  /**
   * Makes a mark for the span that runs now.
   * @param customerId null: a visitor
   * @returns null: nothing runs that is kept
   */
  hand(kind: ScreenMarkKind, customerId: string | null, beganMs: number): string | null;
  /** Takes a mark back, once. @returns null: it wasn't handed to this customer, is over, or was taken before */
  take(said: string, customerId: string | null): ScreenMark | null;
}

/** Nothing is traced: none is handed out, and none is looked at. */
export const NO_SCREEN_MARKS: ScreenMarks = {
  mayHand: () => false,
  hand: () => null,
  take: () => null,
};

/** A page draws within seconds; what comes later tells of a page that slept. */
const HOLDS_MS = 60_000;
/** Gateways' clocks are kept together, but not to the millisecond. */
const CLOCKS_APART_MS = 1_000;
/** About 1 MB: more than 160 are taken in each second before one is passed over. */
const MOST_TAKEN = 10_000;

const LONGEST = 256;
const MARK = /^(([tc])\.(00-[0-9a-f]{32}-[0-9a-f]{16}-01)\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/;
/** Signed with the text: nothing else under the same key is a mark. */
const FORM = 'lineboard screen mark 1';

const LETTERS = { ticket: 't', change: 'c' } as const;

const keptSpan = (): SpanPlace | null => {
  const place = activeSpan();
  return place === null || (place.traceFlags & 1) === 0 ? null : place;
};

const sign = (body: string, customerId: string | null, key: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([FORM, body, customerId]))
    .digest();

/** @param key what the gateways of the book share */
export const createScreenMarks = (key: string, nowMs: () => number): ScreenMarks => {
  /** The marks that came, each until it is over anyway, the oldest first. */
  const taken = new Map<string, number>();

  const isTaken = (body: string): boolean => {
    for (const [earlier, untilMs] of taken) {
      if (untilMs > nowMs()) break;
      taken.delete(earlier);
    }
    return taken.has(body) || taken.size >= MOST_TAKEN;
  };

  return {
    mayHand: () => keptSpan() !== null,
    hand: (kind, customerId, beganMs) => {
      const place = keptSpan();
      if (place === null) return null;
      const times = `${Math.floor(beganMs)}.${Math.floor(nowMs())}`;
      const body = `${LETTERS[kind]}.${formatTraceparent(place)}.${times}`;
      return `${body}.${sign(body, customerId, key).toString('base64url')}`;
    },
    take: (said, customerId) => {
      if (said.length > LONGEST) return null;
      const [, body, letter, parent, began, handed, signature] = MARK.exec(said) ?? [];
      if (body === undefined || parent === undefined || signature === undefined) return null;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(body, customerId, key))) return null;
      const handedMs = Number(handed);
      const ageMs = nowMs() - handedMs;
      if (ageMs < -CLOCKS_APART_MS || ageMs > HOLDS_MS || isTaken(body)) return null;
      // It is over by then, whichever gateway's clock is ahead.
      taken.set(body, nowMs() + HOLDS_MS + CLOCKS_APART_MS);
      return {
        kind: letter === LETTERS.ticket ? 'ticket' : 'change',
        parent,
        beganMs: Number(began),
        handedMs,
      };
    },
  };
};
