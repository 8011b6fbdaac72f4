/** A page of the site: one slash, and nothing that a browser could read as another host. */
const OWN_PAGE = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?(?:\?[\w.~%&=-]*)?$/;

/** An address without a user, and with nothing before its host that could be taken for one. */
const ELSEWHERE = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(?:\/[\w./~%-]*)?(?:\?[\w.~%&=-]*)?$/;

/** ST1-60: a banner leads to a page of the site, or to an origin that the book allows. */
export const isBannerLink = (link: string, allowedOrigins: readonly string[]): boolean => {
  const [, origin] = ELSEWHERE.exec(link) ?? [];
  return OWN_PAGE.test(link) || (origin !== undefined && allowedOrigins.includes(origin));
};
