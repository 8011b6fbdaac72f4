import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './MenuAside.module.css';
import { SportsMenuSlot } from './SportsMenuSlot.tsx';

/** Desktop: the sports menu next to the board, folded away when its room is needed. */
export function MenuAside() {
  const { t } = useTranslation();
  const isCollapsed = useDeviceSettings((settings) => settings.menuCollapsed);
  const changeSettings = useDeviceSettings((settings) => settings.changeSettings);
  return (
    <nav className={classes['menu']} data-collapsed={isCollapsed} aria-label={t('shell:sportsMenu')}>
      <div className={classes['head']}>
        {!isCollapsed && <h2>{t('shell:sports')}</h2>}
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? t('shell:showMenu') : t('shell:hideMenu')}
          onClick={() => changeSettings({ menuCollapsed: !isCollapsed })}
        >
          <Icon name={isCollapsed ? 'right' : 'left'} size={16} />
        </button>
      </div>
      {!isCollapsed && (
        <div className={classes['scroll']}>
          <SportsMenuSlot />
        </div>
      )}
    </nav>
  );
}
