import type { SignInAnswer } from '@lineboard/domain/customer/session-answer';

/** Below the number of wrong attempts that locks out an address: attempts count until they have succeeded. */
const AT_ONCE = 10;

/** Signs customers in as their browsers would. @returns a cookie for each */
export const signInAll = async (
  origin: string,
  logins: ReadonlyArray<{ customerId: string; password: string }>,
): Promise<string[]> => {
  const cookies: string[] = [];
  const left = [...logins];
  const signInSome = async (): Promise<void> => {
    for (let login = left.pop(); login !== undefined; login = left.pop()) {
      const answer = await fetch(`${origin}/api/session`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(login),
      });
      const { resultCode } = (await answer.json()) as SignInAnswer;
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('lb_session='));
      if (resultCode !== 0 || cookie === undefined) throw new Error(`${login.customerId} could not sign in`);
      cookies.push(cookie.split(';')[0]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInSome));
  return cookies;
};
