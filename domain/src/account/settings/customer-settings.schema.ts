import { Type } from 'typebox';
import { BOOK_CODES } from '../../ground/language/languages.ts';
import { PriceAcceptanceSchema } from '../../ground/price/price-acceptance.schema.ts';
import { PriceTypeSchema } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { BASEBALL_ACTION_TYPES, codeOfHomePage, HOME_PAGES } from './settings-choices.ts';

const named = (description: string) => words(80, description, { minLength: 1 });

const PitcherOptionSchema = Type.Enum([...BASEBALL_ACTION_TYPES], {
  description: 'listed: a bet has action only when the pitchers named start (HR-34).',
});
const HomePageSchema = Type.Enum(HOME_PAGES.map(codeOfHomePage));

/** `CustomerSettings`. */
export const CustomerSettingsSchema = strict(
  {
    webLanguage: Type.Enum([...BOOK_CODES]),
    webHomePage: HomePageSchema,
    favoriteSportType: named('One of the main sports.'),
    favoriteSportSubType: named('A league of the favorite sport.'),
    favoriteTeamId: orNull(named('A team of the favorite sport; null: none.')),
    webPitcherOption: PitcherOptionSchema,
    webRememberPassword: Type.Boolean({
      description: 'Browsers that the customer signs in with stay signed in. No password is kept.',
    }),
    timeZone: named('As `Intl` names it.'),
    priceType: PriceTypeSchema,
    defaultIntegration: words(200, 'Route of an available integration; / is the sportsbook.', {
      minLength: 1,
    }),
  },
  { title: 'CustomerSettings' },
);

export const ChosenSettingsSchema = strict(
  {
    webLanguage: words(80),
    webHomePage: orNull(HomePageSchema),
    webPitcherOption: PitcherOptionSchema,
    favoriteSportType: orNull(words(80)),
    favoriteSportSubType: orNull(words(80)),
    favoriteTeamId: orNull(words(80)),
    webRememberPassword: Type.Boolean(),
    defaultIntegration: orNull(words(200)),
    priceAcceptance: Type.Optional(
      orNull(PriceAcceptanceSchema, { description: 'Left out by older gateways.' }),
    ),
  },
  { description: 'What is kept of the settings besides the customer’s own fields; null: not chosen yet.' },
);

/** `SettingsLists`. */
export const SettingsListsSchema = strict(
  {
    languages: list(strict({ code: words(8) }), { description: 'Languages of the page.' }),
    homePages: list(strict({ name: words(40) }), { description: 'Pages that may be the first one.' }),
    baseballActionTypes: list(strict({ name: PitcherOptionSchema }), {
      description: 'What may be chosen for listed pitchers.',
    }),
    mainSports: list(strict({ sportType: words(80), sportSubType: words(80) }), {
      description: 'Leagues with games in the caller’s store.',
    }),
    timeZones: list(words(80), { description: 'IANA names.' }),
    integrations: list(strict({ name: words(80), route: words(200) }), {
      description: 'Those that are set up and that the customer may use, after the sportsbook itself.',
    }),
  },
  { title: 'SettingsLists', description: 'What may be chosen in the settings.' },
);

/** `Teams`. */
export const TeamsSchema = strict(
  { teams: list(words(80), { maxItems: 2_000 }) },
  { title: 'Teams', description: 'Teams of a league that have games now, by name.' },
);
