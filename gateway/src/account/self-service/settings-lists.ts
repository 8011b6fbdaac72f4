import type { Restriction } from '@lineboard/domain/account/customer/customer.schema';
import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { BOOK_CODES } from '@lineboard/domain/ground/language/languages';
import { isOpenTo } from '@lineboard/domain/words/site/main-menu';
import {
  BASEBALL_ACTION_TYPES,
  HOME_PAGES,
  SPORTSBOOK_ROUTE,
} from '@lineboard/domain/account/settings/settings-choices';
import { INTEGRATIONS, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';

/** The calls of the settings. */
export interface OfferedSports {
  menu(store: string): SportMenuItem[];
  /** The teams of a league that has games, sorted by name. */
  teams(store: string, sportType: string, sportSubType: string): string[];
}

/** The customer that something may be chosen for. */
export interface Chooser {
  store: string;
  restrictions: readonly Restriction[];
}

export interface ListParts {
  /** Those that are set up. */
  integrations: readonly IntegrationName[];
  offering: OfferedSports;
}

const TIME_ZONES: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** CALL1-44 to CALL1-49: what may be chosen. */
export const createSettingsLists = (
  { integrations, offering }: ListParts,
  { store, restrictions }: Chooser,
): SettingsLists => ({
  languages: BOOK_CODES.map((code) => ({ code })),
  homePages: HOME_PAGES.map((name) => ({ name })),
  baseballActionTypes: BASEBALL_ACTION_TYPES.map((name) => ({ name })),
  mainSports: offering
    .menu(store)
    .filter(({ type }) => type === 'G')
    .flatMap(({ sportType, subSports }) =>
      subSports.map(({ sportSubType }) => ({ sportType, sportSubType })),
    ),
  timeZones: TIME_ZONES,
  integrations: [
    { name: 'sportsbook', route: SPORTSBOOK_ROUTE },
    ...INTEGRATIONS.filter(
      ({ name, isInMenu, restrictionCodes }) =>
        isInMenu && integrations.includes(name) && isOpenTo(restrictionCodes, { restrictions }),
    ).map(({ name, path }) => ({ name, route: path })),
  ],
});
