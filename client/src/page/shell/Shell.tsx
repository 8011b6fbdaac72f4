import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { SlipAside } from '../../betting/slip/SlipAside.tsx';
import { SlipSheet } from '../../betting/slip/SlipSheet.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { focusLines, MAIN_ID } from '../../ground/ui/focus-parts.ts';
import { Header } from './Header.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { KeptPage } from './KeptPage.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { MenuAside } from './MenuAside.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';
import { Notices } from '../../ground/ui/Notices.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useRoutePage } from '../../ground/ui/use-pages.ts';
import classes from './Shell.module.css';
import { StartFailed } from './StartFailed.tsx';
import { StateLine } from './StateLine.tsx';

// When it is closed, nothing of it is visible.
const MenuDrawer = lazyPart(
  behindFirstPrices(() => import('./MenuDrawer.tsx')),
  'MenuDrawer',
);

// No dialog is open at first except one that the address names; the list of dialogs is larger than the frame.
const Dialogs = lazyPart(
  behindFirstPrices(() => import('./Dialogs.tsx')),
  'Dialogs',
);

/** The frame around every page: menu, page and slip side by side, or one above the other on a phone. */
export function Shell() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const menuCollapsed = useDeviceSettings((settings) => settings.menuCollapsed);
  const isGameOpen = useShell((state) => state.isGameOpen);
  const page = useRoutePage();
  const hasMenu = page?.hasSportsMenu ?? false;
  const hidesSlip = page?.hidesSlip === 'everywhere' || (page?.hidesSlip === 'desk' && !isPhone);
  return (
    <div className={classes['shell']} data-menu={hasMenu && !menuCollapsed ? 'open' : 'collapsed'}>
      <button type="button" className={classes['skip']} onClick={focusLines}>
        {t(hasMenu ? 'shell:skipToLines' : 'shell:skipToContent')}
      </button>
      {!(isPhone && isGameOpen) && <Header isPhone={isPhone} />}
      <div className={classes['columns']}>
        {!isPhone && hasMenu && <MenuAside />}
        <div className={classes['page']}>
          <main id={MAIN_ID} tabIndex={hasMenu ? -1 : 0} className={classes['main']}>
            <ErrorBoundary>
              <StartFailed />
              <Outlet />
            </ErrorBoundary>
            <LoadingOverlay />
          </main>
          {!isPhone && <StateLine isPhone={false} />}
        </div>
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
        <Suspense>
          <Dialogs />
        </Suspense>
      </ErrorBoundary>
      <Notices />
      <KeptPage isPhone={isPhone} hasMenu={hasMenu} />
    </div>
  );
}
