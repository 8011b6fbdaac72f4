import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { findCell } from '../board/grid-keys.ts';
import type { AttachCell } from '../board/use-cells.ts';
import { useGridKeys } from '../board/use-grid-keys.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { FoundCells, describeFoundPick, seeFoundLine } from './found-cells.ts';
import classes from './Hits.module.css';

interface FoundGridProps {
  label: string;
  topics: readonly TopicName[];
  /** The picks in the list: the same object while the list is the same. */
  picks: readonly WagerPick[];
  /** Rows have no button of their own that Tab reaches: one price is in the tab order, as on the board. */
  isTabbed?: boolean;
  /** A price went onto the slip or off it. */
  onBet?: () => void;
  children: (attach: AttachCell) => ReactNode;
}

/** Keeps the lines of a list current for as long as it is shown. */
const useFoundCells = (topics: readonly TopicName[], picks: readonly WagerPick[]): FoundCells => {
  const [cells] = useState(() => new FoundCells());
  const who = useId();
  useEffect(() => cells.start(), [cells]);
  useEffect(() => useFoundLines.getState().list(who, topics, picks), [who, topics, picks]);
  useEffect(() => () => useFoundLines.getState().list(who, [], []), [who]);
  return cells;
};

/** A list of prices outside of the board, as a grid with arrow keys: its prices are pressed as on the board. */
export function FoundGrid({ label, topics, picks, isTabbed = false, onBet, children }: FoundGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const noGrid = useRef<HTMLDivElement>(null);
  const cells = useFoundCells(topics, picks);

  const { onKeyDown, onFocus } = useGridKeys(isTabbed ? grid : noGrid);

  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null;
    const pick = cells.pick(button?.dataset['pick'] ?? '');
    if (button === null || pick === undefined) return;
    const seen = seeFoundLine(pick);
    // A pick on the slip can always be removed.
    if (seen === null && button.getAttribute('aria-pressed') !== 'true') return;
    const none = { price: 0, line: null, position: { epoch: '', clk: 0 } };
    useSlip.getState().togglePick(pick, seen ?? none, describeFoundPick(pick));
    onBet?.();
  };

  const move = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
    const to = findCell(event.target, event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={classes['hits']}
      onClick={press}
      onKeyDown={isTabbed ? onKeyDown : move}
      onFocus={isTabbed ? onFocus : undefined}
    >
      {children(cells.attach)}
    </div>
  );
}
