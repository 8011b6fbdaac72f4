import { type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMenu } from '../../betting/offering/keep-offering.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { ErrorBoundary } from '../../ground/ui/ErrorBoundary.tsx';
import { InDialog } from '../../ground/ui/in-dialog.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import type { PaneRows } from '../board/assign-panes.ts';
import { useBoardLayout } from '../board/board-layout.ts';
import { BoardPane } from '../board/BoardPane.tsx';
import { useBoardParts } from '../board/BoardProvider.tsx';
import type { PaneAnchorRef } from '../board/use-pane-anchor.ts';
import type { TellWindows } from '../board/use-row-windows.ts';
import { SIDE_FEATURES } from '../side-features/side-features.ts';
import type { PaneSubject } from './pane-subjects.ts';
import classes from './Panes.module.css';
import type { PaneLeagues } from './use-panes-view.ts';

export interface PaneContentProps {
  subject: PaneSubject;
  rows: PaneRows;
  part: { at: number; of: number };
  leagues: ReturnType<PaneLeagues['get']>;
  tellWindows: TellWindows;
}

const OpenBets = SIDE_FEATURES.openBets.Content;

/** The customer's bets, or the lines of leagues as the board draws them. */
export function PaneContent(props: PaneContentProps) {
  if (props.subject.kind !== 'bets') return <Lines {...props} />;
  return (
    <div className={classes['bets']}>
      <InDialog value>
        <ErrorBoundary>
          <Suspense fallback={<div aria-busy="true" className={classes['waiting']} />}>
            <OpenBets />
          </Suspense>
        </ErrorBoundary>
      </InDialog>
    </div>
  );
}

function Lines({ subject, rows, part, leagues, tellWindows }: PaneContentProps) {
  const { t } = useTranslation();
  const { seenTarget } = useBoardParts();
  const layout = useBoardLayout();
  const anchor: PaneAnchorRef = useRef(null);
  useResetAnchor(anchor, part.of);
  const hasMenu = useOffering((state) => state.menu !== null);
  const topics = leagues?.topics ?? [];
  const beyond = leagues?.beyond ?? 0;
  if (!hasMenu) return <NoMenu />;
  if (rows.rows.length > 0)
    return (
      <>
        {beyond > 0 && <p className={classes['note']}>{t('panes:beyondOf', { count: beyond })}</p>}
        <BoardPane
          pane={rows}
          part={part}
          // Nothing covers the list's top here, whatever the screen.
          layout={{ ...layout, stripsPx: 0 }}
          hasExtras
          anchor={anchor}
          seenTarget={seenTarget}
          tellWindows={tellWindows}
        />
      </>
    );
  if (beyond > 0) return <PageEmpty title={t('panes:beyond')} how={t('panes:beyondHow')} />;
  if (topics.length === 0 && subject.kind === 'league')
    return <PageEmpty title={t('panes:notOffered')} how={t('panes:notOfferedHow')} />;
  return (
    // The first rows take a moment.
    <div className={classes['late']}>
      {subject.kind === 'live' && <PageEmpty title={t('panes:noLive')} how={t('panes:noLiveHow')} />}
    </div>
  );
}

/** As on the board: a list that was drawn anew finds its place once. */
const useResetAnchor = (anchor: RefObject<unknown>, count: number): void =>
  useLayoutEffect(() => {
    anchor.current = null;
  }, [anchor, count]);

function NoMenu() {
  const { t } = useTranslation();
  const menuError = useOffering((state) => state.menuError);
  if (menuError === null) return <div aria-busy="true" className={classes['waiting']} />;
  return (
    <div role="alert" className={classes['failed']}>
      <p>{t('board:empty.failed')}</p>
      <button type="button" onClick={() => void loadMenu()}>
        {t('board:retry')}
      </button>
    </div>
  );
}
