import type { SignInAnswer } from '@lineboard/domain/customer/session-answer';
import type { SiteSettings } from '@lineboard/domain/site/site-settings';
import http from 'k6/http';
import { isBettor } from './is-bettor.ts';
import { settings } from './settings.ts';

export const JSON_HEADERS = { Origin: settings.baseUrl, 'Content-Type': 'application/json' };

/**
 * Signs in every demo customer who bets as usual. The gateway must run with DEMO=true and ENCRYPT_PASSWORDS=false.
 * @returns their cookies
 */
export const signInDemoCustomers = (): string[] => {
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
    const { resultCode } = answer.json() as unknown as SignInAnswer;
    const cookie = answer.cookies['lb_session']?.[0]?.value;
    if (resultCode !== 0 || cookie === undefined)
      throw new Error(`${customerId} could not sign in: ${JSON.stringify(answer.body)}`);
    return `lb_session=${cookie}`;
  });
};
