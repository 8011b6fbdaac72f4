import { TEST_PASSWORD } from './seed-customer.ts';

/** Over HTTP, as the page does. @returns the session's cookie */
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
  if (cookie === undefined) throw new Error(`${customerId} can't sign in: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
};
