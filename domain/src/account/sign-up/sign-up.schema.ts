import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** `SignUpChoices`. */
export const SignUpChoicesSchema = strict(
  {
    countries: list(words(2), { description: 'ISO 3166-1 alpha-2.' }),
    states: list(strict({ code: words(6), name: words(80) }), {
      description: 'The states of the United States, ISO 3166-2.',
    }),
    leastAge: count('Years that a customer has to be old.'),
  },
  { title: 'SignUpChoices' },
);

/** `SignUpAnswer`. */
export const SignUpAnswerSchema = Type.Union(
  [
    strict({
      resultCode: Type.Literal(0),
      customerId: words(80, 'The new account’s number.'),
      isOpen: Type.Boolean({ description: 'It can be signed in to; false: the book looks at it first.' }),
      isMailSent: Type.Boolean({ description: 'A mail with a link that confirms the mail address is sent.' }),
    }),
    strict({
      resultCode: Type.Literal(1),
      code: Type.Literal('signUpIncomplete'),
      field: words(20, 'The first that is missing or wrong.'),
    }),
    strict({
      resultCode: Type.Enum([3, 4]),
      code: Type.Enum(['tokenInvalid', 'passwordNotEncrypted', 'passwordWeak', 'passwordKnown']),
    }),
  ],
  {
    title: 'SignUpAnswer',
    description:
      '0: an account was opened. Nothing in it depends on who else has an account: a mail address may have several.',
  },
);
