import { expect, it } from 'vitest';
import { FakeAuthenticator } from '../../../testing/fakes/fake-authenticator.ts';
import { hasCertificates } from './has-certificates.ts';

const SAID = { origin: 'http://book.example', rpId: 'book.example', challenge: 'A'.repeat(43) };
const CERTIFICATE = ['x5c', [new Uint8Array(4)]] as const;

it.each([
  ['none', [], false],
  ['packed', [['alg', -7]], false],
  ['packed', [['alg', -7], CERTIFICATE], true],
  ['android-key', [CERTIFICATE], true],
  ['android-key', [], true],
  ['tpm', [], true],
] as const)('an attestation of the kind %s with %j: certificates %s', async (fmt, statement, isSo) => {
  const attStmt = new Map<string, unknown>(statement);
  const { attestationObject } = new FakeAuthenticator().register(SAID, { fmt, attStmt });
  expect(await hasCertificates(attestationObject)).toBe(isSo);
});
