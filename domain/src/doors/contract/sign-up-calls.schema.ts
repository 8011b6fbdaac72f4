import { Type } from 'typebox';
import { LANGUAGES } from '../../ground/language/languages.ts';
import { SignUpAnswerSchema, SignUpChoicesSchema } from '../../account/sign-up/sign-up.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { SchemasOf } from './call-schema.ts';
import { SEALED_PASSWORD } from './session-calls.schema.ts';
import type { SIGN_UP_CALLS } from './sign-up-calls.ts';

export const SIGN_UP_CALL_SCHEMAS = {
  readSignUpChoices: {
    summary: 'What the form for a new account asks for',
    description: '`notFound` in a book where people can’t open accounts themselves (`SIGN_UP`).',
    caller: 'anyone',
    answers: { 200: SignUpChoicesSchema },
    refusals: ['notFound'],
  },
  createAccount: {
    summary: 'A new account, for anybody',
    description:
      'Both passwords are encrypted with the same key, as at sign-in (docs/protocol.md). The answer is the same no matter who else has ' +
      'an account. At most five an hour from one address. `notFound` as above.',
    caller: 'anyone',
    body: strict(
      {
        email: words(254),
        emailAgain: words(254, 'The same, typed once more.'),
        ...SEALED_PASSWORD,
        passwordAgain: Type.String({
          minLength: 1,
          maxLength: 1_024,
          description: 'The same, typed once more.',
        }),
        country: words(2),
        state: words(6, 'Only for the United States.'),
        phone: words(40, 'Digits.'),
        bornOn: words(10),
        hasAgreed: Type.Boolean({
          description: 'The customer agrees to the rules and to the use of the data.',
        }),
        language: Type.Enum([...LANGUAGES]),
      },
      { title: 'SignUp' },
    ),
    bodyLimitBytes: 8_192,
    answers: { 200: SignUpAnswerSchema },
    refusals: ['rateLimited', 'notFound'],
  },
  confirmMailAddress: {
    summary: 'That a new account’s mail address is its customer’s, by the link of a message',
    caller: 'anyone',
    body: strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['resetLinkInvalid'],
  },
} as const satisfies SchemasOf<typeof SIGN_UP_CALLS>;
