import type { PasskeyRegistration } from '@lineboard/domain/account/sign-in/passkey.schema';
import { hasCertificates } from './has-certificates.ts';
import { isUsableKey } from './is-usable-key.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { ALGORITHMS } from './passkey-options.ts';
import type { NewPasskey } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';

export type VerifiedKey = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'rpId'>;

/** @returns the public key of a passkey that was made for this challenge, page and party; null when it wasn't */
export const verifyRegistration = async (
  { id, clientDataJSON, attestationObject, transports }: PasskeyRegistration,
  challenge: string,
  { rpId, origin }: RelyingParty,
): Promise<VerifiedKey | null> => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    if (await hasCertificates(attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: [...transports] as never },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    if (credential.id !== id || !(await isUsableKey(credential.publicKey))) return null;
    const credentialId = Buffer.from(credential.id, 'base64url');
    const publicKey = Buffer.from(credential.publicKey);
    const isInBounds = credentialId.length <= 1_023 && publicKey.length <= 1_100;
    return isInBounds ? { credentialId, publicKey, counter: credential.counter, rpId } : null;
  } catch {
    // Whatever the library finds wrong, it throws.
    return null;
  }
};
