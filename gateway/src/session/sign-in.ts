import type { SessionAnswer, SignInAnswer } from '@lineboard/domain/customer/session-answer';
import type { Customers } from '../customer/customers.ts';
import { checkPassword, type PasswordCall, type PasswordParts } from './check-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { triesOfDevice, triesOfStranger } from './password-tries.ts';
import type { RememberedDevices } from './remembered-devices.ts';
import type { Sessions } from './sessions.ts';

export interface SignInParts extends PasswordParts {
  customers: Customers;
  sessions: Sessions;
  knownDevices: KnownDevices;
  rememberedDevices: RememberedDevices;
}

export interface SignInCall extends PasswordCall {
  /** The browser's device cookie, whoever put it there. */
  device: string | undefined;
}

export type SignInOutcome =
  | { kind: 'signedIn'; answer: SignInAnswer; session: string; device: string }
  | { kind: 'refused'; answer: Exclude<SignInAnswer, { resultCode: 0 }> }
  | { kind: 'busy'; retryAfterMs: number };

/** ST1-03: a demo customer looks on from outside. */
export const createSessionAnswer = (found: Awaited<ReturnType<Customers['find']>>): SessionAnswer =>
  found === null
    ? { online: false, customer: null, balance: null }
    : { online: !found.customer.isDemo, customer: found.customer, balance: found.balance };

/**
 * @param call with the customer id as it was typed
 * @returns with the new values of both cookies when the customer is signed in
 */
export const signIn = async (parts: SignInParts, call: SignInCall): Promise<SignInOutcome> => {
  const { config, sessions, customers, knownDevices, rememberedDevices } = parts;
  const customerId = (call.customerId.trim() + config.CUSTOMER_ID_SUFFIX).toUpperCase();
  const device = (await knownDevices.knows(call.device, customerId)) ? call.device : undefined;
  const subjects =
    device === undefined
      ? triesOfStranger(config, customerId, call.address)
      : triesOfDevice(config, customerId, device);
  const refusal = await checkPassword(parts, { ...call, customerId }, subjects, device !== undefined);
  switch (refusal?.reason) {
    case 'tokenInvalid':
      return { kind: 'refused', answer: { resultCode: 3, code: 'tokenInvalid' } };
    case 'notEncrypted':
      return { kind: 'refused', answer: { resultCode: 3, code: 'passwordNotEncrypted' } };
    case 'lockedOut': {
      const { retryAfterMs } = refusal;
      return { kind: 'refused', answer: { resultCode: 2, code: 'lockedOut', retryAfterMs } };
    }
    case 'slowed': {
      const { retryAfterMs } = refusal;
      return { kind: 'refused', answer: { resultCode: 2, code: 'signInSlowed', retryAfterMs } };
    }
    case 'busy':
      return { kind: 'busy', retryAfterMs: refusal.retryAfterMs };
    case 'wrong':
      return { kind: 'refused', answer: { resultCode: 1, code: 'loginFailed' } };
    case undefined: {
      const found = await customers.find(customerId);
      // Told only to who has the password.
      if (found?.isClosed) return { kind: 'refused', answer: { resultCode: 1, code: 'accountClosed' } };
      const newDevice = await knownDevices.renew(call.device, customerId);
      if (found?.customer.settings.webRememberPassword)
        await rememberedDevices.remember(newDevice, customerId);
      else await rememberedDevices.forget(newDevice);
      return {
        kind: 'signedIn',
        session: await sessions.create(customerId, call.address),
        device: newDevice,
        answer: { resultCode: 0, session: createSessionAnswer(found) },
      };
    }
  }
};
