import { Type } from 'typebox';
import { AccountCapsSchema } from '../../account/customer/account-caps.schema.ts';
import { emailField } from '../../account/sign-up/email.schema.ts';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { RestrictionSchema, WagerLimitSchema } from '../../account/customer/customer.schema.ts';
import { BOOK_CODES, LANGUAGE_ROWS, LANGUAGES } from '../../ground/language/languages.ts';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { OwnLimitSchema, TimeOutSchema } from '../../account/own-limits/own-limit.schema.ts';
import { PriceTypeSchema } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** Typed in any case, kept in upper case. */
export const customerIdField = () =>
  Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$', description: 'The customer’s id' });

/** More than zero, and at most the largest amount that can be entered elsewhere. */
export const paidCents = (description: string) =>
  integer(description, { minimum: 1, maximum: MAX_AMOUNT_CENTS });

export const limitCents = (description: string) =>
  integer(description, { minimum: 0, maximum: MAX_AMOUNT_CENTS });

export const noteField = () =>
  Type.String({ minLength: 1, maxLength: 500, description: 'Why, for the audit log' });

/** Terms of a customer that are set when the account is opened and may change later. */
export const TERMS = {
  agentId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$', description: 'The customer’s agent' }),
  store: Type.String({
    pattern: '^[a-z][a-z0-9-]{0,31}$',
    description: 'The store whose lines the customer sees',
  }),
  creditAcctFlag: Type.Boolean({ description: 'A credit customer; otherwise post-up' }),
  creditLimitCents: limitCents('What a credit customer may lose beyond the balance'),
  minimumWagerCents: limitCents('The smallest wager'),
  parlayMaxPayoutCents: limitCents('Most that a parlay or teaser may risk and win together'),
  roundRobinMaxBetCents: limitCents('Most that a round robin may risk'),
  roundRobinMaxPayoutCents: limitCents('Most that a round robin may pay'),
  contestMaxPayoutCents: limitCents('Most that a contest may pay'),
  ifBetMaxPayoutCents: limitCents('Most that an if bet may pay'),
  enableRifFlag: Type.Boolean({ description: 'May roll open wagers' }),
  email: emailField('Where the customer is written to; who reads mail there can choose a new password'),
  timeZone: Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$', description: 'E.g. America/New_York' }),
  webLanguage: Type.Enum([...BOOK_CODES], {
    description: LANGUAGES.map((language) => {
      const { bookCode, englishName } = LANGUAGE_ROWS[language];
      return `${bookCode} ${englishName}`;
    }).join(', '),
  }),
  priceType: Type.Enum([...PriceTypeSchema.enum], { description: 'A American, D decimal, F fractional' }),
  customerIsABot: Type.Boolean({
    description: 'Taken for a bot: every session, open ones too, passes the captcha before a bet',
  }),
  isOffline: Type.Boolean({ description: 'Looks around and never bets, as demo customers do' }),
  isAffiliate: Type.Boolean({ description: 'Brings customers' }),
  isAgent: Type.Boolean({ description: 'Signs in to the agent site, and never here' }),
  integrationId: orNull(Type.String({ pattern: '^[\\w.:@-]{1,64}$' }), {
    description: 'How integrations know the account',
  }),
};

const KeptLimitSchema = strict({ limitId: integer(), ...WagerLimitSchema.properties });

/** The customer's own answers from signing up. */
export const SIGN_UP_FIELDS = {
  signedUpAtMs: count('Wall clock.'),
  email: words(254),
  isEmailConfirmed: Type.Boolean(),
  country: words(80),
  state: orNull(words(80)),
  phone: orNull(words(80)),
  bornOn: words(10, 'E.g. `1990-03-31`.'),
};

/** `CustomerRecord`: a customer as an operator sees it. */
export const CustomerRecordSchema = strict(
  {
    customerId: words(80),
    agentId: words(80),
    store: words(80),
    currency: words(3),
    creditAcctFlag: Type.Boolean(),
    creditLimitCents: cents(),
    minimumWagerCents: cents(),
    ...AccountCapsSchema.properties,
    enableRifFlag: Type.Boolean(),
    isDemo: Type.Boolean(),
    email: orNull(words(254)),
    timeZone: words(80),
    webLanguage: words(80),
    priceType: PriceTypeSchema,
    customerIsABot: Type.Boolean(),
    isOffline: Type.Boolean(),
    isAffiliate: Type.Boolean(),
    isAgent: Type.Boolean(),
    integrationId: orNull(words(64)),
    createdAtMs: count('Wall clock.'),
    isClosed: Type.Boolean(),
    lockedUntilMs: orNull(
      count('Wall clock: until then somebody who typed wrong passwords may not try again; null: nobody.'),
    ),
    openWagers: count(),
    balance: BalanceFiguresSchema,
    restrictions: list(RestrictionSchema),
    limits: list(KeptLimitSchema),
    ownLimits: list(OwnLimitSchema, { description: 'Set by the customer.' }),
    timeOut: orNull(TimeOutSchema, { description: 'null: none is running.' }),
    signUp: orNull(
      strict({
        ...SIGN_UP_FIELDS,
        samePerson: list(words(80), {
          description:
            'Other accounts with two of this mail address, phone and birthday; they share time-outs.',
        }),
      }),
      { description: 'null: an operator opened the account.' },
    ),
  },
  { title: 'CustomerRecord' },
);
