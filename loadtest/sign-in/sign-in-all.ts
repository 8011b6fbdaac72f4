import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';

/** One customer's page: the session's cookie, and what the page calls itself. */
export interface SignedInPage {
  cookie: string;
  page: string;
}

/** Below the number of wrong attempts that locks out an address: attempts count until they have succeeded. */
const AT_ONCE = 10;

/** Signs customers in as their browsers would. @returns the page of each */
export const signInAll = async (
  origin: string,
  logins: ReadonlyArray<{ customerId: string; password: string }>,
): Promise<SignedInPage[]> => {
  const pages: SignedInPage[] = [];
  const left = [...logins];
  const signInSome = async (): Promise<void> => {
    for (let login = left.pop(); login !== undefined; login = left.pop()) {
      const answer = await fetch(`${origin}/api/session`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(login),
      });
      const signedIn = (await answer.json()) as SignInAnswer;
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('lb_session='));
      const page = signedIn.resultCode === 0 ? signedIn.session.page : undefined;
      if (page === undefined || cookie === undefined)
        throw new Error(`${login.customerId} could not sign in`);
      pages.push({ cookie: cookie.split(';')[0]!, page });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInSome));
  return pages;
};
