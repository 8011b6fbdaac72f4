import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ClientMessageSchema,
  GatewayMessageSchema,
  LiveHandshakeSchema,
  SubscribeReplySchema,
} from './live-messages.schema.ts';
import { RECORD_FIELDS, RECORD_KINDS } from './record-codec.ts';
import { RECORD_SCHEMAS } from './record-schemas.ts';
import { judgeWire, LEAST_WIRE_VERSION, readWireRange, WIRE_VERSION } from './wire-version.ts';

/** One line per version that was ever served. Never edit a line: raise WIRE_VERSION and add one. */
const FINGERPRINTS: Readonly<Record<number, string>> = {
  // Up to version 4, the fingerprint only covers the names of fields.
  1: '35dd0f3bbfce9095',
  2: 'bca81dafd379fd11',
  3: 'b556f64d0d7cf76f',
  4: 'b556f64d0d7cf76f',
  5: '9646a3c7bee96bfd',
  6: '9ab16cfc5fc3dc26',
  7: 'fcc81764f971febd',
  8: 'c3957f9dbc292726',
  9: '529b3a2e6632eb54',
  10: '1de9941167bf96f3',
  11: 'daa0940390d5b0b5',
  12: '2e19fe0186671982',
  13: '36d6720af9d5a6ea',
  14: 'ef707491e5c964ac',
};

/** Words for readers of the documents: they aren't sent. */
const WORDS = new Set(['title', 'description']);

const fingerprintOf = (shapes: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(shapes, (key, value: unknown) =>
        WORDS.has(key) && typeof value === 'string' ? undefined : value,
      ),
    )
    .digest('hex')
    .slice(0, 16);

describe('the wire version', () => {
  it('must be raised when any message or record changes', () => {
    const shapes = {
      records: RECORD_SCHEMAS,
      order: { RECORD_KINDS, RECORD_FIELDS },
      messages: { ClientMessageSchema, SubscribeReplySchema, GatewayMessageSchema, LiveHandshakeSchema },
    };
    expect(fingerprintOf(shapes)).toBe(FINGERPRINTS[WIRE_VERSION]);
  });

  it('ignores words that only people read', () => {
    expect(fingerprintOf({ type: 'string', description: 'a' })).toBe(fingerprintOf({ type: 'string' }));
    expect(fingerprintOf({ title: { type: 'string' } })).not.toBe(fingerprintOf({}));
  });

  it('has each field of every record once in the order of fields', () => {
    for (const kind of RECORD_KINDS)
      expect([...RECORD_FIELDS[kind]].sort()).toEqual(Object.keys(RECORD_SCHEMAS[kind].properties).sort());
  });

  it('is itself supported', () => {
    expect(LEAST_WIRE_VERSION).toBeLessThanOrEqual(WIRE_VERSION);
  });
});

describe('two ends of the socket', () => {
  const gateway = { version: 7, least: 5 };

  it.each([
    [{ version: 7, least: 5 }, null],
    [{ version: 5, least: 5 }, null],
    [{ version: 8, least: 6 }, null],
    [{ version: 4, least: 3 }, 'outdated'],
    [{ version: 9, least: 8 }, 'wireVersion'],
  ] as const)('a page that reads %o, with a gateway of 5 to 7: %s', (page, verdict) => {
    expect(judgeWire(page, gateway)).toBe(verdict);
  });

  it('assumes that a page without a least version only reads its own', () => {
    expect(readWireRange({ wireVersion: 4 })).toEqual({ version: 4, least: 4 });
    expect(readWireRange({ wireVersion: 4, leastWireVersion: 9 })).toEqual({ version: 4, least: 4 });
  });
});
