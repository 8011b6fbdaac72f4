/**
 * The sources of the wire as its next version might have them: one number higher, one more field at the end of a
 * game's. A test's neighbors are then a real gateway and a real page of either version.
 */

/** Throws when the text is gone: otherwise the next wire would equal this one, and the test would prove nothing. */
const change = (
  source: string,
  stood: RegExp,
  becomes: string | ((match: string, group: string) => string),
) => {
  if (!stood.test(source)) throw new Error(`the next wire can’t be made: ${stood} isn’t there`);
  return source.replace(stood, becomes as string);
};

/**
 * @param least the oldest wire that is still spoken: this version, or the next one for the end of this version's life
 */
export const toNextWire = (path: string, source: string, least: 'this' | 'next'): string => {
  if (path.endsWith('/domain/src/doors/wire/wire-version.ts')) {
    const raised = change(
      source,
      / WIRE_VERSION = (\d+)/,
      (_, version) => ` WIRE_VERSION = ${Number(version) + 1}`,
    );
    const oldest = least === 'next' ? 'WIRE_VERSION' : 'WIRE_VERSION - 1';
    return change(raised, /LEAST_WIRE_VERSION = \d+/, `LEAST_WIRE_VERSION = ${oldest}`);
  }
  if (path.endsWith('/domain/src/doors/wire/record-codec.ts')) {
    const longer = change(
      source,
      / {4}'isSpotlight',\n {2}\],\n {2}line:/,
      "    'isSpotlight',\n    'addedInNext',\n  ],\n  line:",
    );
    return change(
      longer,
      /(WHEN_MISSING: [^=]*= \{)/,
      (_, begun) => `${begun} game: { addedInNext: 'not said' },`,
    );
  }
  return source;
};
