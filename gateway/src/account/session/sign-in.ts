import { checkPassword, type PasswordCall, type PasswordParts } from './check-password.ts';
import { letIn, type LetInParts, type Refused, refused, refuseTry, type SignInOutcome } from './let-in.ts';
import { triesOfDevice, triesOfStranger } from './password-tries.ts';

export interface SignInParts extends PasswordParts, LetInParts {}

export interface SignInCall extends PasswordCall {
  /** The browser's device cookie; anyone may have set it. */
  device: string | undefined;
  userAgent: string;
}

const REFUSED = {
  tokenInvalid: { resultCode: 3, code: 'tokenInvalid' },
  notEncrypted: { resultCode: 3, code: 'passwordNotEncrypted' },
  wrong: { resultCode: 1, code: 'loginFailed' },
} as const satisfies Record<string, Refused>;

/**
 * @param call with the customer id as it was typed
 * @returns with the new values of both cookies when the customer is signed in
 */
export const signIn = async (parts: SignInParts, call: SignInCall): Promise<SignInOutcome> => {
  const { config, knownDevices } = parts;
  const customerId = (call.customerId.trim() + config.CUSTOMER_ID_SUFFIX).toUpperCase();
  const known = await knownDevices.find(call.device, customerId);
  const isSpared = known?.isAuthorized === true && call.device !== undefined;
  const subjects = isSpared
    ? triesOfDevice(config, customerId, call.device ?? '')
    : triesOfStranger(config, customerId, call.address);
  const verdict = await checkPassword(parts, { ...call, customerId }, subjects, isSpared);
  switch (verdict.reason) {
    case 'tokenInvalid':
    case 'notEncrypted':
    case 'wrong':
      return refused(REFUSED[verdict.reason]);
    case 'lockedOut':
    case 'slowed':
    case 'busy':
      return refuseTry(verdict);
    case null: {
      const { passwordHash } = verdict;
      // Refused as a wrong one when the password was changed while it was looked at.
      return letIn(parts, { ...call, customerId, known, proof: { passwordHash } }, REFUSED.wrong);
    }
  }
};
