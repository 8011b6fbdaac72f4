import { Type } from 'typebox';
import { IdentityAnswerSchema } from '../../account/sign-in/identity-answer.schema.ts';
import {
  OwnPasskeySchema,
  PasskeyAssertionSchema,
  PasskeyListSchema,
  PasskeyNameSchema,
  PasskeyOfferSchema,
  PasskeyQuestionSchema,
  PasskeyRegistrationSchema,
} from '../../account/sign-in/passkey.schema.ts';
import { SignInAnswerSchema } from '../../account/sign-in/session-answer.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { PASSKEY_CALLS } from './passkey-calls.ts';
import { SEALED_PASSWORD } from './session-calls.schema.ts';

const PasskeyIdText = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

const BODY_LIMIT_BYTES = 16_384;

export const PASSKEY_CALL_SCHEMAS = {
  readPasskeys: {
    summary: 'The customer’s passkeys',
    caller: 'customer',
    answers: { 200: PasskeyListSchema },
    refusals: [],
  },
  offerPasskey: {
    summary: 'What a browser needs to make a new passkey',
    description: 'Holds once, for five minutes and this session.',
    caller: 'customer',
    asksIdentity: true,
    answers: { 200: PasskeyOfferSchema },
    refusals: ['forbidden', 'tooManyPasskeys'],
  },
  addPasskey: {
    summary: 'Keep the public key of a new passkey',
    description: 'The customer is told in the inbox, and by mail.',
    caller: 'customer',
    asksIdentity: true,
    body: strict({ registration: PasskeyRegistrationSchema }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answers: { 200: OwnPasskeySchema },
    refusals: ['forbidden', 'tooManyPasskeys', 'passkeyInvalid', 'tokenInvalid'],
  },
  renamePasskey: {
    summary: 'Name a passkey',
    description: '`notFound` when the customer has none of this id.',
    caller: 'customer',
    params: strict({ passkeyId: PasskeyIdText }),
    body: strict({ name: PasskeyNameSchema }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['forbidden', 'notFound'],
  },
  removePasskey: {
    summary: 'Remove a passkey, and end the other sessions that began with it',
    description:
      'The password stays. The customer is told in the inbox, and by mail. `notFound` when the customer has none of this id.',
    caller: 'customer',
    asksIdentity: true,
    params: strict({ passkeyId: PasskeyIdText }),
    answers: { 204: null },
    refusals: ['forbidden', 'notFound'],
  },
  askPasskey: {
    summary: 'What a browser asks a passkey to sign in',
    description: 'Holds once, for five minutes, in the browser that has its cookie (`lb_passkey`).',
    caller: 'anyone',
    answers: { 200: PasskeyQuestionSchema },
    refusals: [],
  },
  signInWithPasskey: {
    summary: 'Sign in with a passkey',
    description:
      'It answers as `signIn` does, and is counted with it. `tokenInvalid`: the question was used, too old or another browser’s.',
    caller: 'anyone',
    body: strict({ assertion: PasskeyAssertionSchema }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answers: { 200: SignInAnswerSchema },
    refusals: ['rateLimited'],
  },
  confirmIdentity: {
    summary: 'Show once more who is asking, by password',
    description:
      'For ten minutes this session may make calls that are otherwise refused with `confirmIdentity`. Signing in counts as ' +
      'well; a session that a remembered device began doesn’t. docs/protocol.md says how the password is sent.',
    caller: 'customer',
    body: strict(SEALED_PASSWORD),
    bodyLimitBytes: 8_192,
    answers: { 200: IdentityAnswerSchema },
    refusals: ['rateLimited'],
  },
  askOwnPasskey: {
    summary: 'What a browser asks the customer’s passkeys to show who is asking',
    description: 'Holds once, for five minutes and this session.',
    caller: 'customer',
    answers: { 200: PasskeyQuestionSchema },
    refusals: [],
  },
  confirmWithPasskey: {
    summary: 'Show once more who is asking, by a passkey of the customer’s',
    description: 'It does what `confirmIdentity` does, and is counted with it.',
    caller: 'customer',
    body: strict({ assertion: PasskeyAssertionSchema }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answers: { 200: IdentityAnswerSchema },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof PASSKEY_CALLS>;
