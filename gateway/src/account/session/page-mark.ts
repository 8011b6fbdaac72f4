import { isSameCustomersPage } from '@lineboard/domain/account/sign-in/page-mark';
import { hash } from 'node:crypto';
import type { FoundSession } from './found-session.ts';

type Signed = Pick<Extract<FoundSession, { state: 'customer' }>, 'customerId' | 'sessionId'>;

const MARK_CHARACTERS = 22;

const markOf = (kind: 'customer' | 'session', text: string): string =>
  hash('sha256', `${kind} ${text}`, 'base64url').slice(0, MARK_CHARACTERS);

/** The name of this session's pages; it reveals neither customer nor session, and can't be used to make a cookie. */
export const createPageMark = ({ customerId, sessionId }: Signed): string =>
  `${markOf('customer', customerId)}.${markOf('session', sessionId)}`;

/**
 * `missing`: the page doesn't say whose it is · `renewed`: the customer's, with a session that was before or after this
 * one · `foreign`: another customer's, a visitor's, or nobody's yet
 */
export type PageVerdict = 'same' | 'renewed' | 'foreign' | 'missing';

export const judgePage = (said: string | string[] | undefined, session: Signed): PageVerdict => {
  if (typeof said !== 'string' || said === '') return 'missing';
  const mark = createPageMark(session);
  if (said === mark) return 'same';
  return isSameCustomersPage(said, mark) ? 'renewed' : 'foreign';
};
