import { type PointerEvent, useMemo } from 'react';
import { BoardContext, useBoardParts } from '../board/BoardProvider.tsx';
import { PaneContent, type PaneContentProps } from './PaneContent.tsx';
import { PaneContext } from './pane-context.ts';
import type { PaneActions } from './pane-actions.ts';
import { PaneHead } from './PaneHead.tsx';
import narrowClasses from './NarrowPane.module.css';
import classes from './Panes.module.css';
import type { KeptPane } from './use-kept-panes.ts';
import { usePaneTitle } from './use-pane-title.ts';

interface PaneFrameProps extends Omit<PaneContentProps, 'subject'> {
  pane: KeptPane;
  /** null: as wide as there is room. */
  widthPx: number | null;
  /** It is dragged, or the dragged one would take its place. */
  mark: 'dragged' | 'target' | null;
  actions: PaneActions;
  /** Panes stand side by side, each with its own head; without it a bar above the only one has what heads have. */
  onGrab?: (event: PointerEvent<HTMLElement>) => void;
}

/** One pane: its head, which stays, and its own scrolling content. */
export function PaneFrame({ pane, widthPx, mark, actions, onGrab, ...content }: PaneFrameProps) {
  const { id, subject, unfolding, places } = pane;
  const title = usePaneTitle()(subject);
  const { show } = actions;
  const parts = useBoardParts();
  const ownParts = useMemo(() => ({ ...parts, unfolding, places }), [parts, unfolding, places]);
  const own = useMemo(() => ({ subject, show }), [subject, show]);
  return (
    <section
      aria-label={title}
      className={`${classes['pane']} ${narrowClasses['lines']}`}
      data-pane={id}
      data-mark={mark ?? undefined}
      {...(widthPx !== null && { style: { width: widthPx } })}
    >
      {onGrab === undefined ? (
        <h2 className="lb-visually-hidden">{title}</h2>
      ) : (
        <PaneHead title={title} subject={subject} actions={actions} onGrab={onGrab} />
      )}
      <PaneContext value={own}>
        <BoardContext value={ownParts}>
          <PaneContent subject={subject} {...content} />
        </BoardContext>
      </PaneContext>
    </section>
  );
}
