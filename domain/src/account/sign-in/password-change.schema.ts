import { type Static, Type } from 'typebox';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';

export const PasswordResetSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0) }),
    strict({
      resultCode: Type.Enum([3, 4, 5]),
      code: Type.Enum([
        'tokenInvalid',
        'passwordNotEncrypted',
        'passwordWeak',
        'passwordKnown',
        'resetLinkInvalid',
      ]),
    }),
  ],
  { title: 'PasswordReset', description: '0: changed; any other result code says why not.' },
);

/** What became of a new password that a link in a message is for. */
export type PasswordReset = Static<typeof PasswordResetSchema>;

export const PasswordChangeSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0) }),
    strict({
      resultCode: Type.Enum([1, 2, 3, 4]),
      code: Type.Enum([
        'incorrectPassword',
        'lockedOut',
        'tokenInvalid',
        'passwordNotEncrypted',
        'passwordWeak',
        'passwordKnown',
        'passwordSame',
      ]),
      retryAfterMs: Type.Optional(count('Milliseconds until it is worth trying again.')),
    }),
  ],
  { title: 'PasswordChange', description: '0: changed; any other result code says why not.' },
);

/** What became of a new password. */
export type PasswordChange = Static<typeof PasswordChangeSchema>;
