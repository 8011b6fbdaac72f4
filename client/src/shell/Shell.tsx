import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../device/device-settings.ts';
import { SlipAside } from '../slip/SlipAside.tsx';
import { SlipSheet } from '../slip/SlipSheet.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Dialogs } from './Dialogs.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { focusLines, MAIN_ID } from '../ui/focus-parts.ts';
import { Header } from './Header.tsx';
import { useIsPhone } from '../ui/layout-width.ts';
import { KeptPage } from './KeptPage.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { MenuAside } from './MenuAside.tsx';
import { Optional } from '../ui/Optional.tsx';
import { Notices } from '../ui/Notices.tsx';
import { useShell } from '../ui/shell-store.ts';
import { useRoutePage } from '../ui/use-pages.ts';
import classes from './Shell.module.css';
import { StartFailed } from './StartFailed.tsx';
import { StateLine } from './StateLine.tsx';

// Asked for right after the first paint: shut, nothing of it is seen.
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The frame around every page: menu, page and slip side by side, or one above the other on a phone. */
export function Shell() {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const menuCollapsed = useDeviceSettings((settings) => settings.menuCollapsed);
  const isGameOpen = useShell((state) => state.isGameOpen);
  const page = useRoutePage();
  const hasMenu = page?.hasSportsMenu ?? false;
  const hidesSlip = page?.hidesSlip === 'everywhere' || (page?.hidesSlip === 'desk' && !isPhone);
  return (
    <div className={classes['shell']} data-menu={hasMenu && !menuCollapsed ? 'open' : 'collapsed'}>
      <button type="button" className={classes['skip']} onClick={focusLines}>
        {t(hasMenu ? 'skipToLines' : 'skipToContent')}
      </button>
      {!(isPhone && isGameOpen) && <Header isPhone={isPhone} />}
      {!isPhone && <StateLine isPhone={false} />}
      <div className={classes['columns']}>
        {!isPhone && hasMenu && <MenuAside />}
        <main id={MAIN_ID} tabIndex={hasMenu ? -1 : 0} className={classes['main']}>
          <ErrorBoundary>
            <StartFailed />
            <Outlet />
          </ErrorBoundary>
          <LoadingOverlay />
        </main>
        {!isPhone && !hidesSlip && <SlipAside />}
      </div>
      {isPhone && (
        <>
          <StateLine isPhone />
          <Optional>
            <MenuDrawer />
          </Optional>
          {!hidesSlip && <SlipSheet />}
          <BottomBar />
        </>
      )}
      <ErrorBoundary>
        <Dialogs />
      </ErrorBoundary>
      <Notices />
      <KeptPage isPhone={isPhone} hasMenu={hasMenu} />
    </div>
  );
}
