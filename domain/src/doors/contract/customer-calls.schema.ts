import { Type } from 'typebox';
import { CaptchaTaskSchema } from '../../account/sign-in/captcha.schema.ts';
import {
  CustomerSettingsSchema,
  SettingsListsSchema,
  TeamsSchema,
} from '../../account/settings/customer-settings.schema.ts';
import { FavoriteMarkSchema, FavoritesSchema } from '../../account/settings/favorite.schema.ts';
import { PasswordChangeSchema } from '../../account/sign-in/password-change.schema.ts';
import { SELF_SERVICE_CODES } from '../../account/settings/self-service.ts';
import { PriceAcceptanceSchema } from '../../ground/price/price-acceptance.schema.ts';
import { DEFAULT_PRICE_ACCEPTANCE } from '../../ground/price/price-acceptances.ts';
import { PriceTypeSchema } from '../../ground/price/price.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { SchemasOf } from './call-schema.ts';
import type { CUSTOMER_CALLS } from './customer-calls.ts';
import { SEALED_PASSWORD } from './session-calls.schema.ts';

export const CUSTOMER_CALL_SCHEMAS = {
  changePriceType: {
    summary: 'How the customer reads prices',
    caller: 'customer',
    body: strict({ priceType: PriceTypeSchema }, { examples: [{ priceType: 'D' }] }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['forbidden'],
  },
  changePriceAcceptance: {
    summary: 'Which moved prices the customer takes unasked',
    description:
      'The slip of every device begins with it. Each ticket names the choice that it is sent with. The customer’s other pages ' +
      'are told.',
    caller: 'customer',
    body: strict(
      { priceAcceptance: PriceAcceptanceSchema },
      { examples: [{ priceAcceptance: DEFAULT_PRICE_ACCEPTANCE }] },
    ),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['forbidden'],
  },
  readSettingsLists: {
    summary: 'What may be chosen in the settings',
    description: 'Main sports are those of the caller’s store, integrations those that the caller may use.',
    caller: 'anyone',
    answers: { 200: SettingsListsSchema },
    refusals: [],
  },
  readTeams: {
    summary: 'Teams of a league, one of which may be the favorite',
    caller: 'anyone',
    query: strict({ sportType: words(80), sportSubType: words(80) }),
    answers: { 200: TeamsSchema },
    refusals: [],
  },
  saveSettings: {
    summary: 'All settings of the customer',
    description:
      'The customer’s other pages are told. `choiceUnavailable` names what can’t be chosen: a sport, team, time zone or integration ' +
      'that isn’t there.',
    caller: 'customer',
    body: CustomerSettingsSchema,
    bodyLimitBytes: 8_192,
    answers: { 204: null },
    refusals: ['choiceUnavailable', 'forbidden'],
  },
  markFavorite: {
    summary: 'List a league or a team before the others, or no longer',
    description:
      'What is marked must be offered; `choiceUnavailable` says that it isn’t. The customer’s other pages are told. Answers ' +
      'with all of them.',
    caller: 'customer',
    body: FavoriteMarkSchema,
    bodyLimitBytes: 1_024,
    answers: { 200: FavoritesSchema },
    refusals: ['choiceUnavailable', 'favoritesFull', 'forbidden'],
  },
  switchRestriction: {
    summary: 'A restriction that customers may put on themselves, and some of which they may take back',
    description: '`forbidden` when it isn’t theirs to take back. The customer’s other pages are told.',
    caller: 'customer',
    params: strict({ code: Type.Enum([...SELF_SERVICE_CODES]) }),
    body: strict({ isOn: Type.Boolean() }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['forbidden'],
  },
  beginCaptcha: {
    summary: 'What a customer who is taken for a bot does to pass the captcha',
    description:
      '`notFound` where there is nothing to pass. What is begun is of this session and can be passed once, within minutes.',
    caller: 'customer',
    answers: { 200: CaptchaTaskSchema },
    refusals: ['rateLimited', 'notFound'],
  },
  passCaptcha: {
    summary: 'Pass the captcha, for as long as the session lasts',
    description:
      '`tokenInvalid`: forged, used, of another session or too old; begin again. `unavailable`: the provider didn’t answer.',
    caller: 'customer',
    body: strict({ token: Type.String({ minLength: 1, maxLength: 4_096 }) }),
    bodyLimitBytes: 8_192,
    answers: { 204: null },
    refusals: ['rateLimited', 'tokenInvalid', 'unavailable'],
  },
  changePassword: {
    summary: 'A new password, for who knows the present one',
    description:
      'Both are encrypted with the same key. The customer’s other sessions end, and no other device is known any more. Refused ' +
      'with `rateLimited` when too many passwords are checked at once.',
    caller: 'customer',
    body: strict({ newPassword: Type.String({ minLength: 1, maxLength: 1_024 }), ...SEALED_PASSWORD }),
    bodyLimitBytes: 8_192,
    answers: { 200: PasswordChangeSchema },
    refusals: ['forbidden', 'rateLimited'],
  },
  logAction: {
    summary: 'One line of the customer action log',
    description: 'At most 2,000 lines in a day; then `rateLimited`.',
    caller: 'customer',
    body: strict(
      {
        action: Type.String({ minLength: 1, maxLength: 200 }),
        detail: Type.Optional(Type.String({ maxLength: 2_000 })),
      },
      { examples: [{ action: 'Search', detail: 'lions' }] },
    ),
    bodyLimitBytes: 16_384,
    answers: { 204: null },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof CUSTOMER_CALLS>;
