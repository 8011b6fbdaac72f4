import type { SportMenuItem, SubSportMenuItem } from '@lineboard/domain/offering/sport-menu';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../device/device-settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { SportIcon } from '../ui/SportIcon.tsx';
import { loadMenu } from './keep-offering.ts';
import { useOffering } from './offering-store.ts';
import classes from './SportsMenu.module.css';
import { useChooseLeague } from './use-choose-league.ts';

const keyOf = ({ type, sportType }: SportMenuItem): string => `${type}.${sportType}`;

/** A sport with games and contests stands in the menu twice; the name alone would not tell them apart. */
const hasGames = (menu: readonly SportMenuItem[], sportType: string): boolean =>
  menu.some((item) => item.type === 'G' && item.sportType === sportType);

/** All that is offered, as a tree of sports and leagues; one sport stands open at a time. */
export function SportsMenu() {
  const { t } = useTranslation('offering');
  const menu = useOffering((state) => state.menu);
  const menuError = useOffering((state) => state.menuError);
  const selectedSports = useDeviceSettings((settings) => settings.selectedSports);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);

  if (menu === null)
    return menuError === null ? (
      <div aria-busy="true" aria-label={t('loading')} className={classes['skeleton']}>
        {Array.from({ length: 8 }, (_, at) => (
          <span key={at} />
        ))}
      </div>
    ) : (
      <div role="alert" className={classes['failed']}>
        {t('menuFailed')}
        <button type="button" onClick={() => void loadMenu()}>
          {t('retry')}
        </button>
      </div>
    );
  if (menu.length === 0) return <p className={classes['failed']}>{t('nothingOffered')}</p>;

  const open = selectedSports[0] ?? keyOf(menu[0]!);
  return (
    <ul className={classes['menu']}>
      {menu.map((item) => {
        const key = keyOf(item);
        const isOpen = key === open;
        return (
          <li key={key}>
            <button
              type="button"
              className={classes['sport']}
              aria-expanded={isOpen}
              onClick={() => changeSettings({ selectedSports: [isOpen ? '' : key] })}
            >
              <SportIcon group={item.sportType} />
              <span className={classes['name']}>
                {t(`sport:${item.sportType}`, { defaultValue: item.sportType })}
              </span>
              {item.type === 'C' && hasGames(menu, item.sportType) && (
                <span className={classes['kind']}>{t('contests')}</span>
              )}
              <span className={classes['count']}>
                {item.subSports.reduce((sum, { count }) => sum + count, 0)}
              </span>
              <span className={classes['arrow']} data-open={isOpen}>
                <Icon name="down" size={14} />
              </span>
            </button>
            {isOpen && (
              <ul>
                {item.subSports.map((subSport) => (
                  <SubSport key={subSport.topic} subSport={subSport} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A league: chosen it stands on the board, chosen again it is taken off. */
function SubSport({ subSport }: { subSport: SubSportMenuItem }) {
  const { t } = useTranslation('offering');
  const { topic, sportSubType, count } = subSport;
  const isWhole = useOffering((state) =>
    state.leagues.some((league) => league.topic === topic && league.onlyContests === null),
  );
  const isLive = useOffering((state) => state.onlyLive);
  const chooseLeague = useChooseLeague();
  const dropLeague = useOffering((state) => state.dropLeague);
  const toggle = (): void => {
    // In the Live section the chosen leagues are out of sight: none is dropped unseen.
    if (isWhole && !isLive) dropLeague(topic);
    else chooseLeague(topic);
  };
  return (
    <li>
      <button type="button" className={classes['league']} aria-pressed={isWhole} onClick={toggle}>
        <span className={classes['mark']} aria-hidden="true">
          {isWhole && <Icon name="check" size={14} />}
        </span>
        <span className={classes['name']}>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</span>
        <span className={classes['count']}>{count}</span>
      </button>
    </li>
  );
}
