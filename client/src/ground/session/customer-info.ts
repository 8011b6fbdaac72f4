import { askSession } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** @returns false when it could not be loaded: the known state stays */
export const loadCustomerInfo = async (): Promise<boolean> => {
  const answer = await askSession(useSession.getState().applySession);
  return answer.ok;
};

const CHANNEL = 'lineboard.customerInfoChanged';

/** CALL2-49: tells the customer's other tabs that their customer info may be old. */
export const announceCustomerInfo = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

/** Asks the book again when another tab says so. @returns stops it */
export const keepCustomerInfo = (): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    if (selectCustomer(useSession.getState()) !== null) void loadCustomerInfo();
  };
  return () => channel.close();
};
