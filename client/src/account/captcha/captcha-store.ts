import { create } from 'zustand';
import { selectCustomer, type SessionState } from '../../ground/session/session-store.ts';

export interface CaptchaState {
  /** `asks`: another company checks, once the customer agrees. */
  stage: 'idle' | 'asks' | 'checking' | 'failed' | 'offline';
  /** Who checks, where it isn't the book. */
  provider: string;
}

/** How the check that a person is there goes; what checks and what tells is loaded when there is something to check. */
export const useCaptcha = create<CaptchaState>()(() => ({ stage: 'idle', provider: '' }));

/** ROLE1-06: taken for a bot, and not yet shown otherwise in this session. */
export const selectIsDue = (state: Pick<SessionState, 'session'>): boolean => {
  const customer = selectCustomer(state as SessionState);
  return customer?.customerIsABot === true && customer.customerIsABotRecaptchaValidated !== true;
};
