import type { SessionAnswer, SignInAnswer } from '@lineboard/domain/customer/session-answer';
import type { Customers } from '../customer/customers.ts';
import { checkPassword, type PasswordCall, type PasswordParts } from './check-password.ts';
import type { Sessions } from './sessions.ts';

export interface SignInParts extends PasswordParts {
  customers: Customers;
  sessions: Sessions;
}

/** ST1-03: a demo customer looks on from outside. */
export const createSessionAnswer = (found: Awaited<ReturnType<Customers['find']>>): SessionAnswer =>
  found === null
    ? { online: false, customer: null, balance: null }
    : { online: !found.customer.isDemo, ...found };

/**
 * @param call with the customer id as it was typed
 * @returns with a token only when the customer is signed in
 */
export const signIn = async (
  parts: SignInParts,
  call: PasswordCall,
): Promise<{ answer: SignInAnswer; token: string | null }> => {
  const customerId = (call.customerId.trim() + parts.config.CUSTOMER_ID_SUFFIX).toUpperCase();
  const refusal = await checkPassword(parts, { ...call, customerId });
  switch (refusal?.reason) {
    case 'tokenInvalid':
      return { answer: { resultCode: 3, code: 'tokenInvalid' }, token: null };
    case 'lockedOut': {
      const { retryAfterMs } = refusal;
      return { answer: { resultCode: 2, code: 'lockedOut', retryAfterMs }, token: null };
    }
    case 'wrong':
      return { answer: { resultCode: 1, code: 'loginFailed' }, token: null };
    case undefined: {
      const token = await parts.sessions.create(customerId, call.address);
      const session = createSessionAnswer(await parts.customers.find(customerId));
      return { answer: { resultCode: 0, session }, token };
    }
  }
};
