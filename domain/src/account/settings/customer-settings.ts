import type { Static } from 'typebox';
import type {
  ChosenSettingsSchema,
  CustomerSettingsSchema,
  SettingsListsSchema,
} from './customer-settings.schema.ts';

/** All that a customer saves in the settings, by one call. */
export type CustomerSettings = Static<typeof CustomerSettingsSchema>;

/** The settings as the customer's page gets them. */
export type ChosenSettings = Static<typeof ChosenSettingsSchema>;

/** What may be chosen. */
export type SettingsLists = Static<typeof SettingsListsSchema>;

/** A form that is being filled in: null where nothing is chosen. */
export type SettingsDraft = { [Name in keyof CustomerSettings]: CustomerSettings[Name] | null };

/** VAL1-43 to VAL1-46, in the order in which the form is read. */
const NEEDED = ['webLanguage', 'priceType', 'favoriteSportSubType', 'defaultIntegration'] as const;

export type NeededSetting = (typeof NEEDED)[number];

/** What has to be chosen before the settings can be saved. */
export const listMissingSettings = (draft: SettingsDraft): NeededSetting[] =>
  NEEDED.filter((name) => draft[name] === null);
