import { Suspense, useMemo, useRef } from 'react';
import { BoardPage } from '../board/BoardPage.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { SpotlightSlot } from '../spotlight/SpotlightSlot.tsx';
import { PropsOpener } from '../../betting/offering/props-opener.ts';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useWidth } from '../../ground/ui/use-width.ts';
import { calculateColumnPx, countSideColumns, hasSideRoom } from './calculate-side-columns.ts';
import classes from './LinesPage.module.css';
import { selectSideFeatures } from './side-feature-names.ts';
import { openProps } from './side-features-store.ts';
import { SideMenu } from './SideMenu.tsx';

const SideColumns = lazyPart(() => import('./SideColumns.tsx'), 'SideColumns');

/** The bet offering, and next to it the features that the customer chose, as far as there is room. */
export function LinesPage() {
  const page = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const widthPx = useWidth(page, !isPhone);
  const remembered = useDeviceSettings((settings) => settings.sideFeatures);
  const open = useMemo(() => selectSideFeatures(remembered), [remembered]);
  const hasRoom = !isPhone && hasSideRoom(widthPx);
  const columns = hasRoom ? countSideColumns(widthPx, open.length) : 0;
  return (
    <PropsOpener value={hasRoom ? openProps : null}>
      <div ref={page} className={classes['page']}>
        <BoardPage
          spotlight={<SpotlightSlot />}
          tool={hasRoom && <SideMenu open={open} columns={columns} />}
          beside={
            columns > 0 && (
              // Its place exists before its content: the board is laid out once.
              <div className={classes['beside']} style={{ width: columns * calculateColumnPx(widthPx) }}>
                <ErrorBoundary>
                  <Suspense>
                    <SideColumns open={open} columns={columns} />
                  </Suspense>
                </ErrorBoundary>
              </div>
            )
          }
        />
      </div>
    </PropsOpener>
  );
}
