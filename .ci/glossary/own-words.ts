/** Words of ours for passkeys and for who is asking, which the specification doesn't have: each with what it is. */
export const OWN_WORDS: ReadonlyArray<readonly [word: string, what: string]> = [
  [
    'passkey',
    'a key pair of a customer’s device for one site, in place of id and password; the book has the public half (`OwnPasskey`)',
  ],
  [
    'offer, registration',
    'what a device makes a passkey by, and what it made (`PasskeyOffer`, `PasskeyRegistration`)',
  ],
  [
    'question, assertion',
    'what a passkey has to sign, and what it signed (`PasskeyQuestion`, `PasskeyAssertion`)',
  ],
  ['party', 'the host that a passkey is for (WebAuthn’s relying party), `rpId`, `site`'],
  [
    'identity',
    'who is asking, shown by password or passkey (`confirmIdentity`); it counts for ten minutes of a session',
  ],
];
