import { loadWebAuthnHelpers } from './load-webauthn.ts';

/**
 * Whether a new passkey comes with certificates of its device's maker. Nobody asks for them; to check them would have
 * the gateway call the addresses in them, which the sender chose.
 *
 * @param attestationObject base64url; throws for what is none
 */
export const hasCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await loadWebAuthnHelpers();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !isSelfSigned;
};
