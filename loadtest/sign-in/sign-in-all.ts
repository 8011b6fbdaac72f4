import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { createCipheriv } from 'node:crypto';

export interface Login {
  customerId: string;
  password: string;
}

/** One customer's page: the session's cookie, and what the page calls itself. */
export interface SignedInPage {
  cookie: string;
  page: string;
}

/** Below the number of wrong attempts that locks out an address: attempts count until they have succeeded. */
const AT_ONCE = 10;

const SESSION_COOKIE = /^(?:__Host-)?lb_session=/;

const cookiesOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((one) => one.split(';')[0]!);

/** Signs one customer in as a browser would: with the password encrypted where the site asks for it. */
const signIn = async (
  origin: string,
  isSealed: boolean,
  { customerId, password }: Login,
): Promise<SignedInPage> => {
  const post = (path: string, said: object, cookies: string[]): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', cookie: cookies.join('; ') },
      body: JSON.stringify(said),
    });
  let [said, cookies]: [object, string[]] = [{ customerId, password }, []];
  if (isSealed) {
    const issued = await post('/api/session/token', {}, []);
    const { key, resultMessage } = (await issued.json()) as { key: string; resultMessage: string };
    const token = Buffer.from(resultMessage);
    const cipher = createCipheriv('aes-128-cbc', token, token);
    const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
    said = { customerId, password: sealed.toString('base64'), key };
    cookies = cookiesOf(issued);
  }
  const answer = await post('/api/session', said, cookies);
  const signedIn = (await answer.json()) as SignInAnswer;
  const cookie = cookiesOf(answer).find((one) => SESSION_COOKIE.test(one));
  const page = signedIn.resultCode === 0 ? signedIn.session.page : undefined;
  if (page === undefined || cookie === undefined)
    throw new Error(
      `${customerId} could not sign in: ${answer.status} ${JSON.stringify(signedIn).slice(0, 200)}`,
    );
  return { cookie, page };
};

/** Signs customers in. @returns the page of each */
export const signInAll = async (origin: string, logins: readonly Login[]): Promise<SignedInPage[]> => {
  const site = (await (await fetch(`${origin}/api/site`)).json()) as SiteSettings;
  const pages: SignedInPage[] = [];
  const left = [...logins];
  const signInSome = async (): Promise<void> => {
    for (let login = left.pop(); login !== undefined; login = left.pop())
      pages.push(await signIn(origin, site.encryptPasswords, login));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInSome));
  return pages;
};
