import { Type } from 'typebox';
import { PasswordResetSchema } from '../../account/sign-in/password-change.schema.ts';
import {
  SessionAnswerSchema,
  SessionLeftSchema,
  SignInAnswerSchema,
  TokenAnswerSchema,
  WatchPassAnswerSchema,
} from '../../account/sign-in/session-answer.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { SESSION_CALLS } from './session-calls.ts';

/** A password as it is sent: with the key of the token that it was encrypted with, or plain. */
export const SEALED_PASSWORD = {
  password: Type.String({ minLength: 1, maxLength: 1_024 }),
  key: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'The id of the token that the password is encrypted with; left out when it is plain.',
    }),
  ),
};

export const SESSION_CALL_SCHEMAS = {
  readSession: {
    summary: 'Tell who is asking',
    caller: 'anyone',
    answers: { 200: SessionAnswerSchema },
    refusals: [],
  },
  readWatchPass: {
    summary: 'A pass for the live socket at the edge',
    description:
      'The live worker asks for it when a gateway of `ROLE=watch` does. Refused with `unavailable` where no `WATCH_KEY` is set. ' +
      'While the database is away, who shows the pass of the same session in the header `lineboard-pass` gets it extended, ' +
      'for an hour after the session was last found at most.',
    caller: 'anyone',
    answers: { 200: WatchPassAnswerSchema },
    refusals: ['unavailable'],
  },
  issueLoginToken: {
    summary: 'A one-use key for the encrypted password',
    description: 'Sets a cookie that the key is bound to.',
    caller: 'anyone',
    answers: { 200: TokenAnswerSchema },
    refusals: [],
  },
  signIn: {
    summary: 'Sign in',
    description:
      'Sets the cookies `lb_session` and `lb_device` (`__Host-lb_…` on an https site). Refused with `rateLimited` when too many ' +
      'sign in at once. docs/protocol.md says how the password is sent.',
    caller: 'anyone',
    body: strict(
      {
        customerId: Type.String({ minLength: 1, maxLength: 48, pattern: '^[\\x21-\\x7e]+$' }),
        ...SEALED_PASSWORD,
      },
      { title: 'SignIn', examples: [{ customerId: 'DEMO1', password: 'demo1' }] },
    ),
    bodyLimitBytes: 8_192,
    answers: { 200: SignInAnswerSchema },
    refusals: ['rateLimited'],
  },
  signOut: {
    summary: 'Sign out',
    caller: 'anyone',
    namesPage: true,
    answers: { 204: null },
    refusals: [],
  },
  pingSession: {
    summary: 'Stay signed in',
    description:
      'Every `trackTimeMs` of the site’s settings. A session ends when the customer is idle, however often it is pinged, and at its absolute maximum. `dayTimeUp` when the time that its customer set for a day is up: all of the customer’s sessions end. Older gateways answer with 204 and nothing.',
    caller: 'anyone',
    namesPage: true,
    query: strict({
      idleMs: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 86_400_000,
          description: 'How long the customer has done nothing on this page; 0 when it isn’t said.',
        }),
      ),
    }),
    answers: { 200: SessionLeftSchema },
    refusals: ['unauthenticated', 'sessionEnded', 'dayTimeUp'],
  },
  requestPasswordReset: {
    summary: 'A link to choose a new password, by mail',
    description:
      'The answer is the same, and as quick, whether or not there is such an account. The link is good once, for 30 minutes. ' +
      'At most three an hour for each account, and 20 for each address, which is told by `rateLimited`. `notFound` for ' +
      'another book, and where no mail is sent.',
    caller: 'anyone',
    body: strict(
      {
        bookId: Type.String({ minLength: 1, maxLength: 32 }),
        account: Type.String({ minLength: 1, maxLength: 254, description: 'Customer id or mail address.' }),
      },
      { examples: [{ bookId: 'lineboard', account: 'maria@example.com' }] },
    ),
    bodyLimitBytes: 2_048,
    answers: { 204: null },
    refusals: ['rateLimited', 'notFound'],
  },
  redeemPasswordReset: {
    summary: 'A new password, for who has the link of a message',
    description:
      'All of the customer’s sessions end, and no device is known any more but this one. The password is sent as at sign-in ' +
      '(docs/protocol.md).',
    caller: 'anyone',
    body: strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), ...SEALED_PASSWORD }),
    bodyLimitBytes: 8_192,
    answers: { 200: PasswordResetSchema },
    refusals: ['rateLimited'],
  },
  signOutEverywhere: {
    summary: 'Sign out on all devices, and know none of them any more',
    caller: 'customer',
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof SESSION_CALLS>;
