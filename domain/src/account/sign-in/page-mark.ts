/**
 * Says whose page it is. The page sends it with its calls and on the live socket: the customer and the session that it
 * shows. Cookies belong to the browser, and another tab may change them; the mark belongs to the page. It is no secret
 * and opens nothing.
 */

/** The header of a page's calls. */
export const PAGE_HEADER = 'lineboard-page';

/** The header with the pass that the page's live worker holds, when it asks for the next one. */
export const PASS_HEADER = 'lineboard-pass';

/** The page has not been told yet whose it is. */
export const STARTING_PAGE = 'starting';

/** Nobody is signed in on the page. */
export const VISITORS_PAGE = 'visitor';

/** What a mark says, `starting` or `visitor`, or one mark for the customer and one for the session. */
export const PAGE_MARK_PATTERN = `^(${STARTING_PAGE}|${VISITORS_PAGE}|[\\w-]{22}\\.[\\w-]{22})$`;

/** The customer's part is the same in all of the customer's sessions. */
export const isSameCustomersPage = (mark: string, other: string): boolean =>
  mark.split('.', 1)[0] === other.split('.', 1)[0];
