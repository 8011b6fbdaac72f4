import type { PasskeyOffer, PasskeyQuestion } from '@lineboard/domain/account/sign-in/passkey.schema';
import { loadWebAuthn } from './load-webauthn.ts';
import { CHALLENGE_HOLDS_MS } from './passkey-challenges.ts';
import type { NamedCredential } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';

/** The COSE algorithms EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257] as const;

/** The customer for whom a device keeps a passkey, and the name that it shows. */
export interface PasskeyOwner {
  userId: Buffer;
  customerId: string;
  bookName: string;
}

const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'));

/** @param kept what the customer has already: no device makes a second one next to it */
export const createOffer = async (
  challenge: string,
  { rpId }: RelyingParty,
  { userId, customerId, bookName }: PasskeyOwner,
  kept: readonly NamedCredential[],
): Promise<PasskeyOffer> => {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const offer = await generateRegistrationOptions({
    challenge: bytesOf(challenge),
    rpID: rpId,
    rpName: bookName,
    userID: new Uint8Array(userId),
    userName: customerId,
    userDisplayName: customerId,
    timeout: CHALLENGE_HOLDS_MS,
    attestationType: 'none',
    excludeCredentials: [...kept],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  return offer as PasskeyOffer;
};

/** @param allowed undefined: whichever the customer chooses */
export const createQuestion = async (
  challenge: string,
  { rpId }: RelyingParty,
  allowed?: readonly NamedCredential[],
): Promise<PasskeyQuestion> => {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const question = await generateAuthenticationOptions({
    challenge: bytesOf(challenge),
    rpID: rpId,
    timeout: CHALLENGE_HOLDS_MS,
    userVerification: 'required',
    ...(allowed === undefined ? {} : { allowCredentials: [...allowed] }),
  });
  return question as PasskeyQuestion;
};
