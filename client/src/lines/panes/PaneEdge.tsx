import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EdgeRange } from './pane-widths.ts';
import classes from './Panes.module.css';

interface PaneEdgeProps {
  /** The name of the pane before the edge. */
  title: string;
  range: EdgeRange;
  /** While it is dragged. @param byPx from where it was taken */
  onDrag: (byPx: number) => void;
  /** It was let go of, or moved by a key. @param byPx null: as it was dragged */
  onMove: (byPx: number | null) => void;
  /** The drag was broken off. */
  onCancel: () => void;
}

const STEP_PX = 16;
const LARGE_STEP_PX = 96;

const stepOf = ({ key, shiftKey }: KeyboardEvent): number | null => {
  const step = shiftKey ? LARGE_STEP_PX : STEP_PX;
  switch (key) {
    case 'ArrowLeft':
      return -step;
    case 'ArrowRight':
      return step;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return null;
  }
};

/** Between two panes: is dragged, or moved by the arrow keys, Home and End, to share their width differently. */
export function PaneEdge({ title, range, onDrag, onMove, onCancel }: PaneEdgeProps) {
  const { t } = useTranslation();
  const takenAt = useRef<number | null>(null);

  const take = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    takenAt.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
  };
  const drag = ({ clientX }: PointerEvent): void => {
    if (takenAt.current !== null) onDrag(clientX - takenAt.current);
  };
  const letGo = (): void => {
    if (takenAt.current === null) return;
    takenAt.current = null;
    onMove(null);
  };
  const cancel = (): void => {
    takenAt.current = null;
    onCancel();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && takenAt.current !== null) cancel();
    const step = stepOf(event);
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(step);
  };

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('panes:edge', { title })}
      aria-valuemin={range.leastPx}
      aria-valuemax={range.mostPx}
      aria-valuenow={range.nowPx}
      aria-valuetext={t('panes:pixels', { count: range.nowPx })}
      className={classes['edge']}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={cancel}
      onKeyDown={press}
    />
  );
}
