import type {
  PasskeyAssertion,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeyRegistration,
} from '@lineboard/domain/account/sign-in/passkey.schema';
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** `canceled`: by the customer, or nobody came for minutes; `kept`: the device has a passkey of the account already. */
export type DeviceAnswer<T> = { ok: true; value: T } | { ok: false; reason: 'canceled' | 'kept' | 'failed' };

const CANCELED = new Set(['NotAllowedError', 'AbortError']);

const reasonOf = (failure: unknown): 'canceled' | 'kept' | 'failed' => {
  const cause = failure instanceof WebAuthnError ? failure.cause : failure;
  const name = (cause as { name?: unknown } | null)?.name;
  if (name === 'InvalidStateError') return 'kept';
  return typeof name === 'string' && CANCELED.has(name) ? 'canceled' : 'failed';
};

/** @param inField among what the browser fills the customer's field with, and not by a dialog of its own */
export const askDevice = async (
  question: PasskeyQuestion,
  inField = false,
): Promise<DeviceAnswer<PasskeyAssertion>> => {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: question as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inField,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const value = { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return { ok: true, value };
  } catch (failure) {
    return { ok: false, reason: reasonOf(failure) };
  }
};

/** Has the device make a passkey. */
export const makePasskey = async (offer: PasskeyOffer): Promise<DeviceAnswer<PasskeyRegistration>> => {
  try {
    const optionsJSON = offer as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { ok: true, value: { id, clientDataJSON, attestationObject, transports } };
  } catch (failure) {
    return { ok: false, reason: reasonOf(failure) };
  }
};

/** Whether passkeys can be among what the browser fills a field with. */
export const canAskInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Nobody is asked any more. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
