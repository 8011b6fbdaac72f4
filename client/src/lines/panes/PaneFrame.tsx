import { type PointerEvent, useMemo } from 'react';
import { PaneContent, type PaneContentProps } from './PaneContent.tsx';
import { PaneContext } from './pane-context.ts';
import { type PaneActions, PaneHead } from './PaneHead.tsx';
import classes from './Panes.module.css';
import { usePaneTitle } from './use-pane-title.ts';

interface PaneFrameProps extends PaneContentProps {
  id: string;
  /** null: as wide as there is room. */
  widthPx: number | null;
  /** It is dragged, or the dragged one would take its place. */
  mark: 'dragged' | 'target' | null;
  actions: PaneActions;
  onGrab?: (event: PointerEvent<HTMLElement>) => void;
}

/** One pane: its head, which stays, and its own scrolling content. */
export function PaneFrame({ id, widthPx, mark, actions, onGrab, ...content }: PaneFrameProps) {
  const { subject } = content;
  const title = usePaneTitle()(subject);
  const { show } = actions;
  const own = useMemo(() => ({ subject, show }), [subject, show]);
  return (
    <section
      aria-label={title}
      className={classes['pane']}
      data-pane={id}
      data-mark={mark ?? undefined}
      {...(widthPx !== null && { style: { width: widthPx } })}
    >
      <PaneHead title={title} subject={subject} actions={actions} {...(onGrab !== undefined && { onGrab })} />
      <PaneContext value={own}>
        <PaneContent {...content} />
      </PaneContext>
    </section>
  );
}
