import { type Static, Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { OwnFiguresSchema } from '../own-limits/own-limit.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { AgentFormSchema } from '../customer/agent-form.schema.ts';
import { BalanceFiguresSchema } from '../customer/balance-figures.schema.ts';
import { CustomerInfoSchema } from '../customer/customer.schema.ts';
import { PAGE_MARK_PATTERN } from './page-mark.ts';

export const SessionAnswerSchema = strict(
  {
    online: Type.Boolean({
      description: 'false for visitors, for demo customers and for who is set offline.',
    }),
    customer: orNull(CustomerInfoSchema),
    balance: orNull(BalanceFiguresSchema),
    page: Type.Optional(
      Type.String({
        pattern: PAGE_MARK_PATTERN,
        description:
          'The page sends it with its calls from now on, to say whose page it is. Left out for visitors, and by older gateways.',
      }),
    ),
  },
  {
    title: 'SessionAnswer',
    description: 'The person asking. A visitor is offline: no customer, no balance.',
  },
);

/** The person asking. A visitor is offline: no customer, no balance. */
export type SessionAnswer = Static<typeof SessionAnswerSchema>;

/** Why a sign-in is refused. */
export const SIGN_IN_REFUSALS = [
  'loginFailed',
  'passkeyInvalid',
  'lockedOut',
  'signInSlowed',
  'accountClosed',
  'deviceNotAuthorized',
  'dayTimeUp',
  'tokenInvalid',
  'passwordNotEncrypted',
] as const;

export const SignInAnswerSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0), session: SessionAnswerSchema }),
    strict({
      resultCode: Type.Enum([1, 2, 3]),
      code: Type.Enum([...SIGN_IN_REFUSALS]),
      retryAfterMs: Type.Optional(count('Milliseconds until it is worth trying again.')),
    }),
    strict({
      resultCode: Type.Literal(4),
      agentForm: orNull(AgentFormSchema, { description: 'null: the agent site isn’t set up.' }),
    }),
  ],
  {
    title: 'SignInAnswer',
    description:
      '0 is success, 4 an agent’s login, which opens nothing here; any other result code says why not.',
  },
);

/** Answer of sign-in: 0 success; any other code comes with a message code for the notice. */
export type SignInAnswer = Static<typeof SignInAnswerSchema>;

/** `TokenAnswer`. */
export const TokenAnswerSchema = strict(
  {
    resultMessage: words(64, 'The one-use key that the password is encrypted with.'),
    key: words(64, 'The same, to be sent along with the encrypted password.'),
  },
  { title: 'TokenAnswer' },
);

export const SessionLeftSchema = strict(
  {
    endsInMs: count('Milliseconds until the session ends when its customer does nothing from now on.'),
    canStay: Type.Boolean({
      description: 'Doing something on a page keeps it longer; false: it ends at its absolute maximum.',
    }),
  },
  { title: 'SessionLeft' },
);

/** How long a session still lasts. */
export type SessionLeft = Static<typeof SessionLeftSchema>;

export const WatchPassAnswerSchema = strict(
  {
    pass: words(2_048, 'It is said in the handshake of the live socket; empty for who has no session.'),
    renewInMs: count('Milliseconds after which another one should be asked for; it holds for longer.'),
  },
  { title: 'WatchPassAnswer' },
);

/** What opens the live socket of a gateway that can't ask the database. */
export type WatchPassAnswer = Static<typeof WatchPassAnswerSchema>;

export const AccountFiguresSchema = strict(
  {
    exposureCents: Type.Record(words(2_000), cents(), {
      description:
        'Base amounts at risk on open wagers by pick (HR-4); what they may win by picks together, and what the day’s may (HR-84).',
    }),
    balance: BalanceFiguresSchema,
    own: Type.Optional(
      orNull(OwnFiguresSchema, {
        description:
          'What the customer’s own limits leave; null: there are none. Left out by older gateways.',
      }),
    ),
  },
  { title: 'AccountFigures', description: 'What the slip needs to show limits before they are hit.' },
);

/** What the slip needs to show limits before they are hit. */
export type AccountFigures = Static<typeof AccountFiguresSchema>;
