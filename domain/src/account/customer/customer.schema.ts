import { type Static, Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { RealityCheckSchema, TimeOutSchema } from '../own-limits/own-limit.schema.ts';
import { PriceTypeSchema } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { AccountCapsSchema } from './account-caps.schema.ts';
import { ChosenSettingsSchema } from '../settings/customer-settings.schema.ts';
import { FavoritesSchema } from '../settings/favorite.schema.ts';
import type { AccountCaps } from './account-caps.ts';

export const RestrictionSchema = strict(
  {
    code: words(80),
    params: Type.Record(words(80), Type.Number(), {
      description: 'E.g. MaxSpreadPoints of the money line restrictions.',
    }),
  },
  { title: 'Restriction' },
);
export type Restriction = Static<typeof RestrictionSchema>;

export const WagerLimitSchema = strict(
  {
    sportType: orNull(words(80)),
    sportSubType: orNull(words(80)),
    periodNumber: orNull(bookNumber()),
    limitType: orNull(Type.Enum(['S', 'M', 'L', 'E', 'C', 'P', 'T']), {
      description:
        'S spread, M money line, L total, E team total, C contest; P parlay and T teaser, whose limit is on the risk.',
    }),
    maxBaseCents: cents(),
  },
  {
    title: 'WagerLimit',
    description:
      'A limit on the base amount (HR-4); null stands for “any”. The most specific row that matches counts.',
  },
);

/** A limit on the base amount (HR-4); null stands for "any". The most specific row that matches counts. */
export type WagerLimit = Static<typeof WagerLimitSchema>;

/** The key for looking up a limit. Contests have no period; their two menu levels stand for sport and sub-sport. */
export interface LimitSubject {
  sportType: string;
  sportSubType: string;
  periodNumber: number | null;
  limitType: NonNullable<WagerLimit['limitType']>;
}

export const CustomerInfoSchema = strict(
  {
    customerId: words(80),
    agentId: words(80, 'The agent whose customer this is.'),
    store: words(80, 'The store whose lines the customer sees.'),
    currency: words(80, 'Three letters.'),
    priceType: PriceTypeSchema,
    creditAcctFlag: Type.Boolean({ description: 'true: credit customer; false: post-up.' }),
    creditLimitCents: cents(),
    isDemo: Type.Boolean({ description: 'Looks around and never bets.' }),
    isOffline: Type.Optional(
      Type.Boolean({ description: 'Set offline by the book: looks around and never bets.' }),
    ),
    customerIsABot: Type.Optional(
      Type.Boolean({ description: 'Taken for a bot: passes the captcha before betting.' }),
    ),
    customerIsABotRecaptchaValidated: Type.Optional(
      Type.Boolean({ description: 'The captcha was passed in this session.' }),
    ),
    isAffiliate: Type.Optional(Type.Boolean()),
    integrationId: Type.Optional(
      orNull(words(64), { description: 'How integrations know the account; null: by its own id.' }),
    ),
    enableRifFlag: Type.Boolean({ description: 'Rolling if bets are allowed.' }),
    showBetSlipInWebSite: Type.Boolean({
      description: 'The slip stays when the page changes, on a phone, too.',
    }),
    mustChangePassword: Type.Optional(
      Type.Boolean({ description: 'Signed in with a password that somebody else made.' }),
    ),
    minimumWagerCents: cents('The smallest risk.'),
    ...AccountCapsSchema.properties,
    timeZone: words(80, 'IANA name.'),
    restrictions: list(RestrictionSchema),
    limits: list(WagerLimitSchema),
    commentsForCustomer: orNull(words(10_000), {
      description: 'What the book has to say to the customer; null: nothing.',
    }),
    commentsWrittenAtMs: Type.Optional(orNull(count('Wall clock: names the comment.'))),
    commentsExpireAtMs: Type.Optional(
      orNull(count('Wall clock: from then on the comment isn’t shown; null: it doesn’t expire.')),
    ),
    commentsHidden: Type.Optional(Type.Boolean({ description: 'The customer has put the comment away.' })),
    realityCheckMinutes: Type.Optional(RealityCheckSchema),
    isTimeLimited: Type.Optional(
      Type.Boolean({ description: 'The customer has limited the time of a day.' }),
    ),
    timeOut: Type.Optional(orNull(TimeOutSchema, { description: 'null: none is running.' })),
    newMessagesCount: Type.Optional(count('Unread messages in the inbox.')),
    settings: ChosenSettingsSchema,
    favorites: Type.Optional(FavoritesSchema.properties.favorites),
    maySuggestTexts: Type.Optional(
      Type.Boolean({ description: 'The learning mode is open to the customer.' }),
    ),
  },
  { title: 'CustomerInfo' },
);

/** What the customer's own browser may know of the customer. */
export type CustomerInfo = Static<typeof CustomerInfoSchema>;

/** What of a customer every bet is judged by: the same figures in the slip and at the gateway. */
export type BettingProfile = Pick<
  CustomerInfo,
  | 'currency'
  | 'creditAcctFlag'
  | 'enableRifFlag'
  | 'minimumWagerCents'
  | keyof AccountCaps
  | 'restrictions'
  | 'limits'
>;
