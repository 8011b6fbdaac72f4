import { create } from 'zustand';
import { selectCustomer, type SessionState } from '../../ground/session/session-store.ts';

export interface CaptchaState {
  /** `asks`: another company does the check, once the customer agrees. */
  stage: 'idle' | 'asks' | 'checking' | 'failed' | 'offline';
  /** The provider that does the check; null: the book does. */
  provider: string;
}

/**
 * The state of the check that the customer is a person; the code that checks and shows it is loaded only when needed.
 */
export const useCaptcha = create<CaptchaState>()(() => ({ stage: 'idle', provider: '' }));

/** ROLE1-06: taken for a bot, and not yet proved otherwise in this session. */
export const selectIsDue = (state: Pick<SessionState, 'session'>): boolean => {
  const customer = selectCustomer(state as SessionState);
  return customer?.customerIsABot === true && customer.customerIsABotRecaptchaValidated !== true;
};
