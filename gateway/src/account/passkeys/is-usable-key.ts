import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { loadWebAuthnHelpers } from './load-webauthn.ts';

const CURVES = new Map<unknown, string>([
  [1, 'P-256'],
  [6, 'Ed25519'],
]);

const text = (part: unknown): string =>
  part instanceof Uint8Array ? Buffer.from(part).toString('base64url') : '';

/**
 * Whether anything could ever be signed with a passkey's key (COSE): the library looks at the names of its parts alone.
 * A key without a point would be kept, shown and never let anybody in.
 */
export const isUsableKey = async (publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  const { cose, decodeCredentialPublicKey } = await loadWebAuthnHelpers();
  const { kty, alg, crv, x, y, n, e } = cose.COSEKEYS;
  try {
    const key = new Map<number, unknown>(decodeCredentialPublicKey(publicKey) as Map<never, unknown>);
    const curve = CURVES.get(key.get(crv)) ?? '';
    const byKind: ReadonlyMap<unknown, readonly [alg: number, JsonWebKey]> = new Map([
      [1, [-8, { kty: 'OKP', crv: curve, x: text(key.get(x)) }]],
      [2, [-7, { kty: 'EC', crv: curve, x: text(key.get(x)), y: text(key.get(y)) }]],
      [3, [-257, { kty: 'RSA', n: text(key.get(n)), e: text(key.get(e)) }]],
    ]);
    const [algorithm, jwk] = byKind.get(key.get(kty)) ?? [];
    if (jwk === undefined || algorithm !== key.get(alg)) return false;
    createPublicKey({ key: jwk, format: 'jwk' });
    return true;
  } catch {
    // Neither reads what is no key.
    return false;
  }
};
