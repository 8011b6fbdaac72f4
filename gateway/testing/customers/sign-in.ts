import type { SessionAnswer } from '@lineboard/domain/customer/session-answer';
import { notePage } from './page-marks.ts';
import { TEST_PASSWORD } from './seed-customer.ts';

/** Over HTTP, as the page does. @returns the session's cookie; `asPage` makes a page's headers of it */
export const signIn = async (
  origin: string,
  customerId: string,
  password = TEST_PASSWORD,
): Promise<string> => {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ customerId, password }),
  });
  const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('lb_session='));
  const body = await answer.text();
  if (cookie === undefined) throw new Error(`${customerId} can't sign in: ${body}`);
  notePage(cookie, (JSON.parse(body) as { session: SessionAnswer }).session.page);
  return cookie.split(';')[0] ?? '';
};
