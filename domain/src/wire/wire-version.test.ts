import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { RECORD_FIELDS, RECORD_KINDS } from './record-codec.ts';
import { MESSAGE_SHAPES, WIRE_VERSION } from './wire-version.ts';

/** One line per version that was ever served. Never edit a line: raise WIRE_VERSION and add one. */
const FINGERPRINTS: Readonly<Record<number, string>> = {
  1: '35dd0f3bbfce9095',
  2: 'bca81dafd379fd11',
  3: 'b556f64d0d7cf76f',
  // The same fields; a game's parlayRestriction may say S, which a client of 3 doesn't mind.
  4: 'b556f64d0d7cf76f',
};

it('a change of any message or record shape raises the wire version', () => {
  const shapes = JSON.stringify({ RECORD_KINDS, RECORD_FIELDS, MESSAGE_SHAPES });
  const fingerprint = createHash('sha256').update(shapes).digest('hex').slice(0, 16);
  expect(FINGERPRINTS[WIRE_VERSION]).toBe(fingerprint);
});
