import type { SettingsLists } from '@lineboard/domain/account/settings/customer-settings';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldFaults } from './field-faults.ts';
import type { DraftOfSettings } from './use-settings-draft.ts';
import { useTeams } from './use-teams.ts';

interface FavoriteFieldsProps {
  lists: SettingsLists;
  draft: DraftOfSettings;
  faults: FieldFaults;
}

type MainSport = SettingsLists['mainSports'][number];

const keyOf = ({ sportType, sportSubType }: MainSport): string => `${sportType}/${sportSubType}`;

/** The favorite sport, from the main sports, and one of its teams. A favorite that has no games now stays. */
export function FavoriteFields({ lists, draft, faults }: FavoriteFieldsProps) {
  const { t } = useTranslation();
  const { values, change } = draft;
  const { favoriteSportType: sportType, favoriteSportSubType: sportSubType, favoriteTeamId: team } = values;
  const kept = sportType === null || sportSubType === null ? null : { sportType, sportSubType };
  const isListed = kept !== null && lists.mainSports.some((sport) => keyOf(sport) === keyOf(kept));
  const sports = kept === null || isListed ? lists.mainSports : [kept, ...lists.mainSports];
  const found = useTeams(sportType, sportSubType);
  const teams = team === null || found.includes(team) ? found : [team, ...found];
  return (
    <>
      <ChoiceField
        name="favoriteSportSubType"
        label={t('settings:favoriteSport')}
        value={kept === null ? null : keyOf(kept)}
        options={groupSports(sports).map(([group, ofGroup]) => ({
          group: t(`sport:${group}`, { defaultValue: group }),
          items: ofGroup.map((sport) => ({
            value: keyOf(sport),
            label: t(`league:${sport.sportSubType}`, { defaultValue: sport.sportSubType }),
          })),
        }))}
        fault={faults.get('favoriteSportSubType')}
        onChoose={(value) => {
          const chosen = sports.find((sport) => keyOf(sport) === value);
          change({
            favoriteSportType: chosen?.sportType ?? null,
            favoriteSportSubType: chosen?.sportSubType ?? null,
            favoriteTeamId: null,
          });
        }}
      />
      <ChoiceField
        name="favoriteTeamId"
        label={t('settings:favoriteTeam')}
        value={team}
        none={t('settings:noTeam')}
        options={teams.map((name) => ({ value: name, label: name }))}
        fault={faults.get('favoriteTeamId')}
        onChoose={(favoriteTeamId) => change({ favoriteTeamId })}
      />
    </>
  );
}

const groupSports = (sports: readonly MainSport[]): Array<[string, MainSport[]]> => {
  const groups = new Map<string, MainSport[]>();
  for (const sport of sports) groups.set(sport.sportType, [...(groups.get(sport.sportType) ?? []), sport]);
  return [...groups];
};
