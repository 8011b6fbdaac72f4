import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { expect, it, vi } from 'vitest';
import { FakeAuthenticator } from '../../../testing/fakes/fake-authenticator.ts';
import { verifyRegistration } from './verify-registration.ts';

vi.mock('@simplewebauthn/server', { spy: true });

const PARTY = { origin: 'http://book.example', rpId: 'book.example' };
const SAID = { ...PARTY, challenge: 'A'.repeat(43) };

it('a passkey without certificates is verified by the library', async () => {
  const device = new FakeAuthenticator();
  const verified = await verifyRegistration(device.register(SAID), SAID.challenge, PARTY);
  expect(verified).toMatchObject({ credentialId: device.credentialId, rpId: PARTY.rpId });
  expect(verifyRegistrationResponse).toHaveBeenCalledTimes(1);
});

it('one with certificates never reaches the library, which would call the addresses in them', async () => {
  vi.mocked(verifyRegistrationResponse).mockClear();
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['x5c', [new Uint8Array(4)]],
  ]);
  const registration = new FakeAuthenticator().register(SAID, { fmt: 'packed', attStmt });
  expect(await verifyRegistration(registration, SAID.challenge, PARTY)).toBeNull();
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
});

it.each([
  ['no point', [[3, -7]]],
  [
    'half a point',
    [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(32).fill(1)],
    ],
  ],
  [
    'a point that is on no curve',
    [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(32).fill(1)],
      [-3, new Uint8Array(32).fill(1)],
    ],
  ],
  [
    'another algorithm than its kind has',
    [
      [1, 1],
      [3, -7],
      [-1, 6],
      [-2, new Uint8Array(32).fill(1)],
    ],
  ],
] as const)('a key with %s is kept by nobody: it could sign nothing', async (_, parts) => {
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>(parts as never);
  const registration = new FakeAuthenticator().register(SAID, null, key);
  expect(await verifyRegistration(registration, SAID.challenge, PARTY)).toBeNull();
});
