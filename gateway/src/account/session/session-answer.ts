import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { Customers } from '../../ground/customer/customers.ts';
import { createPageMark } from './page-mark.ts';

export const VISITORS_ANSWER: SessionAnswer = { online: false, customer: null, balance: null };

/**
 * ST1-02, ST1-03: who is set offline, and a demo customer, looks on from outside.
 *
 * @param isPerson ST1-17: the captcha was passed in this session
 */
export const createSessionAnswer = (
  found: Awaited<ReturnType<Customers['find']>>,
  sessionId: string,
  isPerson = false,
): SessionAnswer => {
  if (found === null) return VISITORS_ANSWER;
  const customer = { ...found.customer, customerIsABotRecaptchaValidated: isPerson };
  return {
    online: !customer.isDemo && !customer.isOffline,
    customer,
    balance: found.balance,
    page: createPageMark({ customerId: customer.customerId, sessionId }),
  };
};
