import type { LiveHandshake } from './live-messages.schema.ts';

/** Raised whenever a live message or a record changes its shape; `wire-version.test.ts` fails until it is. */
export const WIRE_VERSION = 14;

/**
 * The oldest wire that is still spoken. Versions from here on differ by additions alone: fields at the end of a
 * record's list, further kinds and events, all of which an older reader passes over. Whatever else changes raises this,
 * too, as does what an older page's calls don't say: a page of 7 doesn't say whose it is.
 */
export const LEAST_WIRE_VERSION = 8;

/** What one end of the socket reads. */
export interface WireRange {
  version: number;
  least: number;
}

export const OWN_WIRE: WireRange = { version: WIRE_VERSION, least: LEAST_WIRE_VERSION };

/** @param handshake of a page; one that names no least version reads its own alone */
export const readWireRange = ({ wireVersion, leastWireVersion }: LiveHandshake): WireRange => ({
  version: wireVersion,
  least: Math.min(leastWireVersion ?? wireVersion, wireVersion),
});

/**
 * Whether two ends understand each other.
 *
 * @returns null: they do · `outdated`: the page is older than what the gateway still speaks, and must reload itself
 *   · `wireVersion`: the gateway is too old for the page, which waits for a newer one
 */
export const judgeWire = (page: WireRange, gateway: WireRange): 'outdated' | 'wireVersion' | null => {
  if (page.version < gateway.least) return 'outdated';
  return gateway.version < page.least ? 'wireVersion' : null;
};
