import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { asPage, notePage } from './page-marks.ts';
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
  const cookie = answer.headers.getSetCookie().find((value) => /^(?:__Host-)?lb_session=/.test(value));
  const body = await answer.text();
  if (cookie === undefined) throw new Error(`${customerId} can't sign in: ${body}`);
  notePage(cookie, (JSON.parse(body) as { session: SessionAnswer }).session.page);
  return cookie.split(';')[0] ?? '';
};

/** A customer with a password from an operator can't stake before choosing another one. @returns that one */
export const chooseOwnPassword = async (origin: string, cookie: string, given: string): Promise<string> => {
  const own = `my ${given}`;
  const answer = await fetch(`${origin}/api/customer/password`, {
    method: 'PUT',
    headers: { origin, ...asPage(cookie), 'content-type': 'application/json' },
    body: JSON.stringify({ password: given, newPassword: own }),
  });
  const said = await answer.text();
  if (said !== '{"resultCode":0}') throw new Error(`no other password: ${said}`);
  return own;
};
