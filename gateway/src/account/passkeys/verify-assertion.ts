import type { PasskeyAssertion } from '@lineboard/domain/account/sign-in/passkey.schema';
import type { StoredPasskey } from './passkey-rows.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Whether a browser's answer was signed by this passkey, for this challenge, page and party, by a person who showed the
 * device who it is.
 *
 * @returns how often the passkey was used, as its device counts; null when it wasn't
 */
export const verifyAssertion = async (
  { publicKey, rpId, userId }: StoredPasskey,
  given: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> => {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = given;
  if (rpId !== party.rpId) return null;
  if (userHandle !== undefined && userHandle !== userId?.toString('base64url')) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared where it is stored, so that two gateways can't both take one.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // Whatever the library finds wrong, it throws.
    return null;
  }
};
