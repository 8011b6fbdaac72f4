import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useRef,
} from 'react';

/** Pixels per millisecond from which a flick counts, however short it is. */
const FLICK_SPEED = 0.4;
/** A click this soon after a finger or a mouse let go is its echo. */
const ECHO_WITHIN_MS = 500;
/** Less than this is a tap. */
const TAP_PX = 6;

interface Drag {
  fromY: number;
  startedOpen: boolean;
  travel: number;
  lastY: number;
  lastMs: number;
  speed: number;
}

interface SheetDragProps {
  sheet: RefObject<HTMLElement | null>;
  isOpen: boolean;
  peekPx: number;
  onSettle: (open: boolean) => void;
}

export interface SheetDragHandlers {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void;
  onPointerUp: (event: ReactPointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => void;
  onClickCapture: (event: ReactMouseEvent<HTMLElement>) => void;
}

/** The sheet follows the finger that holds its head, and settles in the direction of its motion. */
export const useSheetDrag = ({ sheet, isOpen, peekPx, onSettle }: SheetDragProps): SheetDragHandlers => {
  const drag = useRef<Drag | null>(null);
  const letGoMs = useRef(Number.NEGATIVE_INFINITY);

  const settle = (open: boolean | null): void => {
    drag.current = null;
    sheet.current?.style.removeProperty('transform');
    sheet.current?.style.removeProperty('transition');
    if (open !== null) onSettle(open);
  };

  return {
    onPointerDown: (event) => {
      if (sheet.current === null || event.button !== 0) return;
      // From here on the head receives the pointer's events wherever it goes.
      event.currentTarget.setPointerCapture(event.pointerId);
      const travel = sheet.current.offsetHeight - peekPx;
      const now = { lastY: event.clientY, lastMs: event.timeStamp, speed: 0 };
      drag.current = { fromY: event.clientY, startedOpen: isOpen, travel, ...now };
    },
    onPointerMove: (event) => {
      const held = drag.current;
      if (held === null || sheet.current === null) return;
      const moved = event.clientY - held.fromY;
      const elapsedMs = Math.max(1, event.timeStamp - held.lastMs);
      held.speed = (event.clientY - held.lastY) / elapsedMs;
      held.lastY = event.clientY;
      held.lastMs = event.timeStamp;
      const offset = Math.min(held.travel, Math.max(0, (held.startedOpen ? 0 : held.travel) + moved));
      sheet.current.style.transition = 'none';
      sheet.current.style.transform = `translateY(${offset}px)`;
    },
    onPointerUp: (event) => {
      const held = drag.current;
      if (held === null) return;
      letGoMs.current = event.timeStamp;
      const moved = event.clientY - held.fromY;
      if (Math.abs(moved) <= TAP_PX) settle(!held.startedOpen);
      else if (Math.abs(held.speed) > FLICK_SPEED) settle(held.speed < 0);
      else settle((held.startedOpen ? 0 : held.travel) + moved < held.travel / 2);
    },
    onPointerCancel: () => settle(null),
    onClickCapture: (event) => {
      if (event.timeStamp - letGoMs.current < ECHO_WITHIN_MS) event.stopPropagation();
    },
  };
};
