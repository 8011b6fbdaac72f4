import type { Config } from '../../config/read-config.ts';

/** The site that a passkey is for, and the page it may come from. */
export interface RelyingParty {
  /** A host: its pages and those of hosts below it. */
  rpId: string;
  origin: string;
}

const hostOf = (origin: string): string => new URL(origin).hostname;

/**
 * The party of a page at one of the site's own origins. Where another origin of the site is on a host above it,
 * passkeys are that host's: `www.book.example` and `book.example` share them, `book.example` and `book.test` don't.
 *
 * @param origin of a call, which was found to be the site's own
 */
export const findRelyingParty = (
  { PUBLIC_ORIGINS }: Pick<Config, 'PUBLIC_ORIGINS'>,
  origin: string,
): RelyingParty => {
  const host = hostOf(origin);
  const above = PUBLIC_ORIGINS.map(hostOf).filter((other) => host.endsWith(`.${other}`));
  const rpId = [host, ...above].reduce((one, other) => (other.length < one.length ? other : one));
  return { rpId, origin };
};
