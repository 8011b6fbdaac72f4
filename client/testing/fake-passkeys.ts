import type { PasskeyOffer, PasskeyQuestion } from '@lineboard/domain/account/sign-in/passkey.schema';
import { vi } from 'vitest';

const CHALLENGE = 'A'.repeat(43);

export const QUESTION: PasskeyQuestion = {
  challenge: CHALLENGE,
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

export const OFFER: PasskeyOffer = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Lineboard' },
  user: { id: 'AQID', name: 'ANN', displayName: 'ANN' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  extensions: { credProps: true },
  hints: [],
};

/** `AQID` as it is sent to the book. */
const BYTES = new Uint8Array([1, 2, 3]).buffer;

const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** What the book receives for a passkey that was created, or used, here. */
export const REGISTRATION = {
  id: 'AQID',
  clientDataJSON: 'AQID',
  attestationObject: 'AQID',
  transports: ['internal'],
};
export const ASSERTION = {
  id: 'AQID',
  clientDataJSON: 'AQID',
  authenticatorData: 'AQID',
  signature: 'AQID',
  userHandle: 'AQID',
};

/** A browser with a device that has passkeys; the test decides what it does next. */
export const openFakePasskeys = () => {
  const create = vi.fn<() => Promise<object>>(async () => ({
    ...CREDENTIAL,
    response: { clientDataJSON: BYTES, attestationObject: BYTES, getTransports: () => ['internal'] },
  }));
  const get = vi.fn<(options: CredentialRequestOptions) => Promise<object>>(async () => ({
    ...CREDENTIAL,
    response: { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: BYTES },
  }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => false }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return { create, get };
};
