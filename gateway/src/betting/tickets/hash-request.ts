import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { hash } from 'node:crypto';

/** JSON with sorted keys. Written out, because a replacer of `JSON.stringify` that sorts rebuilds every object. */
const sortedJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  const fields = value as Record<string, unknown>;
  let json = '';
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] === undefined) continue;
    json += `${json === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(fields[key])}`;
  }
  return `{${json}}`;
};

/** In front of every hash of today's; those of the first version are the bare 32 bytes, and counted `seen` in. */
const VERSION = Buffer.of(2);
const FIRST_VERSION_BYTES = 32;

/** The names that fields had when the first hashes were kept. */
const withHashedNames = ({ items, ...rest }: TicketRequest) => ({
  ...rest,
  items: items.map(({ seenPrice, seenLine, pick, ...item }) => ({
    ...item,
    pick: pick.type === 'G' ? { ...pick, wagerType: pick.market, market: undefined } : pick,
    finalPrice: seenPrice,
    finalLine: seenLine,
  })),
});

const hashFirstVersion = (request: TicketRequest): Buffer =>
  hash('sha256', sortedJson(withHashedNames(request)), 'buffer');

/**
 * Identifies a request among others under the same key, regardless of the order of its fields. When a price was last
 * looked at (`seen`) is no part of it. Hashes are kept with the keys: the bytes that go into a version's never change.
 */
export const hashRequest = (request: TicketRequest): Buffer => {
  const named = withHashedNames(request);
  const items = named.items.map((item) => ({ ...item, seen: undefined }));
  return Buffer.concat([VERSION, hash('sha256', sortedJson({ ...named, items }), 'buffer')]);
};

/** Whether a kept hash, of whichever version, is this request's. */
export const isHashOf = (kept: Buffer, request: TicketRequest): boolean =>
  kept.equals(kept.length === FIRST_VERSION_BYTES ? hashFirstVersion(request) : hashRequest(request));
