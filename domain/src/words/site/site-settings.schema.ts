import { type Static, Type } from 'typebox';
import { HouseRulesSchema } from '../../ground/house-rules/house-rules.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { INTEGRATION_NAMES } from '../../ground/integration/integrations.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import {
  CacheVersionSchema,
  ChatLinkSchema,
  OwnMenuItemSchema,
  PhoneNumberSchema,
} from './site-file.schema.ts';

export const SiteSettingsSchema = strict(
  {
    bookId: words(80),
    bookName: words(80),
    trackTimeMs: count('Interval of the session ping, milliseconds (TrackTime).'),
    encryptPasswords: Type.Boolean({ description: 'Sign-in sends the password encrypted.' }),
    sendsMail: Type.Boolean({ description: 'A forgotten password can be replaced by a link in a message.' }),
    signUp: Type.Optional(
      Type.Enum(['closed', 'open', 'approve'], {
        description: 'Whether people may open accounts themselves; approve: the book looks at them first.',
      }),
    ),
    hasServiceWorker: Type.Optional(
      Type.Boolean({
        description:
          'Whether the page keeps its own files for a time without a network; false: it takes away what it kept.',
      }),
    ),
    defaultStore: words(80),
    initialLeague: orNull(words(200), {
      description: '`sport/subSport` shown when nothing was bookmarked; null: none.',
    }),
    quickAmountsCents: list(cents(), {
      maxItems: 20,
      description: 'Amounts that the slip enters at a press.',
    }),
    rules: HouseRulesSchema,
    ticketPassword: Type.Boolean({
      description: 'Every ticket asks for the password; customers with MOVER are asked anyway.',
    }),
    liveDelayMs: count('HR-44, milliseconds.'),
    liveDelays: Type.Optional(
      list(strict({ sportType: words(80), delayMs: count('HR-44, milliseconds.') }), {
        maxItems: 100,
        description: 'The sports that wait another time; left out by older gateways.',
      }),
    ),
    integrations: list(Type.Enum([...INTEGRATION_NAMES]), {
      maxItems: INTEGRATION_NAMES.length,
      description: 'Those that are set up.',
    }),
    phoneNumbers: list(PhoneNumberSchema, {
      maxItems: 10,
      description: 'Each a label, in each language, and the number.',
    }),
    chats: list(ChatLinkSchema, {
      maxItems: 5,
      description: 'Chats with the book: each a label, in each language, and the address.',
    }),
    liveChat: Type.Optional(
      orNull(
        strict({
          provider: words(80),
          frame: words(2_000, 'What the frame shows.'),
          source: words(2_000, 'What the provider has to answer for it to work.'),
        }),
        { description: 'A chat on the page, loaded once the customer agrees.' },
      ),
    ),
    agentSite: orNull(words(2_000), { description: 'Where agents of the book sign in.' }),
    loginUrl: orNull(words(2_000), { description: 'Where customers sign in, when it isn’t here.' }),
    affiliatesUrl: orNull(words(2_000), {
      description: 'The site for affiliates, where the menu leads there.',
    }),
    cardAuthUrl: Type.Optional(orNull(words(2_000), { description: 'The site that authorizes cards.' })),
    cacheVersion: Type.Optional(CacheVersionSchema),
    menu: list(OwnMenuItemSchema, {
      maxItems: 20,
      description: 'The operator’s own ways; those to integrations are read off `integrations`.',
    }),
    slider: Type.Optional(
      Type.Enum(['none', 'desk', 'everywhere'], {
        description:
          'Where room is kept for images above the board: nowhere, everywhere but on a phone, on a phone too.',
      }),
    ),
    demoLogins: list(
      strict({
        customerId: words(80),
        password: words(80),
        kind: Type.Enum(['credit', 'postUp', 'ownLimits', 'timeOut', 'bot', 'affiliate', 'agent'], {
          description:
            'What there is to see: credit and post-up customers, one with own limits, one in a time-out, one taken for a bot, an affiliate, an agent.',
        }),
      }),
      { maxItems: 20, description: 'Only a demo book has any.' },
    ),
  },
  { title: 'SiteSettings', description: 'What the page must know of the book before anybody signs in.' },
);

/** What the page must know of the book before anybody signs in. Never a secret. */
export type SiteSettings = Static<typeof SiteSettingsSchema>;
