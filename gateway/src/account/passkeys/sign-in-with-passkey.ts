import type { Config } from '../../config/read-config.ts';
import type { KnownDevice } from '../session/known-devices.ts';
import { letIn, type LetInParts, refused, refuseTry, type SignInOutcome } from '../session/let-in.ts';
import { triesOfDevice, triesOfPasskey } from '../session/password-tries.ts';
import type { SignInPlace } from '../session/sign-in-history.ts';
import { checkPasskey, type GivenAssertion, type PasskeyParts } from './check-passkey.ts';

export interface PasskeySignInParts extends PasskeyParts, LetInParts {
  config: Config;
  wallNowMs: () => number;
}

export interface PasskeySignInCall extends Omit<GivenAssertion, 'purpose'>, SignInPlace {
  /** The browser's device cookie; anyone may have set it. */
  device: string | undefined;
}

const INVALID = { resultCode: 1, code: 'passkeyInvalid' } as const;

/** Works like signing in by password, but the passkey says who comes. */
export const signInWithPasskey = async (
  parts: PasskeySignInParts,
  call: PasskeySignInCall,
): Promise<SignInOutcome> => {
  const { config, knownDevices } = parts;
  const { device, address } = call;
  let known: KnownDevice | null = null;
  const verdict = await checkPasskey(parts, { ...call, purpose: 'signIn' }, async (passkey) => {
    if (passkey === null) return triesOfPasskey(config, null, address);
    known = await knownDevices.find(device, passkey.customerId);
    return known?.isAuthorized === true && device !== undefined
      ? triesOfDevice(config, passkey.customerId, device)
      : triesOfPasskey(config, passkey.customerId, address);
  });
  switch (verdict.reason) {
    case 'tokenInvalid':
      return refused({ resultCode: 3, code: 'tokenInvalid' });
    case 'wrong':
      return refused(INVALID);
    case 'lockedOut':
    case 'slowed':
    case 'busy':
      return refuseTry(verdict);
    case null: {
      const { customerId, passkeyId } = verdict.passkey;
      // Refused as a wrong one when the passkey was removed while it was looked at.
      return letIn(parts, { ...call, customerId, known, proof: { passkeyId } }, INVALID);
    }
  }
};
