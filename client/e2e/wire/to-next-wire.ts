/**
 * The sources of the wire as its next version might have them: one number higher, one field more at the end of a
 * game's. Neighbors in a test are then a real gateway and a real page of either version.
 */

/** @param least the oldest wire that is still spoken: this version, or for the end of its time the next */
export const toNextWire = (path: string, source: string, least: 'this' | 'next'): string => {
  if (path.endsWith('/domain/src/wire/wire-version.ts'))
    return source
      .replace(/ WIRE_VERSION = (\d+)/, (_, version: string) => ` WIRE_VERSION = ${Number(version) + 1}`)
      .replace(
        /LEAST_WIRE_VERSION = \d+/,
        `LEAST_WIRE_VERSION = ${least === 'next' ? 'WIRE_VERSION' : 'WIRE_VERSION - 1'}`,
      );
  if (path.endsWith('/domain/src/wire/record-codec.ts'))
    return source
      .replace("    'isSpotlight',\n  ],\n  line:", "    'isSpotlight',\n    'addedInNext',\n  ],\n  line:")
      .replace(
        'Partial<BookRecords[K]> } = {}',
        "Partial<BookRecords[K]> } = { game: { addedInNext: 'not said' } }",
      );
  return source;
};
