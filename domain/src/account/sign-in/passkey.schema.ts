import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** The most passkeys that one customer may have. */
export const MOST_PASSKEYS = 10;

const MOST_NAME_CHARACTERS = 60;

/** Bytes in the encoding of WebAuthn's JSON. */
const bytes = (mostCharacters: number, description?: string, minLength = 1) =>
  Type.String({
    minLength,
    maxLength: mostCharacters,
    pattern: '^[A-Za-z0-9_-]*$',
    ...(description === undefined ? {} : { description }),
  });

/** WebAuthn allows at most 1,023 bytes. */
const credentialId = () => bytes(1_364, 'The credential, base64url.');

const transports = (maxItems: number) => list(words(32), { maxItems });

/** The name that a customer gives a passkey. */
export const PasskeyNameSchema = Type.String({
  minLength: 1,
  maxLength: MOST_NAME_CHARACTERS,
  // It has visible text, whole characters, and nothing that reverses the text around it.
  pattern:
    '^(?=.*\\S)[^\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]+$',
});

export const OwnPasskeySchema = strict(
  {
    passkeyId: words(36),
    name: words(MOST_NAME_CHARACTERS),
    site: words(253, 'The host that it is for, and the hosts below it.'),
    createdAtMs: count('Wall clock.'),
    usedAtMs: orNull(count('When it last signed the customer in, or confirmed who it is; wall clock.')),
  },
  { title: 'OwnPasskey' },
);

/** A passkey as its customer sees it. */
export type OwnPasskey = Static<typeof OwnPasskeySchema>;

/** `PasskeyList`. */
export const PasskeyListSchema = strict(
  { passkeys: list(OwnPasskeySchema) },
  { title: 'PasskeyList', description: 'The oldest first.' },
);

export const PasskeyAssertionSchema = strict(
  {
    id: credentialId(),
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(2_048),
    signature: bytes(2_048),
    userHandle: Type.Optional(bytes(128, undefined, 0)),
  },
  {
    title: 'PasskeyAssertion',
    description: 'What a browser answers to a challenge, in base64url (WebAuthn).',
  },
);

/** What a browser answers to a challenge with a passkey. */
export type PasskeyAssertion = Static<typeof PasskeyAssertionSchema>;

export const PasskeyRegistrationSchema = strict(
  {
    id: credentialId(),
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(8_192),
    transports: transports(8),
  },
  {
    title: 'PasskeyRegistration',
    description: 'A new passkey as the browser made it, in base64url (WebAuthn).',
  },
);

/** The new passkey that a browser made. */
export type PasskeyRegistration = Static<typeof PasskeyRegistrationSchema>;

const NamedCredentialSchema = strict({
  id: credentialId(),
  type: Type.Literal('public-key'),
  transports: transports(8),
});

const USER_VERIFICATION = Type.Literal('required', {
  description: 'The device asks for a fingerprint, a face or a PIN.',
});

export const PasskeyOfferSchema = strict(
  {
    challenge: bytes(43),
    rp: strict({ id: words(253), name: words(80) }),
    user: strict({ id: bytes(86), name: words(80), displayName: words(80) }),
    pubKeyCredParams: list(strict({ alg: integer(), type: Type.Literal('public-key') })),
    timeout: count(),
    attestation: Type.Literal('none'),
    excludeCredentials: list(NamedCredentialSchema),
    authenticatorSelection: strict({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: USER_VERIFICATION,
    }),
    extensions: strict({ credProps: Type.Literal(true) }),
    hints: list(words(32)),
  },
  {
    title: 'PasskeyOffer',
    description:
      'What a browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
  },
);

/** The options from which a browser makes a passkey. */
export type PasskeyOffer = Static<typeof PasskeyOfferSchema>;

export const PasskeyQuestionSchema = strict(
  {
    challenge: bytes(43),
    rpId: words(253),
    allowCredentials: Type.Optional(list(NamedCredentialSchema)),
    timeout: count(),
    userVerification: USER_VERIFICATION,
  },
  {
    title: 'PasskeyQuestion',
    description: 'What a browser asks a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
  },
);

/** The challenge that a browser gives to a passkey. */
export type PasskeyQuestion = Static<typeof PasskeyQuestionSchema>;
