import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { LiveSports } from '../../betting/offering/LiveSports.tsx';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import { DateFilter, MarketFilter, SpotlightSwitch } from './BoardFilters.tsx';
import classes from './BoardRail.module.css';
import { LeagueStrip } from './LeagueStrip.tsx';
import { MyGamesSlot } from './MyGamesSlot.tsx';
import { TeaserNote } from './TeaserNote.tsx';

/** Phone: the leagues and the book's spotlight in one scrolling row, and the filters of the board behind a button. */
export function BoardRail({ spotlight }: { spotlight: ReactNode }) {
  const isLive = useOffering((state) => state.onlyLive);
  return (
    <div className={classes['rail']} data-strip="">
      <div className={classes['row']}>
        <TeaserNote />
        {isLive ? (
          <>
            <LiveSports />
            <MarketFilter />
            <MyGamesSlot />
          </>
        ) : (
          <>
            <LeagueStrip isPhone />
            {spotlight}
          </>
        )}
      </div>
      {!isLive && <Filters />}
    </div>
  );
}

/** The current filters in words, as far as they differ from the defaults. */
const useChosen = (): string => {
  const { t } = useTranslation();
  const teamTotals = useOffering((state) => state.teamTotals);
  const dateFilter = useOffering((state) => state.dateFilter);
  return [
    ...(dateFilter === 'none' ? [] : [t(`board:date.${dateFilter}`)]),
    ...(teamTotals ? [t('board:teamTotals')] : []),
  ].join(' · ');
};

function Filters() {
  const { t } = useTranslation();
  const chosen = useChosen();
  const { isOpen, toggle, close, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div
      ref={area}
      className={classes['filters']}
      onKeyDown={closeOnEscape}
      onClick={({ target }) => {
        // A choice shows on the board: the panel must not stay in front of it.
        if (target instanceof Element && panel.current?.contains(target) === true) close();
      }}
    >
      <button
        type="button"
        className={classes['opener']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={chosen === '' ? t('board:filters') : t('board:filtersChosen', { chosen })}
        data-chosen={chosen !== ''}
        onClick={toggle}
      >
        <Icon name="filter" size={16} />
        {chosen !== '' && <span>{chosen}</span>}
      </button>
      <div ref={panel} id={panelId} className={classes['panel']} hidden={!isOpen}>
        <MarketFilter />
        <DateFilter />
        <SpotlightSwitch />
        <MyGamesSlot />
      </div>
    </div>
  );
}
