import { DATE_FILTERS } from '@lineboard/domain/offering/date-filter';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../offering/offering-store.ts';
import { logAction } from '../session/log-action.ts';
import { useDeviceSettings } from '../device/device-settings.ts';
import classes from './BoardToolbar.module.css';
import { TeaserNote } from './TeaserNote.tsx';

/** When games begin, which of their markets the columns show, and whether the book's own choice stands above them. */
export function BoardToolbar() {
  const { t } = useTranslation('board');
  const dateFilter = useOffering((state) => state.dateFilter);
  const teamTotals = useOffering((state) => state.teamTotals);
  const isLive = useOffering((state) => state.onlyLive);
  const changeOffering = useOffering((state) => state.changeOffering);
  const spotlight = useDeviceSettings((settings) => settings.spotlight);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  const showTeamTotals = (isOn: boolean): void => {
    if (isOn === teamTotals) return;
    changeOffering({ teamTotals: isOn });
    void logAction('teamTotals', isOn ? 'on' : 'off');
  };
  return (
    <div className={classes['toolbar']}>
      <TeaserNote />
      <div role="group" aria-label={t('markets')} className={classes['group']}>
        <button type="button" aria-pressed={!teamTotals} onClick={() => showTeamTotals(false)}>
          {t('gameLines')}
        </button>
        <button type="button" aria-pressed={teamTotals} onClick={() => showTeamTotals(true)}>
          {t('teamTotals')}
        </button>
      </div>
      {!isLive && (
        <div role="group" aria-label={t('dates')} className={classes['group']}>
          {DATE_FILTERS.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === dateFilter}
              onClick={() => changeOffering({ dateFilter: filter })}
            >
              {t(`board:date.${filter}`)}
            </button>
          ))}
        </div>
      )}
      {!isLive && (
        <div role="group" aria-label={t('offering:spotlight')} className={classes['group']}>
          <button
            type="button"
            aria-pressed={spotlight}
            onClick={() => changeSettings({ spotlight: !spotlight })}
          >
            {t('offering:spotlight')}
          </button>
        </div>
      )}
    </div>
  );
}
