import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LiveCount } from '../offering/LiveCount.tsx';
import { useSlip } from '../slip/state/slip-store.ts';
import classes from './BottomBar.module.css';
import { Icon } from '../ui/Icon.tsx';
import { useShell } from '../ui/shell-store.ts';

/** The phone's way around the site. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const count = useSlip(({ items }) => items.length);
  const { isMenuOpen, isSlipOpen, changeShell } = useShell();
  return (
    <nav className={classes['bar']} aria-label={t('sections')}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: true }}>
        <Icon name="lines" />
        {t('lines')}
      </Link>
      <Link to="/" search={{ live: true }} activeOptions={{ exact: true, includeSearch: true }}>
        <Icon name="live" />
        <span>
          {t('live')} <LiveCount />
        </span>
      </Link>
      <button
        type="button"
        aria-expanded={isSlipOpen}
        onClick={() => changeShell({ isSlipOpen: !isSlipOpen, isMenuOpen: false })}
      >
        <span className={classes['withCount']}>
          <Icon name="slip" />
          {count > 0 && <span className={`${classes['count']} lb-figures`}>{count}</span>}
        </span>
        {t('slip')}
      </button>
      <Link to="/openBetsMobile" aria-label={t('openBets')}>
        <Icon name="openBets" />
        {t('openBetsShort')}
      </Link>
      <button
        type="button"
        aria-expanded={isMenuOpen}
        onClick={() => changeShell({ isMenuOpen: !isMenuOpen, isSlipOpen: false })}
      >
        <Icon name="menu" />
        {t('menu')}
      </button>
    </nav>
  );
}
