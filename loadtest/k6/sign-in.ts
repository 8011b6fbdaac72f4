import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { PAGE_HEADER } from '../../domain/src/account/sign-in/page-mark.ts';
import http from 'k6/http';
import { isBettor } from './is-bettor.ts';
import { settings } from './settings.ts';

export const JSON_HEADERS = { Origin: settings.baseUrl, 'Content-Type': 'application/json' };

/** A session's cookie, and whose page it is. */
export type PageHeaders = Record<'Cookie' | typeof PAGE_HEADER, string>;

/**
 * Signs in every demo customer who bets as usual. The gateway must run with DEMO=true and ENCRYPT_PASSWORDS=false.
 * @returns what the page of each sends along with its calls
 */
export const signInDemoCustomers = (): PageHeaders[] => {
  const { demoLogins } = http.get(`${settings.baseUrl}/api/site`).json() as unknown as SiteSettings;
  if (demoLogins.length === 0)
    throw new Error('this book has no demo customers: start the gateway with DEMO=true');
  return demoLogins.filter(isBettor).map(({ customerId, password }) => {
    const body = JSON.stringify({ customerId, password });
    const answer = http.post(`${settings.baseUrl}/api/session`, body, {
      headers: JSON_HEADERS,
      // A jar of its own: a browser that signs in ends the session that it had.
      jar: new http.CookieJar(),
    });
    const signedIn = answer.json() as unknown as SignInAnswer;
    const page = signedIn.resultCode === 0 ? signedIn.session.page : undefined;
    const cookie = answer.cookies['lb_session']?.[0]?.value;
    if (page === undefined || cookie === undefined)
      throw new Error(`${customerId} could not sign in: ${JSON.stringify(answer.body)}`);
    return { Cookie: `lb_session=${cookie}`, [PAGE_HEADER]: page };
  });
};
