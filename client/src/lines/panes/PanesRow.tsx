import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import { useWidth } from '../../ground/ui/use-width.ts';
import { changePane, closePane, LEAST_PANES, movePane, type PaneLayout, setWidths } from './pane-layout.ts';
import { fitWidths, moveEdge, rangeOfEdge } from './pane-widths.ts';
import { PaneEdge } from './PaneEdge.tsx';
import { PaneFrame } from './PaneFrame.tsx';
import classes from './Panes.module.css';
import type { PaneActions } from './pane-actions.ts';
import { usePaneDrag } from './use-pane-drag.ts';
import { usePaneTitle } from './use-pane-title.ts';
import { useDrawnPanes } from './use-drawn-panes.ts';
import type { KeptPane } from './use-kept-panes.ts';

interface PanesRowProps {
  panes: PaneLayout;
  kept: readonly KeptPane[];
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/** Panes.module.css draws them as wide. */
const EDGE_PX = 7;

/** The widths while an edge is dragged, otherwise those of the address on this screen. */
const useEdges = (panes: PaneLayout, rowPx: number, change: PanesRowProps['change']) => {
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const fitted = fitWidths(
    panes.map(({ width }) => width),
    rowPx - (panes.length - 1) * EDGE_PX,
  );
  const widths = dragged?.length === panes.length ? dragged : fitted;
  return {
    widths,
    drag: (at: number) => (byPx: number) => setDragged(moveEdge(fitted, at, byPx)),
    cancel: () => setDragged(null),
    move: (at: number) => (byPx: number | null) => {
      const next = byPx === null ? dragged : moveEdge(fitted, at, byPx);
      setDragged(null);
      if (next !== null) change(setWidths(panes, next), false);
    },
  };
};

/** Panes side by side: dragged past each other by their heads, and wider or narrower by the edges between them. */
export function PanesRow({ panes, kept, change }: PanesRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const rowPx = useWidth(row);
  const titleOf = usePaneTitle();
  const { widths, drag: dragEdge, cancel, move: moveEdgeOf } = useEdges(panes, rowPx, change);
  const move = (from: number, to: number): void => change(movePane(panes, from, to), true);
  const { drag, grab } = usePaneDrag(row, move);
  const drawn = useDrawnPanes(kept.map((pane, at) => ({ pane, widthPx: widths[at]! })));
  const count = panes.length;

  const actionsOf = (at: number): PaneActions => ({
    show: (subject) => change(changePane(panes, at, subject), true),
    moveLeft: at === 0 ? null : () => move(at, at - 1),
    moveRight: at === count - 1 ? null : () => move(at, at + 1),
    close:
      count <= LEAST_PANES
        ? null
        : () => {
            change(closePane(panes, at), true);
            // The pressed button goes away with its pane.
            focusMain();
          },
  });

  return (
    <div ref={row} className={classes['row']} data-panes={count} data-dragging={drag !== null}>
      {drawn.panes.map((one, at) => (
        <Fragment key={one.pane.id}>
          {at > 0 && (
            <PaneEdge
              title={titleOf(panes[at - 1]!.subject)}
              range={rangeOfEdge(widths, at - 1)}
              onDrag={dragEdge(at - 1)}
              onMove={moveEdgeOf(at - 1)}
              onCancel={cancel}
            />
          )}
          <PaneFrame
            {...one}
            widthPx={widths[at]!}
            mark={drag === null ? null : drag.from === at ? 'dragged' : drag.to === at ? 'target' : null}
            actions={actionsOf(at)}
            onGrab={grab(at)}
            part={{ at, of: count }}
            tellWindows={drawn.tellWindows}
          />
        </Fragment>
      ))}
      <p role="status" className="lb-visually-hidden">
        {drag !== null &&
          t('panes:dragging', { title: titleOf(panes[drag.from]!.subject), place: drag.to + 1, count })}
      </p>
    </div>
  );
}
