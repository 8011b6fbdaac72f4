import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import classes from './BottomBar.module.css';
import { BOTTOM_BAR_ID } from '../../ground/ui/focus-parts.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePage, usePageLinks } from '../../ground/ui/use-pages.ts';
import { PageLinks } from './PageLinks.tsx';

/** The slip is within reach of the thumb: in the middle of the bar that every page has. */
const BEFORE_SLIP = 2;

/** The phone's navigation bar. */
export function BottomBar() {
  const { t } = useTranslation();
  const links = usePageLinks('bar');
  const count = useSlip(({ items }) => items.length);
  const { isMenuOpen, isSlipOpen, changeShell } = useShell();
  const { page } = usePage();
  const navigate = useNavigate();
  const openSlip = (): void => {
    if (page?.hidesSlip !== 'everywhere') {
      changeShell({ isSlipOpen: !isSlipOpen, isMenuOpen: false });
      return;
    }
    // It covers the lines, which are its subject.
    changeShell({ arrivesAt: 'slip' });
    void navigate({ to: '/' });
  };
  return (
    <nav id={BOTTOM_BAR_ID} className={classes['bar']} aria-label={t('shell:sections')}>
      <PageLinks links={links.slice(0, BEFORE_SLIP)} />
      <button type="button" aria-expanded={isSlipOpen} onClick={openSlip}>
        <span className={classes['withCount']}>
          <Icon name="slip" />
          {count > 0 && <span className={`${classes['count']} lb-figures`}>{count}</span>}
        </span>
        {t('shell:slip')}
      </button>
      <PageLinks links={links.slice(BEFORE_SLIP)} />
      <button
        type="button"
        aria-expanded={isMenuOpen}
        onClick={() => changeShell({ isMenuOpen: !isMenuOpen, isSlipOpen: false })}
      >
        <Icon name="menu" />
        {t('shell:menu')}
      </button>
    </nav>
  );
}
