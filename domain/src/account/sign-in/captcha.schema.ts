import { type Static, Type } from 'typebox';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';

const hex = (maxLength: number) => Type.String({ maxLength, pattern: '^(?:[0-9a-f]{2})+$' });

/** `CaptchaChallenge`: work for the page's machine, signed, for one session and some minutes. */
export const CaptchaChallengeSchema = strict(
  {
    parameters: strict({
      algorithm: Type.Literal('PBKDF2/SHA-256'),
      nonce: hex(64),
      salt: hex(64),
      cost: count('Rounds of each try.'),
      keyLength: count(),
      keyPrefix: hex(64),
      keySignature: hex(64),
      data: strict({
        action: Type.Literal('pageLoaded'),
        session: hex(64),
        untilMs: count('Wall clock of the gateway.'),
      }),
    }),
    signature: hex(64),
  },
  { title: 'CaptchaChallenge' },
);
export type CaptchaChallenge = Static<typeof CaptchaChallengeSchema>;

/** `CaptchaProof`: a challenge with its answer; as JSON it is the token. */
export const CaptchaProofSchema = strict(
  {
    challenge: CaptchaChallengeSchema,
    solution: strict({ counter: count(), derivedKey: hex(64) }),
  },
  { title: 'CaptchaProof' },
);
export type CaptchaProof = Static<typeof CaptchaProofSchema>;

export const CaptchaTaskSchema = Type.Union(
  [
    strict({ kind: Type.Literal('work'), challenge: CaptchaChallengeSchema }),
    strict({
      kind: Type.Literal('provider'),
      script: Type.String({ maxLength: 2_000, description: 'Loaded once the customer agrees.' }),
      siteKey: Type.String({ maxLength: 200 }),
      action: Type.Literal('pageLoaded'),
    }),
  ],
  {
    title: 'CaptchaTask',
    description:
      'How the page passes the captcha: by work of its own, whose proof as JSON is the token, or by a provider with the calls of ' +
      'reCAPTCHA, which gives the token.',
  },
);

/** How a page shows that a person is there. */
export type CaptchaTask = Static<typeof CaptchaTaskSchema>;
