import { type Static, Type } from 'typebox';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';

export const IdentityAnswerSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0) }),
    strict({
      resultCode: Type.Enum([1, 2, 3]),
      code: Type.Enum([
        'incorrectPassword',
        'passkeyInvalid',
        'lockedOut',
        'tokenInvalid',
        'passwordNotEncrypted',
      ]),
      retryAfterMs: Type.Optional(count('Milliseconds until it is worth trying again.')),
    }),
  ],
  { title: 'IdentityAnswer', description: '0: it is the customer; any other result code says why not.' },
);

/** The outcome of confirming the caller's identity. */
export type IdentityAnswer = Static<typeof IdentityAnswerSchema>;
