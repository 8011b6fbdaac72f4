import { DATE_FILTERS } from '@lineboard/domain/lines/offering/date-filter';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { logAction } from '../../ground/session/log-action.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './BoardFilters.module.css';

/** Chooses the markets in the games' columns. */
export function MarketFilter() {
  const { t } = useTranslation();
  const teamTotals = useOffering((state) => state.teamTotals);
  const changeOffering = useOffering((state) => state.changeOffering);
  const showTeamTotals = (isOn: boolean): void => {
    if (isOn === teamTotals) return;
    changeOffering({ teamTotals: isOn });
    void logAction('teamTotals', isOn ? 'on' : 'off');
  };
  return (
    <div role="group" aria-label={t('board:markets')} className={classes['group']}>
      <Tab isChosen={!teamTotals} onChoose={() => showTeamTotals(false)}>
        {t('board:gameLines')}
      </Tab>
      <Tab isChosen={teamTotals} onChoose={() => showTeamTotals(true)}>
        {t('board:teamTotals')}
      </Tab>
    </div>
  );
}

/** Chooses when games begin. */
export function DateFilter() {
  const { t } = useTranslation();
  const dateFilter = useOffering((state) => state.dateFilter);
  const changeOffering = useOffering((state) => state.changeOffering);
  return (
    <div role="group" aria-label={t('board:dates')} className={classes['group']}>
      {DATE_FILTERS.map((filter) => (
        <Tab
          key={filter}
          isChosen={filter === dateFilter}
          onChoose={() => changeOffering({ dateFilter: filter })}
        >
          {t(`board:date.${filter}`)}
        </Tab>
      ))}
    </div>
  );
}

/** Switches the book's spotlight above them. */
export function SpotlightSwitch() {
  const { t } = useTranslation();
  const spotlight = useDeviceSettings((settings) => settings.spotlight);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  return (
    <button
      type="button"
      className={classes['switch']}
      aria-pressed={spotlight}
      onClick={() => changeSettings({ spotlight: !spotlight })}
    >
      <span className={classes['box']}>{spotlight && <Icon name="check" size={12} />}</span>
      {t('offering:spotlight')}
    </button>
  );
}
