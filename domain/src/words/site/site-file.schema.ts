import { OTHER_LANGUAGES, type OtherLanguage } from '../../ground/language/languages.ts';
import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

const Title = Type.String({ minLength: 1, maxLength: 60 });

/** Replaces the neighboring words on pages in these languages. */
const InLanguages = strict(
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, Type.Optional(Title)])) as Readonly<
    Record<OtherLanguage, Type.TOptional<typeof Title>>
  >,
  {
    title: 'InLanguages',
    description: 'The same words in other languages of the page; where one is left out, the first are shown.',
  },
);

/** The address of another site; it must be one that nobody can change in transit. */
const Address = Type.String({
  maxLength: 2_000,
  pattern: '^https://[^\\s@"<>\\\\^`{|}/]+(/[^\\s"<>\\\\^`{|}]*)?$',
});

export const OwnMenuItemSchema = strict(
  {
    title: Title,
    titles: Type.Optional(InLanguages),
    href: orNull(Type.Union([Type.String({ maxLength: 200, pattern: '^/[\\w/-]*$' }), Address]), {
      description: 'A path of this site or an https address; null where `callback` says what happens.',
    }),
    restrictionCodes: list(words(20), {
      maxItems: 20,
      description: 'Each of them takes it away from a customer who has it.',
    }),
    sessionRequired: Type.Boolean({ description: 'Only for signed-in customers, and no demo ones.' }),
    hideChat: Type.Boolean({ description: 'The chat is out of its way.' }),
    callback: orNull(Type.Enum(['rules']), { description: '`rules` opens the rules over the page.' }),
  },
  { title: 'OwnMenuItem', description: 'A way that the operator put into the main menu.' },
);

/** An entry that the operator added to the main menu. */
export type OwnMenuItem = Static<typeof OwnMenuItemSchema>;

export const PhoneNumberSchema = strict(
  {
    label: Title,
    labels: Type.Optional(InLanguages),
    number: Type.String({ pattern: '^\\+?[0-9][0-9 ()./-]{2,29}$' }),
  },
  { title: 'PhoneNumber' },
);

export const ChatLinkSchema = strict(
  { label: Title, labels: Type.Optional(InLanguages), href: Address },
  { title: 'ChatLink' },
);

export const CacheVersionSchema = Type.String({
  pattern: '^[0-9]{1,20}$',
  description:
    'The version of what the sites of integrations keep of the book: when it changes, they load it again.',
});

/** A chat that the page shows, in a frame of another origin. */
const LiveChatSchema = strict(
  {
    provider: Title,
    address: Address,
    kind: Type.Enum(['frame', 'script'], {
      description:
        '`frame`: the address is a page; `script`: a script, which the book puts into an empty one.',
    }),
  },
  { title: 'LiveChat' },
);

/** `SiteConfiguration`: the operator's file about the site; fields that it leaves out are as in `NO_SITE_FILE`. */
export const SiteConfigurationSchema = strict(
  {
    phoneNumbers: list(PhoneNumberSchema, { maxItems: 10 }),
    chats: list(ChatLinkSchema, { maxItems: 5, description: 'Addresses of chats with the book.' }),
    liveChat: orNull(LiveChatSchema, {
      description: 'A chat on the page, of another company; loaded once the customer agrees.',
    }),
    agentSite: orNull(Address, { description: 'Where agents of the book sign in.' }),
    loginUrl: orNull(Address, { description: 'Where customers sign in, when it isn’t here.' }),
    affiliatesUrl: orNull(Address, { description: 'The site for affiliates.' }),
    cardAuthUrl: orNull(Address, { description: 'The site that authorizes cards.' }),
    cacheVersion: CacheVersionSchema,
    uiFlags: strict(
      {
        showsAffiliates: Type.Boolean({ description: 'The menu leads to the site for affiliates.' }),
        showsAgents: Type.Boolean({
          description: 'The page that customers sign in on leads to the site for agents.',
        }),
      },
      { description: 'Which of it pages show.' },
    ),
    menu: list(OwnMenuItemSchema, { maxItems: 20 }),
  },
  { title: 'SiteConfiguration' },
);

export const SiteFileSchema = Type.Partial(SiteConfigurationSchema, { additionalProperties: false });
