import type { PasskeyAssertion, PasskeyRegistration } from '@lineboard/domain/account/sign-in/passkey.schema';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The claims of a device and its browser; a test changes them to an attacker's. */
export interface Said {
  origin: string;
  rpId: string;
  challenge: string;
  type?: string;
  isVerified?: boolean;
  crossOrigin?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

const clientDataOf = ({ origin, challenge, crossOrigin = false }: Said, type: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

/** A device with one passkey (ES256), in software. */
export class FakeAuthenticator {
  readonly credentialId = randomBytes(32);
  /** How often it was used, as it says; a device that doesn't count says 0 for ever. */
  counter = 0;
  isCounting = true;
  userHandle: string | undefined;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  register(
    said: Said,
    attestation: { fmt: string; attStmt: Map<string, unknown> } | null = null,
    publicKey = this.#coseKey(),
  ): PasskeyRegistration {
    const key = isoCBOR.encode(publicKey);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
    const authData = Buffer.concat([this.#authenticatorData(said, FLAGS.hasCredential), credential]);
    const { fmt = 'none', attStmt = new Map() } = attestation ?? {};
    const object = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.credentialId.toString('base64url'),
      clientDataJSON: clientDataOf(said, said.type ?? 'webauthn.create').toString('base64url'),
      attestationObject: Buffer.from(object).toString('base64url'),
      transports: ['internal'],
    };
  }

  assert(said: Said): PasskeyAssertion {
    if (this.isCounting) this.counter += 1;
    const authenticatorData = this.#authenticatorData(said, 0);
    const clientData = clientDataOf(said, said.type ?? 'webauthn.get');
    const signed = Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')]);
    return {
      id: this.credentialId.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      ...(this.userHandle === undefined ? {} : { userHandle: this.userHandle }),
    };
  }

  #coseKey() {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
  }

  #authenticatorData({ rpId, isVerified = true }: Said, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([all]), counter]);
  }
}
