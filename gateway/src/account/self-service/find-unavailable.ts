import { isTimeZone } from '@lineboard/domain/ground/calendar/is-time-zone';
import type { ChosenSettings, CustomerSettings } from '@lineboard/domain/account/settings/customer-settings';
import { type Chooser, createSettingsLists, type ListParts } from './settings-lists.ts';

/** The settings whose values are looked up in a list. */
export type ListedSetting = 'timeZone' | 'favoriteSportSubType' | 'favoriteTeamId' | 'defaultIntegration';

/**
 * What was chosen and isn't there. A sport and a team that the account already has stay, in the months without
 * games, too.
 */
export const findUnavailable = (
  parts: ListParts,
  chooser: Chooser,
  before: ChosenSettings,
  settings: CustomerSettings,
): ListedSetting | null => {
  const { favoriteSportType: sport, favoriteSportSubType: subSport, favoriteTeamId: team } = settings;
  const lists = createSettingsLists(parts, chooser);
  const isSameSport = sport === before.favoriteSportType && subSport === before.favoriteSportSubType;
  const isOffered = lists.mainSports.some(
    ({ sportType, sportSubType }) => sportType === sport && sportSubType === subSport,
  );
  if (!isTimeZone(settings.timeZone)) return 'timeZone';
  if (!isOffered && !isSameSport) return 'favoriteSportSubType';
  const isSameTeam = isSameSport && team === before.favoriteTeamId;
  if (team !== null && !isSameTeam && !parts.offering.teams(chooser.store, sport, subSport).includes(team))
    return 'favoriteTeamId';
  return lists.integrations.some(({ route }) => route === settings.defaultIntegration)
    ? null
    : 'defaultIntegration';
};
