import { hash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Compared when the feed is unknown, so that answering takes as long as for a known one. */
const NO_TOKEN = digest('');

/** Says whether a bearer token is the feed's; in constant time, whatever the token's length. */
export const createTokenCheck = (
  feeds: ReadonlyArray<{ feedId: string; token: string }>,
): ((feedId: string, authorization: string | undefined) => boolean) => {
  const digests = new Map(feeds.map(({ feedId, token }) => [feedId, digest(token)]));
  return (feedId, authorization) => {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1] ?? '';
    const known = digests.get(feedId);
    return timingSafeEqual(digest(token), known ?? NO_TOKEN) && known !== undefined && token !== '';
  };
};
