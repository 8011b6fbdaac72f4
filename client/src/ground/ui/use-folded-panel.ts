import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export interface FoldedPanel {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Ref for the part around button and panel. */
  area: ReturnType<typeof useClickOutside<HTMLDivElement>>;
  closeOnEscape: (event: KeyboardEvent) => void;
  panel: RefObject<HTMLDivElement | null>;
  /** The id for the button's `aria-controls`. */
  panelId: string;
}

/** A panel that unfolds below its button: Escape and a press elsewhere fold it, and the focus goes back. */
export const useFoldedPanel = (): FoldedPanel => {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = (): void => setIsOpen(false);
  const area = useClickOutside<HTMLDivElement>(close);
  useFocusReturn(isOpen, panel);
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close,
    area,
    closeOnEscape: ({ key }) => {
      if (key === 'Escape') close();
    },
    panel,
    panelId,
  };
};
