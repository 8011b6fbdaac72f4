import { type NestedSport, nestSportMenu } from '@lineboard/domain/lines/offering/nest-sport-menu';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import { loadMenu } from './keep-offering.ts';
import { FavoriteLines } from './FavoriteLines.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { MenuLeague } from './MenuLeague.tsx';
import { useOffering } from './offering-store.ts';
import classes from './SportsMenu.module.css';

/** The key under which devices remember it. */
const keyOf = ({ sportType }: NestedSport): string => `G.${sportType}`;

/** The arrows go from one line of the menu to the next, and from a line to its star and back. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const isStar = event.target.matches('[data-star]');
  const line = isStar ? event.target.previousElementSibling : event.target;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled:not([data-star])')];
  const at = lines.findIndex((one) => one === line);
  const star = isStar ? null : event.target.nextElementSibling;
  const next = new Map<string, Element | null | undefined>([
    ['ArrowDown', lines[at + 1]],
    ['ArrowUp', lines[at - 1]],
    ['ArrowRight', star?.matches('[data-star]') === true ? star : null],
    ['ArrowLeft', isStar ? line : null],
  ]).get(event.key);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

/** Everything offered, as a tree of sports and leagues; only one sport is open at a time. */
export function SportsMenu() {
  const { t } = useTranslation();
  const menu = useOffering((state) => state.menu);
  const menuError = useOffering((state) => state.menuError);
  const selectedSports = useDeviceSettings((settings) => settings.selectedSports);
  const sports = useMemo(() => nestSportMenu(menu ?? []), [menu]);

  if (menu === null)
    return menuError === null ? (
      <div aria-busy="true" aria-label={t('offering:loading')} className={classes['skeleton']}>
        {Array.from({ length: 8 }, (_, at) => (
          <span key={at} />
        ))}
      </div>
    ) : (
      <div role="alert" className={classes['failed']}>
        {t('offering:menuFailed')}
        <button type="button" onClick={() => void loadMenu()}>
          {t('offering:retry')}
        </button>
      </div>
    );
  if (menu.length === 0) return <p className={classes['failed']}>{t('offering:nothingOffered')}</p>;

  const open = selectedSports[0] ?? keyOf(sports[0]!);
  return (
    <ul className={classes['menu']} onKeyDown={moveFocus}>
      <FavoriteLines sports={sports} />
      {sports.map((sport) => (
        <li key={sport.sportType}>
          {sport.leagues.length === 1 ? (
            <MenuLeague league={sport.leagues[0]!} sportType={sport.sportType} />
          ) : (
            <Sport sport={sport} isOpen={keyOf(sport) === open} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A sport with several leagues: it unfolds to them. */
function Sport({ sport, isOpen }: { sport: NestedSport; isOpen: boolean }) {
  const { t } = useTranslation();
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  const { sportType, leagues } = sport;
  return (
    <>
      <button
        type="button"
        className={classes['sport']}
        aria-expanded={isOpen}
        onClick={() => changeSettings({ selectedSports: [isOpen ? '' : keyOf(sport)] })}
      >
        <SportIcon group={sportType} />
        <span className={classes['name']}>{t(`sport:${sportType}`, { defaultValue: sportType })}</span>
        <MenuCounts leagues={leagues} />
        <span className={classes['arrow']} data-open={isOpen}>
          <Icon name="down" size={14} />
        </span>
      </button>
      {isOpen && (
        <ul>
          {leagues.map((league) => (
            <li key={league.topic}>
              <MenuLeague league={league} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
