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

/**
 * `canceled`: by the customer, or nobody reacted for minutes; `kept`: the device already has a passkey of the account.
 */
export type DeviceAnswer<T> = { ok: true; value: T } | { ok: false; reason: 'canceled' | 'kept' | 'failed' };

const CANCELED = new Set(['NotAllowedError', 'AbortError']);

const reasonOf = (failure: unknown): 'canceled' | 'kept' | 'failed' => {
  const cause = failure instanceof WebAuthnError ? failure.cause : failure;
  const name = (cause as { name?: unknown } | null)?.name;
  if (name === 'InvalidStateError') return 'kept';
  return typeof name === 'string' && CANCELED.has(name) ? 'canceled' : 'failed';
};

/** @param inField among the browser's suggestions in the customer field, not in its own dialog */
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

/** Has the device create a passkey. */
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

/** Whether passkeys can be among the browser's suggestions in a field. */
export const canAskInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Cancels the open request. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
