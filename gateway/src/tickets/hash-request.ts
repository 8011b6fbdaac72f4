import type { TicketRequest } from '@lineboard/domain/ticket/ticket-request';
import { hash } from 'node:crypto';

/** JSON with sorted keys. Written out, because a replacer of `JSON.stringify` that sorts makes every object anew. */
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

/**
 * Tells a retry from another request under the same key, however its fields are ordered. Hashes are kept with the
 * keys: the bytes that go into them never change.
 */
export const hashRequest = (request: TicketRequest): Buffer => hash('sha256', sortedJson(request), 'buffer');
