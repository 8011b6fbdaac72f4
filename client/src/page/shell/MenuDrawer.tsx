import { useFocusTrap } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './MenuDrawer.module.css';
import { InboxLink } from '../messages/InboxLink.tsx';
import { BookClock } from './BookClock.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePageLinks } from '../../ground/ui/use-pages.ts';
import { PageLinks } from './PageLinks.tsx';
import { ContentLinks } from '../../words/content/ContentLinks.tsx';
import { SportsMenuSlot } from './SportsMenuSlot.tsx';
import { useLayer, useLayerEscape } from '../../ground/ui/use-layer.ts';
import { useWasTrue } from '../../ground/ui/use-was-true.ts';

/** Phone: the sports menu as a drawer, opened by the bar or by a swipe. */
export function MenuDrawer() {
  const { t } = useTranslation();
  const isOpen = useShell((state) => state.isMenuOpen);
  const changeShell = useShell((state) => state.changeShell);
  const links = usePageLinks('drawer');
  const hasBeenOpen = useWasTrue(isOpen);
  const isOnline = useSession(selectIsOnline);
  const layer = useRef<HTMLDivElement>(null);
  const drawerRef = useFocusTrap(isOpen);
  useLayer(isOpen, layer);
  const close = (): void => changeShell({ isMenuOpen: false });
  useLayerEscape(isOpen, layer, close);
  return (
    <div ref={layer} className={classes['layer']} data-open={isOpen} inert={!isOpen}>
      <button type="button" className={classes['scrim']} tabIndex={-1} aria-hidden="true" onClick={close} />
      <div
        ref={drawerRef}
        tabIndex={-1}
        className={classes['drawer']}
        role="dialog"
        aria-modal="true"
        aria-label={t('shell:sportsMenu')}
      >
        <div className={classes['head']}>
          <h2>{t('shell:sports')}</h2>
          <button type="button" aria-label={t('shell:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {isOnline && (
          <nav className={classes['pages']} aria-label={t('shell:account')}>
            <PageLinks links={links} />
            {hasBeenOpen && <InboxLink onOpen={close} />}
          </nav>
        )}
        <div className={classes['scroll']}>
          {hasBeenOpen && <SportsMenuSlot />}
          {hasBeenOpen && (
            <div className={classes['about']}>
              <ContentLinks onRules={close} />
            </div>
          )}
        </div>
        <div className={classes['clock']}>{isOpen && <BookClock />}</div>
      </div>
    </div>
  );
}
