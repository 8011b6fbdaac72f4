import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';

/** What the pages of a test are called, by the session's cookie that each was signed in with. */
const marks = new Map<string, string>();

const readSessionCookie = (cookies: string): string | null =>
  /(?:^|;\s*)((?:__Host-)?lb_session=[^;]+)/.exec(cookies)?.[1] ?? null;

/** A page was told whose it is. @param cookies of a request or an answer: the session's is among them */
export const notePage = (cookies: string, page: string | undefined): void => {
  const session = readSessionCookie(cookies);
  if (session !== null && page !== undefined) marks.set(session, page);
};

/** The page that calls with these cookies. @param unknown where a session is among them that no page was told of */
export const pageOf = (cookies: string, unknown = 'visitor'): string => {
  const session = readSessionCookie(cookies);
  return session === null ? 'visitor' : (marks.get(session) ?? unknown);
};

/** What a page sends along with each call. */
export const asPage = (cookie: string): { cookie: string; [PAGE_HEADER]: string } => ({
  cookie,
  [PAGE_HEADER]: pageOf(cookie),
});
